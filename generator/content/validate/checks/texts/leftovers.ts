import { pictureEnding } from '../../../../schema/kinds/image-path.ts'

/**
 * Tags of Liquid, Hugo, kramdown and Pandoc, comments of MDX, and citations of ChatGPT: `{% include x %}`, `{{ page.title }}`,
 * `{: .class}`, `{#id}`, `{width="3in"}`, `[words]{.underline}`, `:contentReference[oaicite:0]{index=0}`; not `node{.h, .cc}`. And
 * formulas in LaTeX: `\text{Cost} = 3 \times 4`.
 */
export const leftover =
  /(?<!\\)(?:(?<![:a-z])\\(?:begin|cdot|d?frac|left|math\w+|sqrt|sum|text|times)\b[^\n]*|\{%(?:[^]{0,2000}?%\}|[^\n]*)|\{\{(?:[^]{0,2000}?\}\}|[^\n]*)|\{:[^{}\n]*\}|\{\/\*[^{}]*\*\/\}|(?:(?:(?<!\w):[a-z][\w-]*|(?<![\]!]))\[[^\][]{0,200}\])?\{[#.](?!\w*,)[^{}\n]*\}|(?::contentReference\[[^\][\n]*\])?\{[a-z-]+=(?:"[^{}\n]*|\d+)\})/g

const hintForAddress = 'replace it with the address, such as `/blog/salt-on-floors`.'

/** What to write instead, or that the tag should be deleted. */
const replacements: readonly (readonly [found: RegExp, hint: string | ((address: string) => string)])[] = [
  // The path is in quotes, or follows `link`.
  [
    new RegExp(String.raw`^\{(?:\{-?\s*["']|%-?\s*link\s+)\S*?([\w.-]+${pictureEnding})\b`, 'i'),
    (name) => `replace it with the image's path in \`content/images/\`, such as \`posts/${name}\`.`,
  ],
  [/^\{\{-?\s*["']\/?([^"'\s]*)["']\s*\|\s*(?:(?:relative|absolute)_)?url\b/, (address) => `write \`/${address}\`.`],
  [/^(?::[a-z][\w-]*)?\[([^\]]+)\]\{[#.]/, (words) => `write only \`${words}\`.`],
  [/^\\/, 'write the formula in words and numbers: `12 hours × $35 = $420`.'],
  [/youtube|vimeo|video/i, 'delete it, and write the address of the video in its own paragraph.'],
  [
    new RegExp(
      String.raw`^\{[{%][<%]?\s*(?:include\s+\S*)?(?:figure|(?:asset_)?img|image|picture)(?:[^]*?([\w.-]+${pictureEnding})\b)?`,
      'i',
    ),
    (name) => `replace it with an image in Markdown: \`![What it shows](posts/${name || 'salt.webp'} "Caption")\`.`,
  ],
  [/^\{%\s*(?:post_url|link)/, hintForAddress],
  [/^\{\{<?\s*(?:rel)?ref\b/, hintForAddress],
  [/^\{%\s*(?:end)?highlight|^\{\{<\s*\/?\s*highlight/, 'replace it with a line of three backticks: ```.'],
  [/^\{\{\s*site\.(?:base)?url/, 'delete it: addresses on this site begin with `/`.'],
  [/^\{\{|^\{%-?\s*(?:gist|include|render)/, 'delete it, or replace it with what it would show.'],
  [/^\{#/, 'delete it: headings get their addresses automatically.'],
]

export function hintForLeftover(found: string, allowed: readonly string[]): string {
  const name = /^\{\{\s*(\w+)\s*\}\}$/.exec(found)?.[1] ?? ''
  if (allowed.includes(name)) return `write \`{${name}}\`.`
  for (const [pattern, hint] of replacements) {
    const match = pattern.exec(found)
    if (match) return typeof hint === 'string' ? hint : hint(match[1] ?? '')
  }
  return 'delete it.'
}
