import type { ReactNode } from 'react'
import { Button } from '../../components/actions/Button.tsx'
import { SectionHead } from '../../components/text/SectionHead.tsx'
import { TickList } from '../../components/text/TickList.tsx'
import type { Choice, EstimateProps } from '../../props.ts'
import { sections } from '../../section-ids.ts'

interface EstimateSectionProps {
  readonly id: string
  readonly estimate: EstimateProps
  /** Set if the quote form is on the same page and a script copies the choices there. From other pages they go in the URL. */
  readonly besideForm?: true | undefined
}

/**
 * Hours per visit by kind of building, size and nights a week. The page contains the figures for every choice, and `:has()` shows
 * those selected, without JavaScript. The controls are named after the quote form's fields, with a prefix next to that form, so
 * that no two controls on a page share a name.
 */
export function Estimate({ id, estimate: { texts, kinds, sizes, nights }, besideForm }: EstimateSectionProps) {
  const [byKind, bySize, byNights] = [showBy('kind', kinds), showBy('size', sizes), showBy('nights', nights)]
  const [first] = kinds
  const formHref = `#${sections.contact.form}`
  const prefix = besideForm ? 'estimate-' : ''
  const Root = besideForm ? 'div' : 'form'
  return (
    <section id={id} className="section">
      <Root className="estimate container split split--end" {...(!besideForm && { action: `/contact${formHref}` })}>
        <div className="estimate__groups">
          <SectionHead heading={texts.heading} text={texts.text} />
          {kinds.length > 1 ? (
            <Choices group="kind" name={`${prefix}industry`} label={texts.kindLabel} choices={kinds} />
          ) : (
            <input type="hidden" name={`${prefix}industry`} value={first?.value} />
          )}
          <Choices
            group="size"
            name={`${prefix}square_footage`}
            label={texts.sizeLabel}
            choices={sizes}
            chosen={Math.floor((sizes.length - 1) / 2)}
          />
          <Choices group="nights" name={`${prefix}cleaning_frequency`} label={texts.nightsLabel} choices={nights} />
        </div>
        <div className="estimate__paper">
          <div className="estimate__figures" aria-live="polite" aria-atomic="true">
            <Figure label={texts.visitLabel}>
              {byKind(({ figures }) => bySize((_, size) => figures[size]?.visit))}
            </Figure>
            {byNights(
              (_, index) =>
                first?.figures[0]?.weeks[index] !== undefined && (
                  <Figure label={texts.weekLabel}>
                    {byKind(({ figures }) => bySize((_size, size) => figures[size]?.weeks[index]))}
                  </Figure>
                ),
            )}
            {byKind(
              ({ figures }) =>
                figures[0]?.price !== undefined && (
                  <Figure label={texts.priceLabel}>{bySize((_, size) => figures[size]?.price)}</Figure>
                ),
            )}
          </div>
          <h3>{texts.includesLabel}</h3>
          {byKind(({ includes }) => (
            <TickList items={includes} />
          ))}
          <p className="estimate__note">{texts.note}</p>
          {besideForm ? (
            <Button href={formHref}>{texts.button}</Button>
          ) : (
            <button type="submit" className="button button--filled">
              {texts.button}
            </button>
          )}
        </div>
      </Root>
    </section>
  )
}

type Group = 'kind' | 'size' | 'nights'

/** Returns a function that renders something for each choice of a group. The style sheet hides all but the selected one. */
function showBy<One extends Choice>(group: Group, choices: readonly One[]) {
  return (show: (choice: One, index: number) => ReactNode) => (
    <div className={`estimate__by-${group}`}>
      {choices.map((choice, index) => (
        <div key={choice.value}>{show(choice, index)}</div>
      ))}
    </div>
  )
}

interface ChoicesProps {
  readonly group: Group
  readonly name: string
  readonly label: string
  readonly choices: readonly Choice[]
  /** Index of the default choice; the first if absent. */
  readonly chosen?: number
}

/** Radio buttons as cards. */
function Choices({ group, name, label, choices, chosen = 0 }: ChoicesProps) {
  return (
    <fieldset className={`estimate__${group}`}>
      <legend className="estimate__legend">{label}</legend>
      <div className="estimate__choices">
        {choices.map((choice, index) => (
          <label key={choice.value} className="choice">
            <input type="radio" name={name} value={choice.value} defaultChecked={index === chosen} />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="estimate__figure">
      <span>{label}</span>
      <div className="estimate__number">{children}</div>
    </div>
  )
}
