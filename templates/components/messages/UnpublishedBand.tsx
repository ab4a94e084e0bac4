/** Says over a post that nobody but its author sees it. */
export function UnpublishedBand({ text }: { readonly text: string }) {
  return (
    <p className="unpublished-band" role="note">
      {text}
    </p>
  )
}
