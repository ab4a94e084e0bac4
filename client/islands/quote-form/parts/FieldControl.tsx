import { Icon } from '../../../ui/Icon.tsx'
import type { Field } from '../fields.ts'
import type { FieldTexts } from '../texts.ts'

interface FieldControlProps {
  readonly id: string
  readonly field: Field
  readonly describedBy: string | undefined
  readonly isWrong: boolean
  readonly texts: Pick<FieldTexts, 'options' | 'services'>
  readonly choose: string
}

/** The control for a field. The browser keeps its value, so nothing typed early is lost. */
export function FieldControl({ id, field, describedBy, isWrong, texts, choose }: FieldControlProps) {
  const { options = {}, services = {} } = texts
  const shared = {
    id,
    name: field.name,
    required: field.required,
    autoComplete: field.autoComplete ?? 'off',
    'aria-describedby': describedBy,
    'aria-invalid': isWrong || undefined,
  }
  if (field.kind === 'textarea') {
    return <textarea className="field__control" {...shared} rows={5} maxLength={field.maxLength} />
  }
  if (field.kind === 'select') {
    return (
      <span className="field__select">
        <select className="field__control" {...shared} defaultValue="">
          <option value="">{choose}</option>
          {(field.options ?? Object.keys(options)).map((value) => (
            <option key={value} value={value} data-service={services[value]}>
              {options[value] ?? value}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    )
  }
  return (
    <input
      className="field__control"
      {...shared}
      type={field.kind}
      autoCapitalize={field.autoCapitalize}
      inputMode={field.kind === 'email' || field.kind === 'tel' ? field.kind : field.inputMode}
      enterKeyHint={field.kind === 'date' ? undefined : 'next'}
      maxLength={field.maxLength}
    />
  )
}
