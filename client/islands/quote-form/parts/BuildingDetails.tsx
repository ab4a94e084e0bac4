import { Icon } from '../../../ui/Icon.tsx'
import { FieldGroup, type FieldsProps } from './FieldGroup.tsx'

/**
 * The optional fields of a request, folded on phones. Wide windows always show them with CSS alone. Browsers too old for that CSS
 * have the fold there as well, and the page's script opens it.
 */
export function BuildingDetails(props: FieldsProps) {
  return (
    // The page's script may open it before this one loads.
    <details className="details" suppressHydrationWarning>
      <summary className="details__summary">
        {props.texts.groups.details}
        <Icon name="chevron-down" />
      </summary>
      <div className="details__groups">
        <FieldGroup {...props} group="building" />
        <FieldGroup {...props} group="plan" />
      </div>
    </details>
  )
}
