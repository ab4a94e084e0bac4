import { fillText } from '../client/ui/fill-text.ts'
import type { CompanyProps } from './props.ts'
import type { HoursTexts } from './texts.ts'

/** The lines of opening hours, followed by the next exceptional closing day. */
export function listHours({ hours, closed: [next] }: CompanyProps, texts: HoursTexts): readonly string[] {
  return next ? [...hours, fillText(texts.closedOn, { dates: next.dates, name: next.name })] : hours
}
