import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Extension } from '../serve/serve-site.ts'
import { type EditorCall, type EditorNames, listEditors } from './choose-editor.ts'
import { addresses, type OverlayReport, type ReportedPlace } from './overlay/report.ts'
import { isFromOwnPage, parseObject, readBody } from './requests.ts'

/** Bytes; a request names one place. */
const largestRequest = 8 * 1024

interface EditorOptions {
  readonly editors: EditorNames
  /** Folder that reported files are named from; absolute. */
  readonly root: string
  /** Only what pages show now can be opened. */
  readonly reported: () => OverlayReport
}

/** Opens a reported place in the editor of this machine, for pages of this server only. */
export function createEditorOpener({ editors, root, reported }: EditorOptions): Extension {
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
    for (const call of listEditors(editors, { ...place, file: resolve(root, place.file) })) {
      if (await start(call)) return answer(204)
    }
    return answer(501)
  }
}

function listPlaces({ diagnostics }: OverlayReport): ReportedPlace[] {
  return diagnostics.flatMap(({ at, notes }) => [at, ...notes.map((note) => note.at)])
}

/** Whether the program could be started. It keeps running when `start` ends. */
function start({ program, args }: EditorCall): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: 'ignore', detached: true, shell: false })
    child.once('error', () => done(false))
    child.once('spawn', () => {
      child.unref()
      done(true)
    })
  })
}
