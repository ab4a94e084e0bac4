import { TickList } from '../components/TickList.tsx'
import type { Intro } from '../texts.ts'

interface ScopeListsProps {
  readonly id: string
  readonly lists: readonly { readonly intro: Intro; readonly items: readonly string[] }[]
}

/** What a service includes: its lists side by side. */
export function ScopeLists({ id, lists }: ScopeListsProps) {
  return (
    <section id={id} className="section">
      <div className="container grid grid--2">
        {lists.map(({ intro, items }) => (
          <div key={intro.heading} className="scope-list">
            <h2 className="scope-list__heading">{intro.heading}</h2>
            {intro.text && <p className="scope-list__text">{intro.text}</p>}
            <TickList items={items} />
          </div>
        ))}
      </div>
    </section>
  )
}
