import type { IconName } from '../../client/ui/icons.ts'
import { Icon } from '../../client/ui/Icon.tsx'
import { chooseColumns } from '../choose-columns.ts'
import type { TitledText } from '../texts.ts'

interface FeaturesProps {
  readonly items: readonly (TitledText & { readonly icon?: IconName })[]
  /** Each in its own card. */
  readonly cards?: true | undefined
}

/** Reasons and promises, each with an icon, a title and a sentence. */
export function Features({ items, cards }: FeaturesProps) {
  return (
    <ul className={`grid grid--${chooseColumns(items.length, [4, 3])}${cards ? '' : ' features'}`}>
      {items.map((item) => (
        <li key={item.title} className={cards ? 'feature feature--card' : 'feature'}>
          <Icon name={item.icon ?? 'check'} className="icon--tile" />
          <h3 className="feature__title">{item.title}</h3>
          <p className="feature__text">{item.text}</p>
        </li>
      ))}
    </ul>
  )
}
