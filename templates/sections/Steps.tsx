import type { TitledText } from '../texts.ts'

interface StepsProps {
  readonly items: readonly TitledText[]
  /** Whether the steps are side by side if there's room. */
  readonly isWide?: boolean
}

/** Steps, in order. */
export function Steps({ items, isWide = false }: StepsProps) {
  return (
    <ol className={isWide ? 'steps steps--wide' : 'steps'}>
      {items.map((item) => (
        <li key={item.title} className="steps__step">
          <h3 className="steps__title">{item.title}</h3>
          <p className="steps__text">{item.text}</p>
        </li>
      ))}
    </ol>
  )
}
