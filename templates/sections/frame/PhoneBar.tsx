import { Button } from '../../components/actions/Button.tsx'
import { fillText } from '../../fill-text.ts'
import type { SiteProps } from '../../props.ts'

interface PhoneBarProps {
  readonly site: SiteProps
}

/**
 * Both links to the company at the bottom of a phone's screen, once the top of the page has left it. It is the last of the page and
 * sticks, so that at the end it covers nothing.
 */
export function PhoneBar({ site: { company, texts } }: PhoneBarProps) {
  return (
    <nav className="phone-bar" aria-label={texts.phoneBar.label}>
      <Button href="/contact">{texts.phoneBar.quote}</Button>
      <a
        className="button button--quiet"
        href={company.phoneHref}
        aria-label={fillText(texts.call, { phone: company.phone })}
      >
        {texts.phoneBar.call}
      </a>
    </nav>
  )
}
