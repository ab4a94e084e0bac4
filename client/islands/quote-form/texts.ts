import type { FieldName, RequiredName } from './fields.ts'

/** What an author writes for one control: its label, an optional hint, and for a choice the label of each value. */
export interface FieldTexts {
  readonly label: string
  readonly hint?: string | undefined
  readonly options?: Readonly<Record<string, string | undefined>> | undefined
  /** The service behind a value: people who come from its page find the value chosen. */
  readonly services?: Readonly<Record<string, string>> | undefined
}

/** What is said of a request that the service did not take, unless it gave a reason of its own. */
export interface FailureTexts {
  /** Where nothing else is known. */
  readonly failure: string
  /** No answer at all. */
  readonly network: string
  /** Status 403, 429 and 451. */
  readonly forbidden: string
  readonly tooMany: string
  readonly headless: string
}

export interface MessageTexts extends FailureTexts {
  /** `Please fill in the {field}`, with one of `names`. */
  readonly required: string
  readonly names: Readonly<Record<RequiredName, string>>
  readonly email: string
  readonly phone: string
  /** Said of a phone number with an extension behind it. */
  readonly extension: string
  /** Said of a day that is none, or years away, and of one that is gone. */
  readonly date: string
  readonly past: string
  readonly success: string
  /** Where a field that no one sees is filled in. */
  readonly trapped: string
  /** Name of the button that closes a message. */
  readonly close: string
}

export interface QuoteFormTexts {
  readonly heading: string
  readonly text: string
  /** Says what the mark behind a label means. */
  readonly required: string
  readonly groups: {
    readonly you: string
    readonly building: string
    readonly plan: string
    /** Opens the last two on phones. */
    readonly details: string
  }
  /** First, empty choice of every list. */
  readonly choose: string
  readonly fields: Readonly<Record<FieldName, FieldTexts>>
  /** `{count} characters left` */
  readonly remaining: string
  /** Comes before the city's name for people who come from its page: `City:` */
  readonly city: string
  /** Label of the field that no one sees. */
  readonly trap: string
  readonly submit: string
  readonly submitting: string
  readonly messages: MessageTexts
  /** Stays after a request was sent, with its reference number. */
  readonly sent: {
    readonly heading: string
    readonly reference: string
    readonly text: string
    /** `Call {phone}` */
    readonly call: string
    /** Heading of what was sent. */
    readonly answers: string
    /** Heading of the form, which is empty again. */
    readonly another: string
  }
  /** After a press that sent nothing. */
  readonly errors: {
    /** Above the list of fields that are wrong. */
    readonly heading: string
    /** Name of the page's tab meanwhile: `Error: {page}` */
    readonly title: string
    /** Above the reason why a request failed. */
    readonly failed: string
  }
  /** Below that reason. */
  readonly failed: string
  /** Where the form's script could not be fetched. */
  readonly unsent: string
  /** Stands under the button: what happens to what is sent. */
  readonly privacy: string
  readonly privacyLink: string
  /** Beside the form, and where no script runs. */
  readonly otherWays: {
    readonly heading: string
    readonly text: string
    readonly noScript: string
    /** Where scripts are on, and ours are held up or blocked. */
    readonly plain: string
  }
}
