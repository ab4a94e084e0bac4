import type { TokenProps } from '../props.ts'

interface TypeScaleProps {
  readonly tokens: readonly TokenProps[]
  /** Sample texts for headings and for body text. */
  readonly heading: string
  readonly text: string
}

/** Every font size, largest first. */
export function TypeScale({ tokens, heading, text }: TypeScaleProps) {
  return (
    <ul className="type-scale">
      {tokens.map(({ name, value }) => {
        const isHeading = /-\d$/.test(name)
        return (
          <li key={name} className="type-scale__step" data-token={name}>
            <p className="type-scale__name">
              {name} <span>{value}</span>
            </p>
            <p className={isHeading ? 'type-scale__heading' : 'type-scale__text'}>{isHeading ? heading : text}</p>
          </li>
        )
      })}
    </ul>
  )
}
