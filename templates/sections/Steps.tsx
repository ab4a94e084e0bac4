import { chooseColumns } from '../choose-columns.ts'
import type { TitledText } from '../texts.ts'

interface StepsProps {
  readonly items: readonly TitledText[]
  /** Side by side where there is room. */
  readonly row?: true | undefined
}

/** What happens, one after the other. */
export function Steps({ items, row }: StepsProps) {
  return (
    <ol className={row ? `steps steps--row grid--${chooseColumns(items.length, [3, 4])}` : 'steps'}>
      {items.map((item) => (
        <li key={item.title} className="steps__step">
          <h3 className="steps__title">{item.title}</h3>
          <p className="steps__text">{item.text}</p>
        </li>
      ))}
    </ol>
  )
}
