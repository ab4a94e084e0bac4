import { createInterface } from 'node:readline/promises'

/** The two ends of a terminal. */
export interface TerminalStreams {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
}

/** Asks on a terminal. */
export interface Prompt {
  /** The line that was typed, without spaces around it. */
  readonly ask: (question: string) => Promise<string>
  readonly say: (text: string) => void
  readonly close: () => void
}

/** Whoever was asked pressed Ctrl+C, or closed the terminal. */
export class CancelledError extends Error {}

export function openPrompt({ input, output }: TerminalStreams): Prompt {
  const lines = createInterface({ input, output, terminal: true })
  const ending = new AbortController()
  lines.on('SIGINT', () => lines.close())
  lines.on('close', () => ending.abort())
  return {
    async ask(question) {
      if (ending.signal.aborted) throw new CancelledError()
      try {
        return (await lines.question(question, { signal: ending.signal })).trim()
      } catch (error) {
        if (ending.signal.aborted) throw new CancelledError()
        throw error
      }
    },
    say: (text) => output.write(text),
    close: () => lines.close(),
  }
}
