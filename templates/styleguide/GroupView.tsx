import { SectionHead } from '../components/text/SectionHead.tsx'
import { identifySpecimen, nameSpecimen, type SpecimenGroup } from './specimen.ts'
import { SpecimenView } from './SpecimenView.tsx'

interface GroupViewProps {
  readonly group: SpecimenGroup
}

/** A group: links to its specimens, then the specimens. */
export function GroupView({ group }: GroupViewProps) {
  const { id, heading, text, specimens } = group
  return (
    <section id={id} className="guide-group">
      <div className="container">
        <SectionHead heading={heading} text={text} wide />
        <nav className="guide-group__links" aria-label={heading}>
          <ul className="tag-list">
            {specimens.map((specimen) => (
              <li key={identifySpecimen(specimen)}>
                <a className="tag-list__tag" href={`#${identifySpecimen(specimen)}`}>
                  <span className="chip">{nameSpecimen(specimen)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {specimens.map((specimen) => (
        <SpecimenView key={identifySpecimen(specimen)} specimen={specimen} />
      ))}
    </section>
  )
}
