/** How to change a rendered component to show a state that its props can't express. */
export interface Alteration {
  /** Selects the first match: `.button`, `a`, `option[value="medical"]`. */
  readonly of: string
  /** Attributes to set; `undefined` removes one, and classes are added to the existing ones. */
  readonly attributes?: Readonly<Record<string, string | undefined>> | undefined
  /** Text to insert at its start. */
  readonly text?: string | undefined
}

/** An opening tag as React writes it; it escapes anything in attributes that could end the tag. */
const tag = /<([a-z][a-z0-9]*)((?:\s[^<>]*?)?)(\/?)>/g

/** Changes markup that React has rendered. Returns undefined if there's no matching element. */
export function alterMarkup(html: string, { of, attributes = {}, text = '' }: Alteration): string | undefined {
  const [, name, className, attribute, value] =
    /^([a-z0-9]*)(?:\.([\w-]+))?(?:\[([a-z-]+)="([^"]*)"\])?$/.exec(of) ?? []
  const fits = ([, tagName, written = '']: RegExpExecArray) =>
    (!name || tagName === name) &&
    (!className || readAttribute(written, 'class')?.split(' ').includes(className) === true) &&
    (!attribute || readAttribute(written, attribute) === value)
  const found = [...html.matchAll(tag)].find(fits)
  if (!found) return undefined
  const [whole, tagName, written = '', end] = found
  const changed = Object.entries(attributes).reduce(changeAttribute, written)
  const after = html.slice(found.index + whole.length)
  return `${html.slice(0, found.index)}<${tagName}${changed}${end}>${escapeText(text)}${after}`
}

function readAttribute(written: string, name: string): string | undefined {
  return new RegExp(String.raw`\s${name}="([^"]*)"`).exec(written)?.[1]
}

function changeAttribute(written: string, [name, value]: [string, string | undefined]): string {
  const without = written.replace(new RegExp(String.raw`\s${name}="[^"]*"`), '')
  if (value === undefined) return without
  const classes = name === 'class' ? `${readAttribute(written, name) ?? ''} ${value}`.trim() : value
  return `${without} ${name}="${escapeText(classes)}"`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
