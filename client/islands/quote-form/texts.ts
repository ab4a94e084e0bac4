import type { FieldName, RequiredName } from './fields.ts'

/** The author's texts for one control: its label, an optional hint, and for a choice, the label of each value. */
export interface FieldTexts {
  readonly label: string
  readonly hint?: string | undefined
  readonly options?: Readonly<Record<string, string | undefined>> | undefined
  /** The service behind each value, used to preselect it for visitors who come from that service's page. */
  readonly services?: Readonly<Record<string, string>> | undefined
}

/** Shown if the service didn't accept a request, unless it gave its own reason. */
export interface FailureTexts {
  /** The fallback. */
  readonly failure: string
  /** No response at all. */
  readonly network: string
  /** Status codes 403, 429 and 451. */
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
  /** For a phone number followed by an extension. */
  readonly extension: string
  /** For a date that doesn't exist or is years away, and for one in the past. */
  readonly date: string
  readonly past: string
  readonly success: string
  /** When the honeypot is filled in. */
  readonly trapped: string
  /** Accessible name of the button that closes a message. */
  readonly close: string
}

export interface QuoteFormTexts {
  readonly heading: string
  readonly text: string
  /** Explains the mark next to required labels. */
  readonly required: string
  readonly groups: {
    readonly you: string
    readonly building: string
    readonly plan: string
    /** Label of the fold around the last two groups on phones. */
    readonly details: string
  }
  /** The empty first option of every list. */
  readonly choose: string
  readonly fields: Readonly<Record<FieldName, FieldTexts>>
  /** `{count} characters left` */
  readonly remaining: string
  /** Precedes the city's name for visitors who come from its page: `City:` */
  readonly city: string
  /** Label of the honeypot. */
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
    /** Heading of the submitted values. */
    readonly answers: string
    /** Heading of the form, which is empty again. */
    readonly another: string
  }
  /** After a failed submit. */
  readonly errors: {
    /** Above the list of invalid fields. */
    readonly heading: string
    /** The document title in the meantime: `Error: {page}` */
    readonly title: string
    /** Above the reason why a request failed. */
    readonly failed: string
  }
  /** Below that reason. */
  readonly failed: string
  /** If the form's script couldn't be fetched. */
  readonly unsent: string
  /** Below the button: what happens to the submitted data. */
  readonly privacy: string
  readonly privacyLink: string
  /** Next to the form, and shown without JavaScript. */
  readonly otherWays: {
    readonly heading: string
    readonly text: string
    readonly noScript: string
    /** If JavaScript is on, but our scripts are delayed or blocked. */
    readonly plain: string
  }
}
