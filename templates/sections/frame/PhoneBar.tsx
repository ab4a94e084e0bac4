import { Button } from '../../components/actions/Button.tsx'
import { fillText } from '../../../client/ui/fill-text.ts'
import type { SiteProps } from '../../props.ts'

interface PhoneBarProps {
  readonly site: SiteProps
}

/**
 * The phone and quote links at the bottom of a phone's screen, once the top of the page has scrolled out of view. It's last on
 * the page and sticky, so that it covers nothing at the end.
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
