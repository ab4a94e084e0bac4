import type { PublicationOptions } from '../../../../schema/publication.ts'
import { todoPattern } from '../../../../schema/todo-marker.ts'
import type { Report } from '../../../../shared/diagnostics/diagnostic.ts'
import { shorten } from '../../../../shared/diagnostics/shorten.ts'
import { valueAt } from '../../find-place.ts'
import { type ReportOfFile, reportIn } from '../../report-in.ts'
import { checkMarks } from './check-marks.ts'
import { createPlaceholderCheck } from './check-placeholders.ts'
import { checkUnseen } from './check-unseen.ts'
import {
  type CheckedFile,
  createVerbatimCheck,
  isMarkdown,
  type IsShown,
  listTexts,
  type TypedText,
} from './typed-text.ts'

/** Reports TODO markers, unknown placeholders, Markdown in plain text, and invisible characters. */
export function checkTexts(
  file: CheckedFile,
  { audience }: Pick<PublicationOptions, 'audience'>,
  report: Report,
): void {
  const { kind, raw, parsed } = file
  const { error, warn } = reportIn(parsed, report)
  const isDraft = kind?.collection && valueAt(raw, ['draft']) === true
  // In drafts and in local preview, a TODO marker is only a reminder.
  const reportMarker = audience === 'authors' || isDraft ? warn : error
  const isVerbatim = createVerbatimCheck(file)
  const checkPlaceholders = createPlaceholderCheck(file, { error, warn })
  for (const text of listTexts(parsed)) {
    const isShown = (index: number) => !isVerbatim(text.placeAt(index))
    checkTodoMarkers(text, isShown, reportMarker)
    checkPlaceholders(text, isShown)
    if (kind && text.value && !isMarkdown(kind, text.value.path)) checkMarks(text, text.value.path, { error, warn })
    checkUnseen(text, error)
  }
}

function checkTodoMarkers({ typed, placeAt }: TypedText, isShown: IsShown, report: ReportOfFile): void {
  for (const { index } of typed.matchAll(todoPattern)) {
    if (!isShown(index)) continue
    const rest = typed.slice(index).trimEnd().replace(/["']$/, '')
    const text = shorten(rest.includes('[') ? rest : rest.replace(/\]$/, ''))
    const hint = "replace these words; a page that says `TODO:` can't be published."
    report('content/gap', placeAt(index), `This text still has to be written: "${text}"`, hint)
  }
}
