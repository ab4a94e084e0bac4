import type { FieldName } from './fields.ts'

/** What an author writes for one control: its label, an optional hint, and for a choice the label of each value. */
export interface FieldTexts {
  readonly label: string
  readonly hint?: string | undefined
  readonly options?: Readonly<Record<string, string>> | undefined
}

export interface QuoteFormTexts {
  readonly heading: string
  readonly text: string
  /** Says what the mark behind a label means. */
  readonly required: string
  readonly groups: { readonly you: string; readonly building: string; readonly plan: string }
  /** First, empty choice of every list. */
  readonly choose: string
  readonly fields: Readonly<Record<FieldName, FieldTexts>>
  readonly submit: string
  readonly submitting: string
  /** Stands under the button: what happens to what is sent. */
  readonly privacy: string
  readonly privacyLink: string
  /** Shown where no script runs, and where sending fails. */
  readonly otherWays: { readonly heading: string; readonly text: string; readonly noScript: string }
}
