import { collect } from '../../shared/diagnostics/diagnostic.ts'
import { parseSource } from '../parse/parse-source.ts'
import type { SourceText } from '../load/source-file.ts'
import { countWords } from '../markdown/count-words.ts'
import type { SourceKind } from '../validate/entry.ts'
import { passOver } from '../validate/pass-over.ts'
import { listRareCharacters } from './list-rare-characters.ts'
import { readData } from './read-data.ts'
import type { Reading } from './reading.ts'

/** Reads what other pages show of a file whose own page another machine makes: its keys, and how long its text is. */
export function skimSource(source: SourceText, kind: SourceKind): Reading {
  const { value: parsed, diagnostics: syntax } = collect((report) => parseSource(source, report))
  const isFilled = source.text.includes('{')
  if (!parsed) return { faults: syntax, mendedLines: [], samples: [], isFilled }
  const { value: data, diagnostics } = collect((report) => readData(parsed, kind, passOver([parsed], report)))
  const text = parsed.body?.text ?? ''
  return {
    faults: [...syntax, ...diagnostics],
    mendedLines: [...parsed.mendedLines],
    samples: [],
    isFilled,
    content: {
      raw: data.raw,
      isValid: data.isValid,
      hasUnreadKeys: parsed.hasUnreadKeys === true,
      isPartial: true,
      texts: { body: { headings: [], links: [], wordCount: countWords(text) } },
      checks: [],
      characters: listRareCharacters([JSON.stringify(data.raw), text]),
    },
  }
}
