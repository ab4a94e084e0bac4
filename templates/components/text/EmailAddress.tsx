interface EmailAddressProps {
  readonly children: string
}

/** An email address that doesn't fit on a line breaks after its `@`, not before its last letter. */
export function EmailAddress({ children }: EmailAddressProps) {
  const [user, domain] = children.split('@')
  return domain === undefined ? (
    children
  ) : (
    <>
      {`${user}@`}
      <wbr />
      {domain}
    </>
  )
}
