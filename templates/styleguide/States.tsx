import type { ReactElement, ReactNode } from 'react'
import { Altered } from './Altered.tsx'

/** Interaction states; the style guide's sheet has a class for each. */
export type State = 'normal' | 'hover' | 'focus-visible' | 'active'

interface CellProps {
  readonly caption: string
  readonly children: ReactNode
}

/** One variant of a component, with its caption. */
export function Cell({ caption, children }: CellProps) {
  return (
    <div className="states__cell">
      <p className="states__caption">{caption}</p>
      {children}
    </div>
  )
}

interface StatesProps {
  /** The element to hover, focus and press; see `Alteration`. */
  readonly of: string
  /** The states to show; most components have no active style. */
  readonly states?: readonly State[]
  /** Precedes the names of the states: `large`. */
  readonly variant?: string
  /** Makes the cells as wide as a card. */
  readonly wide?: true
  /** Called for each state with its name, so that ids and labels can differ. */
  readonly children: (look: string) => ReactElement
}

/** A component in its states, side by side. */
export function States({ of, states = commonStates, variant, wide, children }: StatesProps) {
  const all: readonly State[] = ['normal', ...states]
  return (
    <div className={wide ? 'states states--wide' : 'states'}>
      {all.map((state) => (
        <Cell key={state} caption={[variant, captions[state]].filter(Boolean).join(', ')}>
          {state === 'normal' ? (
            children(captions[state])
          ) : (
            <Altered of={of} attributes={{ class: `is-${state}` }}>
              {children(captions[state])}
            </Altered>
          )}
        </Cell>
      ))}
    </div>
  )
}

const commonStates: readonly State[] = ['hover', 'focus-visible']

const captions: Readonly<Record<State, string>> = {
  normal: 'normal',
  hover: 'hover',
  'focus-visible': 'focus',
  active: 'pressed',
}
