/**
 * The form for an image in Markdown. The CMS's own form allows empty alt text, which `check` rejects. It's a file because
 * `/admin` doesn't allow inline scripts. Sveltia CMS checks the required fields of the `image` form under the name `x-image`,
 * so register both.
 */
export const pictureForm = String.raw`const form = {
  label: 'Image',
  icon: 'image',
  trigger: 'button',
  fields: [
    { name: 'src', label: 'Image', widget: 'image', choose_url: false },
    { name: 'alt', label: 'What it shows', widget: 'string', hint: 'Alt text, for screen readers' },
    { name: 'title', label: 'Caption', widget: 'string', required: false, hint: 'Shown below an image in its own paragraph' },
  ],
  pattern: /!\[((?:[^\]\\]|\\.)*)\]\(([^\s()]+)(?:\s+"((?:[^"\\]|\\.)*)")?\)/,
  fromBlock([, alt, src, title = '']) {
    return { src, alt: alt.replace(/\\(.)/g, '$1'), title: title.replace(/\\(.)/g, '$1') }
  },
  toBlock({ src, alt = '', title }) {
    const caption = title ? ' "' + title.replace(/["\\]/g, '\\$&') + '"' : ''
    return src ? '![' + alt.replace(/[[\]\\]/g, '\\$&') + '](' + src + caption + ')' : ''
  },
  toPreview({ src = '', alt = '', title = '' }) {
    return Object.assign(document.createElement('img'), { src, alt, title }).outerHTML
  },
}
for (const id of ['image', 'x-image']) CMS.registerEditorComponent({ ...form, id })
`
