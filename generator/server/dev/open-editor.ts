import { resolve } from 'node:path'
import launchEditor from 'launch-editor'
import type { Extension } from '../serve/serve-site.ts'
import { addresses, type OverlayReport } from './overlay/report.ts'
import { isFromOwnPage, parseObject, readBody } from './requests.ts'

/** Bytes; a request only names one place. */
const largestRequest = 8 * 1024

/**
 * Opens a place in the current report in an editor on this machine. File names are relative to `root`. `editor` is a command; if
 * absent, the editor that is running, or else `VISUAL` or `EDITOR`. Only accepts requests from this server's pages.
 */
export function createEditorOpener(root: string, reported: () => OverlayReport, editor?: string): Extension {
  return async (request, response) => {
    const answer = (status: number): true => {
      response.writeHead(status).end()
      return true
    }
    if (request.url !== addresses.open) return false
    if (request.method !== 'POST') return answer(405)
    // Cross-origin pages can't send this type without a preflight.
    const isJson = request.headers['content-type']?.split(';')[0] === 'application/json'
    if (!isJson || !isFromOwnPage(request)) return answer(403)
    const asked = parseObject((await readBody(request, largestRequest)) ?? '')
    const places = reported().diagnostics.flatMap(({ at, notes }) => [at, ...notes.map((note) => note.at)])
    const place = places.find(
      ({ file, line, column }) => file === asked['file'] && line === asked['line'] && column === asked['column'],
    )
    if (!place) return answer(404)
    const { file, line, column } = place
    return answer((await open(`${resolve(root, file)}:${line}:${column}`, editor)) ? 204 : 501)
  }
}

/** Milliseconds by which a program that can't start has failed. */
const startTimeout = 300

/** Whether an editor started. Doesn't go through a shell. */
function open(place: string, editor: string | undefined): Promise<boolean> {
  return new Promise((done) => {
    launchEditor(place, editor, () => done(false))
    setTimeout(() => done(true), startTimeout)
  })
}
