interface EmailAddressProps {
  readonly children: string
}

/**
 * An email address that doesn't fit on a line breaks after its `@`, not before its last letter. Browsers that translate a
 * page would otherwise take the two parts for words.
 */
export function EmailAddress({ children }: EmailAddressProps) {
  const [user, domain] = children.split('@')
  return domain === undefined ? (
    children
  ) : (
    <span translate="no">
      {`${user}@`}
      <wbr />
      {domain}
    </span>
  )
}
