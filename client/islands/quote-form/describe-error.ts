import { fillText } from '../../ui/fill-text.ts'
import type { MessageTexts } from './texts.ts'
import type { InputError } from './validate.ts'

/** The sentence shown in the toast and at the field. */
export function describeError(error: InputError, messages: MessageTexts): string {
  if (error.reason !== 'required') return messages[error.reason]
  return fillText(messages.required, { field: messages.names[error.name] })
}
