/** `/admin` is `admin.html`, and may be served compressed. */
export function filePattern(address: string): string {
  return String.raw`${address.replaceAll('.', String.raw`\.`)}(?:\.html)?(?:\.br|\.gz)?`
}
