import { escapeXml } from '../../render/derived/escape-xml.ts'
import { adminFile } from '../../schema/paths.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'

/** Every page begins like this. The policy has to come before all that it is about. */
const beginning = /<meta charset="utf-8"\s*\/?>/i

/**
 * A page with its Content-Security-Policy in it, for hosts that send no headers; any other file as it is. The forms for editors are
 * a program of others, which would not run under the policy of the pages.
 */
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
