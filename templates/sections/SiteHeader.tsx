import { Island } from '../components/Island.tsx'
import { Logo } from '../components/Logo.tsx'
import { fillText } from '../fill-text.ts'
import type { SiteProps } from '../props.ts'

interface SiteHeaderProps {
  readonly path: string
  readonly site: SiteProps
}

/** The bar at the top of every page: logo, menus, phone number and the way to a quote. */
export function SiteHeader({ path, site }: SiteHeaderProps) {
  const { company, texts, services, areas } = site
  const call = fillText(texts.call, { phone: company.phone })
  return (
    <header className="site-header">
      <div className="site-header__bar">
        <Logo name={company.name} />
        <Island
          name="site-menu"
          props={{
            id: 'menu',
            path,
            texts: texts.menu,
            services,
            areas,
            phone: { href: company.phoneHref, label: company.phone, call },
          }}
        />
      </div>
    </header>
  )
}
