import { Icon } from '../../../client/ui/Icon.tsx'
import type { QuestionProps } from '../../props.ts'
import { Prose } from '../prose/Prose.tsx'

/** A question that expands to its answer. The id is on an element inside, so that a link to it opens it. */
export function Question({ id, question, answer }: QuestionProps) {
  return (
    <details className="question">
      <summary className="question__summary">
        <h3 className="question__heading">{question}</h3>
        <Icon name="chevron-down" className="question__chevron" />
      </summary>
      <div id={id} className="question__answer">
        <Prose text={answer} />
      </div>
    </details>
  )
}
