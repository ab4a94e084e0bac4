import { parseInputs } from '../../render/page-plan.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import type { SiteRecord } from '../../output/write/site-record.ts'

/** The inputs of pages, in an editor's words. */
const names: Readonly<Record<string, string>> = {
  templates: 'the templates or the generator',
  frame: 'what all pages share: header, footer, styles or scripts',
  content: 'its text',
  map: 'the map of all cities',
  settings: 'the configuration, or the shared text of post pages',
  post: 'its post, or its image',
  related: 'a related post',
  posts: 'a post that it lists',
  list: 'its place in the list, or the address of the search index',
  card: 'its social card',
  picture: 'the image shown when it is shared',
  policy: 'the security policy in the page',
}

interface Explained {
  readonly outputs: readonly OutputFile[]
  readonly before: SiteRecord | undefined
  readonly after: SiteRecord
}

/** Explains why a page was rendered or not. `asked` is its address, or its file in the site. */
export function explainPage(asked: string, { outputs, before, after }: Explained): string {
  const output = findOutput(asked, outputs)
  if (!output) return `There is no page ${asked}. Use an address such as /about, or a file such as about.html.\n`
  const { path, version } = output
  const [known, made] = [before?.get(path), after.get(path)]
  if (version === undefined) return `${path} is built every time, and written if it changed.\n`
  if (!before) return `${path} was built: there is no record of an earlier build.\n`
  if (!known) return `${path} was built: it is new.\n`
  const [old, inputs] = [parseInputs(known.version), parseInputs(version)]
  const changed = [...new Set([...Object.keys(old), ...Object.keys(inputs)])].filter((key) => old[key] !== inputs[key])
  if (changed.length > 0)
    return `${path} was rebuilt, because this has changed since the last build:\n${formatInputs(changed)}`
  if (made?.ino === known.ino && made.mtimeMs === known.mtimeMs)
    return `${path} was not rebuilt: nothing it depends on changed. It depends on:\n${formatInputs(Object.keys(inputs))}`
  return `${path} was rebuilt: nothing it depends on changed, but its file was deleted or changed outside the build.\n`
}

function findOutput(asked: string, outputs: readonly OutputFile[]): OutputFile | undefined {
  const name = asked.replace(/^\/+/, '').replace(/[/\\]+$/, '')
  const files = new Set([name, `${name}.html`, name === '' ? 'index.html' : `${name}/index.html`])
  return outputs.find(({ path }) => files.has(path))
}

function formatInputs(keys: readonly string[]): string {
  return keys.map((key) => (names[key] === undefined ? `  ${key}\n` : `  ${names[key]} (${key})\n`)).join('')
}
