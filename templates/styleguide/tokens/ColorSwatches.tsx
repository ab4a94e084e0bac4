import { formatContrast, measureContrast } from '../contrast.ts'
import type { TokenProps } from '../props.ts'

interface ColorSwatchesProps {
  readonly tokens: readonly TokenProps[]
}

/** The text colors to test on each swatch. */
const inks = ['--ink', '--surface'] as const

/** Every color with its value and its contrast with dark and light text. */
export function ColorSwatches({ tokens }: ColorSwatchesProps) {
  return (
    <ul className="swatches">
      {tokens.map((token) => {
        const contrasts = inks.map((name) => ({ name, contrast: contrastOf(token, tokens, name) }))
        const [best] = contrasts.toSorted((a, b) => b.contrast - a.contrast)
        return (
          <li key={token.name} className="swatch" data-token={token.name}>
            <p className="swatch__color">
              <span className="swatch__text" data-token={best?.name}>
                Aa
              </span>
            </p>
            <p className="swatch__name">{token.name}</p>
            <p className="swatch__value">
              {token.value}
              {contrasts.map(({ name, contrast }) => (
                <span key={name}>
                  {name.slice(2)} {formatContrast(contrast)}
                </span>
              ))}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

function contrastOf({ color }: TokenProps, tokens: readonly TokenProps[], ink: string): number {
  return measureContrast(color ?? '', tokens.find(({ name }) => name === ink)?.color ?? '')
}
