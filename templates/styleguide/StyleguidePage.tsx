import { iconNames } from '../../client/ui/icons.ts'
import { Breadcrumbs } from '../components/navigation/Breadcrumbs.tsx'
import { FactStrip } from '../components/cards/FactStrip.tsx'
import type { PageOf } from '../page-props.ts'
import { Hero } from '../sections/frame/Hero.tsx'
import { GroupView } from './GroupView.tsx'
import { makeGroups } from './groups/index.ts'

/** `/styleguide`, under `npm start` only: every token and every component in every state. */
export function StyleguidePage(page: PageOf<'styleguide'>) {
  const { site, breadcrumbs, body } = page
  const groups = makeGroups.map((makeGroup) => makeGroup(page))
  const files = new Set(groups.flatMap(({ specimens }) => specimens.flatMap((specimen) => specimen.files)))
  const components = [...files].filter((file) => file.endsWith('.tsx'))
  return (
    <>
      <Hero
        breadcrumbs={<Breadcrumbs label={site.texts.breadcrumbs.label} links={breadcrumbs} />}
        heading="Styleguide"
        text="Every token and every component in every state, from the site’s own code and content. This page only exists while npm start runs; builds leave it out."
        picture={body.bodies.home.hero}
        actions={
          <nav aria-label="Groups">
            <ul className="tag-list">
              {groups.map(({ id, heading }) => (
                <li key={id}>
                  <a className="pill" href={`#${id}`}>
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        }
        strip={
          <FactStrip
            facts={[
              { icon: 'droplets', title: `${body.tokens.length} tokens`, text: 'templates/styles/tokens.css' },
              { icon: 'building', title: `${components.length} components`, text: 'templates and client' },
              { icon: 'sparkles', title: `${iconNames.length} icons`, text: 'client/ui/icons.ts' },
            ]}
          />
        }
      />
      {groups.map((group) => (
        <GroupView key={group.id} group={group} />
      ))}
    </>
  )
}
