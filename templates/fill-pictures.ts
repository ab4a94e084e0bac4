/** An image's place in a text's HTML. Without a number, the image was reported as an error and nothing is shown. */
export const pictureMark = /<img(?: data-picture="(\d+)")?>/g

/** A text's HTML, with its images rendered by `write`. The sanitizer allows no other `<img>`. */
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
