/** A banner above an unpublished page or post saying that only its author sees it. */
export function UnpublishedBand({ text }: { readonly text: string }) {
  return (
    <p className="unpublished-band" role="note">
      {text}
    </p>
  )
}
