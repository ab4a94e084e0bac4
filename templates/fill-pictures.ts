/** Where a picture belongs in the HTML of a text; without a number it is one that was reported, and nothing is shown. */
export const pictureMark = /<img(?: data-picture="(\d+)")?>/g

/** The HTML of a text with its pictures as `write` writes them. The sanitiser lets no other `<img>` through. */
export function fillPictures<Picture>(
  { html, pictures = [] }: { readonly html: string; readonly pictures?: readonly Picture[] | undefined },
  write: (picture: Picture) => string,
): string {
  if (!html.includes('<img')) return html
  return html.replaceAll(pictureMark, (_, number: string | undefined) => {
    const picture = number === undefined ? undefined : pictures[Number(number)]
    return picture === undefined ? '' : write(picture)
  })
}
