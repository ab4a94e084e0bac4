import type { TokenProps } from '../props.ts'

interface FontSamplesProps {
  readonly tokens: readonly TokenProps[]
}

const weights = ['400', '500', '600', '700'] as const

/** The typeface in all weights in use. */
export function FontSamples({ tokens }: FontSamplesProps) {
  return tokens.map(({ name, value }) => (
    <div key={name} className="font-samples" data-token={name}>
      {weights.map((weight) => (
        <p key={weight} className={`font-samples__sample font-samples__sample--${weight}`}>
          Aa Gg Qq &amp; 0123456789 <span className="font-samples__weight">{weight}</span>
        </p>
      ))}
      <p className="font-samples__value">
        {name}: {value}
      </p>
    </div>
  ))
}
