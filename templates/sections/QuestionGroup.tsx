import { Question } from '../components/text/Question.tsx'
import type { QuestionProps } from '../props.ts'

interface QuestionGroupProps {
  readonly questions: readonly QuestionProps[]
}

/** A list of questions that expand independently. */
export function QuestionGroup({ questions }: QuestionGroupProps) {
  return (
    <div className="question-group">
      {questions.map((question) => (
        <Question key={question.id} {...question} />
      ))}
    </div>
  )
}
