import type { MakeGroup } from '../specimen.ts'
import { makeActions } from './actions.tsx'
import { makeCards } from './cards.tsx'
import { makeForm } from './form.tsx'
import { makeIcons } from './icons.tsx'
import { makeLayout } from './layout.tsx'
import { makeMessages } from './messages.tsx'
import { makeModes } from './modes.tsx'
import { makeNavigation } from './navigation.tsx'
import { makeSearch } from './search.tsx'
import { makeSections } from './sections.tsx'
import { makeText } from './text.tsx'
import { makeTokens } from './tokens.tsx'

/** The groups of the style guide, in order: from tokens to whole sections. */
export const makeGroups: readonly MakeGroup[] = [
  makeTokens,
  makeLayout,
  makeText,
  makeIcons,
  makeActions,
  makeNavigation,
  makeCards,
  makeForm,
  makeMessages,
  makeSearch,
  makeSections,
  makeModes,
]
