import type { RichText } from '../../props.ts'

interface ProseProps {
  readonly text: RichText
}

/** Text that was written in Markdown. */
export function Prose({ text }: ProseProps) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
}
