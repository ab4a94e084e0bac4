import type { TokenProps } from '../props.ts'

interface SizeBarsProps {
  readonly tokens: readonly TokenProps[]
}

/** Every space and size, drawn to scale. */
export function SizeBars({ tokens }: SizeBarsProps) {
  return (
    <ul className="size-bars">
      {tokens.map(({ name, value, wider }) => (
        <li key={name} className="size-bars__size" data-token={name}>
          <p className="size-bars__name">{name}</p>
          <p className="size-bars__value">
            {[value, ...wider.map((other) => `${other.value} from ${other.from}`)].join(', ')}
          </p>
          <div className="size-bars__bar" />
        </li>
      ))}
    </ul>
  )
}
