/**
 * The form for a picture in a text. The one that comes with these tools lets what the picture shows be empty, which `check`
 * refuses. It is a file because `/admin` runs no script inside the page. Sveltia CMS checks the required fields of a form `image`
 * under the name `x-image`, so it has both.
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
