import { escapeXml } from '../../render/derived/escape-xml.ts'
import { adminFile } from '../../schema/paths.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'

/** Every page has this at the start. The policy must come before anything that it applies to. */
const beginning = /<meta charset="utf-8"\s*\/?>/i

/** Adds the policy to a page, for hosts that send no headers. The CMS page runs third-party code that it would block. */
export function addMetaPolicy(output: OutputFile, policy: string): OutputFile {
  const { path, version } = output
  if (!path.endsWith('.html') || path === adminFile) return output
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}">`
  return {
    path,
    ...(version !== undefined && { version: `${version} policy:${shortHash(policy)}` }),
    get content() {
      const html = Buffer.from(output.content).toString()
      if (!beginning.test(html)) throw new Error(`${path} does not say where its head begins`)
      return html.replace(beginning, (tag) => tag + meta)
    },
  }
}
