import { Icon } from '../../ui/Icon.tsx'
import { FieldGroup, type FieldsProps } from './FieldGroup.tsx'

/**
 * The fields that a request can do without. On phones they are folded. Wide windows show them in any case, by styles only;
 * browsers too old for those styles have the fold there as well, which the page's script opens.
 */
export function BuildingDetails(props: FieldsProps) {
  return (
    // The page's script opens it before this one has come.
    <details className="details" suppressHydrationWarning>
      <summary className="details__summary">
        {props.texts.groups.details}
        <Icon name="chevron-down" className="details__chevron" />
      </summary>
      <div className="details__groups">
        <FieldGroup {...props} group="building" />
        <FieldGroup {...props} group="plan" />
      </div>
    </details>
  )
}
