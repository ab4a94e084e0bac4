import { resolve } from 'node:path'
import launchEditor from 'launch-editor'
import type { Extension } from '../serve/serve-site.ts'
import { addresses, type OverlayReport, type ReportedPlace } from './overlay/report.ts'
import { isFromOwnPage, parseObject, readBody } from './requests.ts'

/** Bytes; a request names one place. */
const largestRequest = 8 * 1024

interface EditorOptions {
  /** A command, from `LAUNCH_EDITOR`; absent, the editor that runs is used, or else that of `VISUAL` or `EDITOR`. */
  readonly editor: string | undefined
  /** Folder that reported files are named from; absolute. */
  readonly root: string
  /** Only what pages show now can be opened. */
  readonly reported: () => OverlayReport
}

/** Opens a reported place in the editor of this machine, for pages of this server only. */
export function createEditorOpener({ editor, root, reported }: EditorOptions): Extension {
  return async (request, response) => {
    const answer = (status: number): true => {
      response.writeHead(status).end()
      return true
    }
    if (request.url !== addresses.open) return false
    if (request.method !== 'POST') return answer(405)
    // A page of another site cannot send this type without permission.
    const isJson = request.headers['content-type']?.split(';')[0] === 'application/json'
    if (!isJson || !isFromOwnPage(request)) return answer(403)
    const asked = parseObject((await readBody(request, largestRequest)) ?? '')
    const place = listPlaces(reported()).find(
      ({ file, line, column }) => file === asked['file'] && line === asked['line'] && column === asked['column'],
    )
    if (!place) return answer(404)
    const { file, line, column } = place
    return answer((await open(`${resolve(root, file)}:${line}:${column}`, editor)) ? 204 : 501)
  }
}

function listPlaces({ diagnostics }: OverlayReport): ReportedPlace[] {
  return diagnostics.flatMap(({ at, notes }) => [at, ...notes.map((note) => note.at)])
}

/** Milliseconds in which a program that cannot be started has failed. */
const patience = 300

/** Whether an editor could be started. No shell reads the place. */
function open(place: string, editor: string | undefined): Promise<boolean> {
  return new Promise((done) => {
    launchEditor(place, editor, () => done(false))
    setTimeout(() => done(true), patience)
  })
}
