import { logoShape } from './logo-shape.ts'

interface LogoProps {
  readonly name: string
}

/** The mark and the company's name, a link to the home page. */
export function Logo({ name }: LogoProps) {
  return (
    <a className="logo" href="/">
      <svg className="logo__mark" viewBox="0 0 40 40" aria-hidden="true">
        <path className="logo__shore" d={logoShape.shore} />
        <path className="logo__channel" d={logoShape.channel + logoShape.sparkle} />
      </svg>
      <span className="logo__name">{name}</span>
    </a>
  )
}
