import { Breadcrumbs } from '../components/navigation/Breadcrumbs.tsx'
import type { PageOf } from '../page-props.ts'
import { sections } from '../section-ids.ts'
import { CallToAction } from '../sections/frame/CallToAction.tsx'
import { Hero } from '../sections/frame/Hero.tsx'
import { QuestionGroup } from '../sections/QuestionGroup.tsx'

const ids = sections.faq

/** `/faq` */
export function FaqPage({ site, breadcrumbs, body }: PageOf<'faq'>) {
  const { texts, categories } = body
  return (
    <>
      <Hero
        breadcrumbs={<Breadcrumbs label={site.texts.breadcrumbs.label} links={breadcrumbs} />}
        heading={texts.hero.heading}
        text={texts.hero.text}
        actions={
          categories.length > 1 && (
            <nav aria-label={texts.categoriesLabel}>
              <ul className="tag-list">
                {categories.map((category) => (
                  <li key={category.id}>
                    <a className="pill" href={`#${category.id}`}>
                      {category.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )
        }
      />
      <div className="section">
        <div className="container stack">
          {categories.map((category) => (
            <section key={category.id} id={category.id} className="split split--start">
              <h2>{category.label}</h2>
              <QuestionGroup questions={category.questions} />
            </section>
          ))}
        </div>
      </div>
      <CallToAction id={ids.contact} texts={texts.contact} company={site.company} call={site.texts.call} />
    </>
  )
}
