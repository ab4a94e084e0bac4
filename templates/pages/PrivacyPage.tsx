import { Consent } from '../components/messages/Consent.tsx'
import { MoreLink } from '../components/actions/MoreLink.tsx'
import { Breadcrumbs } from '../components/navigation/Breadcrumbs.tsx'
import { Icon } from '../../client/ui/Icon.tsx'
import { Prose } from '../components/prose/Prose.tsx'
import { UpdatedDate } from '../components/text/UpdatedDate.tsx'
import type { PageOf } from '../page-props.ts'
import { Hero } from '../sections/frame/Hero.tsx'
import { LongText } from '../sections/LongText.tsx'

/** `/privacy-policy` */
export function PrivacyPage({ site, assets, breadcrumbs, body }: PageOf<'privacy'>) {
  const { texts } = body
  return (
    <>
      <Hero
        breadcrumbs={<Breadcrumbs label={site.texts.breadcrumbs.label} links={breadcrumbs} />}
        heading={texts.heading}
        text={<UpdatedDate text={texts.updated} date={body.updated} follows={texts.updatedOn ? undefined : 'today'} />}
      />
      <div className="section">
        <LongText contentsHeading={texts.contents} contents={body.contents}>
          <Prose text={body.body} />
          {assets.analytics && <Consent texts={site.texts.consent} place="page" />}
          <p>
            <MoreLink href="/licenses.txt">{texts.licenses}</MoreLink>
          </p>
          <a className="more-link back-link" href="/">
            <Icon name="arrow-left" />
            {texts.back}
          </a>
        </LongText>
      </div>
    </>
  )
}
