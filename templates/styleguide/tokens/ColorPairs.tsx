import { colorPairs } from '../color-pairs.ts'
import { formatContrast, measureContrast } from '../contrast.ts'
import type { TokenProps } from '../props.ts'

interface ColorPairsProps {
  readonly tokens: readonly TokenProps[]
}

/** Colors on the backgrounds they're used on, with their contrast. */
export function ColorPairs({ tokens }: ColorPairsProps) {
  const colorOf = (token: string) => tokens.find(({ name }) => name === token)?.color ?? ''
  return (
    <ul className="pairs">
      {colorPairs.map(({ color, ground, use, least }) => (
        <li key={color + ground} className="pair" data-ground={ground}>
          <p className={least === 3 ? 'pair__ring' : 'pair__text'} data-token={color}>
            {use}
          </p>
          <p className="pair__facts" data-token={isDark(colorOf(ground)) ? '--on-dark' : '--ink'}>
            {color} on {ground}
            <span>{formatContrast(measureContrast(colorOf(color), colorOf(ground)))}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function isDark(color: string): boolean {
  return measureContrast(color, '#ffffff') > measureContrast(color, '#000000')
}
