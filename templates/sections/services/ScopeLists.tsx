import { TickList } from '../../components/text/TickList.tsx'
import type { Intro } from '../../texts.ts'

interface ScopeListsProps {
  readonly id: string
  /** How the work is planned, above the lists. */
  readonly intro: string
  readonly lists: readonly { readonly intro: Intro; readonly items: readonly string[] }[]
}

/** What a service includes: its lists side by side. */
export function ScopeLists({ id, intro, lists }: ScopeListsProps) {
  return (
    <section id={id} className="section">
      <div className="container">
        <p className="scope-intro">{intro}</p>
        <div className="grid">
          {lists.map(({ intro: { heading, text }, items }) => (
            <div key={heading} className="scope-list">
              <h2 className="scope-list__heading">{heading}</h2>
              {text && <p className="scope-list__text">{text}</p>}
              <TickList items={items} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
