import type { TitledText } from '../texts.ts'

interface StepsProps {
  readonly items: readonly TitledText[]
}

/** Steps, in order. */
export function Steps({ items }: StepsProps) {
  return (
    <ol className="steps">
      {items.map((item) => (
        <li key={item.title} className="steps__step">
          <h3 className="steps__title">{item.title}</h3>
          <p className="steps__text">{item.text}</p>
        </li>
      ))}
    </ol>
  )
}
