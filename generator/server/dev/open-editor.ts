import { spawn } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { Extension } from '../serve/serve-site.ts'
import { type EditorCall, type EditorNames, listEditors } from './choose-editor.ts'
import { readBody } from './read-body.ts'
import { isFromOwnPage } from './own-page.ts'
import { addresses, type FaultReport, type ShownPlace } from './overlay/shown.ts'

/** Bytes; a request names one place. */
const largestRequest = 8 * 1024

export interface EditorOptions {
  readonly editors: EditorNames
  /** Folder that reported files are named from; absolute. */
  readonly root: string
  /** Only what pages are told now can be opened. */
  readonly reported: () => FaultReport
}

/** Opens a reported place in the editor of this machine, for pages of this server alone. */
export function createEditorOpener({ editors, root, reported }: EditorOptions): Extension {
  return async (request, response) => {
    if (request.url !== addresses.open) return false
    if (request.method !== 'POST') return answer(response, 405)
    if (!isJson(request) || !isFromOwnPage(request)) return answer(response, 403)
    const asked = parsePlace(await readBody(request, largestRequest))
    const place = asked && listPlaces(reported()).find((known) => isSame(known, asked))
    if (!place) return answer(response, 404)
    const { line, column } = place
    for (const call of listEditors(editors, { file: resolve(root, place.file), line, column })) {
      if (await start(call)) return answer(response, 204)
    }
    return answer(response, 501)
  }
}

function answer(response: ServerResponse, status: number): true {
  response.writeHead(status).end()
  return true
}

/** A page of another site cannot send this type without being allowed to. */
function isJson({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.split(';')[0] === 'application/json'
}

function listPlaces({ faults }: FaultReport): ShownPlace[] {
  return faults.flatMap(({ at, notes }) => [at, ...notes.map((note) => note.at)])
}

type AskedPlace = Pick<ShownPlace, 'file' | 'line' | 'column'>

function isSame(a: AskedPlace, b: AskedPlace): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column
}

function parsePlace(body: string | undefined): AskedPlace | undefined {
  try {
    const asked: unknown = JSON.parse(body ?? '')
    return typeof asked === 'object' && asked !== null ? (asked as AskedPlace) : undefined
  } catch {
    return undefined
  }
}

/** Whether the program could be started. It lives on when `start` ends. */
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
