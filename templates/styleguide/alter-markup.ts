/** What to change of a rendered component, so that it shows a state that its props do not have. */
export interface Alteration {
  /** The first element that it fits is changed: `.button`, `a`, `option[value="medical"]`. */
  readonly of: string
  /** Attributes to set; `undefined` takes one away, and a class comes on top of those that are there. */
  readonly attributes?: Readonly<Record<string, string | undefined>> | undefined
  /** Text to put at its beginning. */
  readonly text?: string | undefined
}

/** An opening tag, as React writes it: in attributes it escapes what could end the tag. */
const tag = /<([a-z][a-z0-9]*)((?:\s[^<>]*?)?)(\/?)>/g

/** Changes markup that React has rendered. Where it holds no such element there is no result. */
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
