import { fillText } from '../../ui/fill-text.ts'
import type { MessageTexts } from './texts.ts'
import type { Fault } from './validate.ts'

/** The sentence that the toast and the field show. */
export function describeFault(fault: Fault, messages: MessageTexts): string {
  if (fault.reason !== 'required') return messages[fault.reason]
  return fillText(messages.required, { field: messages.names[fault.name] })
}
