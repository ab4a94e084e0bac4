import type { TokenProps } from '../props.ts'

interface ShapeSamplesProps {
  readonly tokens: readonly TokenProps[]
}

/** Border radii and shadows. */
export function ShapeSamples({ tokens }: ShapeSamplesProps) {
  return (
    <ul className="shapes">
      {tokens.map(({ name, value, kind }) => (
        <li key={name} className="shapes__shape" data-token={name}>
          <div className={`shapes__sample shapes__sample--${kind}`} />
          <p className="shapes__name">{name}</p>
          <p className="shapes__value">{value}</p>
        </li>
      ))}
    </ul>
  )
}
