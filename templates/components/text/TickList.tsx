import { Icon } from '../../../client/ui/Icon.tsx'

interface TickListProps {
  readonly items: readonly string[]
  /** In as many columns as fit, for standalone lists. */
  readonly columns?: true | undefined
}

/** A list of what is included. */
export function TickList({ items, columns }: TickListProps) {
  return (
    <ul className={columns ? 'tick-list tick-list--columns' : 'tick-list'}>
      {items.map((item) => (
        <li key={item} className="tick-list__item">
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  )
}
