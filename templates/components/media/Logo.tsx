import type { LogoProps } from '../../props.ts'

interface LogoLinkProps {
  readonly logo: LogoProps
  readonly name: string
}

/** The company's logo and name, as a link to the home page. */
export function Logo({ logo, name }: LogoLinkProps) {
  return (
    <a className="logo" href="/">
      <svg
        className="logo__mark"
        viewBox={logo.viewBox}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: logo.html }}
      />
      <span className="logo__name" translate="no">
        {name}
      </span>
    </a>
  )
}
