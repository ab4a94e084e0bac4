import { fillText } from '../../ui/fill-text.ts'
import type { MessageTexts } from './texts.ts'
import type { Fault } from './validate.ts'

/** The sentence shown in the toast and at the field. */
export function describeFault(fault: Fault, messages: MessageTexts): string {
  if (fault.reason !== 'required') return messages[fault.reason]
  return fillText(messages.required, { field: messages.names[fault.name] })
}
