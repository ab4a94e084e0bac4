/** The class that simulates each state, by pseudo-class. */
const classes = {
  hover: 'is-hover',
  active: 'is-active',
  focus: 'is-focus-visible',
  'focus-visible': 'is-focus-visible',
} as const

type State = keyof typeof classes

/** Text before an opening brace, except at-rules. Strings are skipped. */
const selectorList = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(?<=^|[{};])[^@{};]+(?=\{)/g

const statePseudo = /(?<!:):(hover|active|focus-visible|focus)(?![-\w(])/g

/** Lets classes trigger the states of a minified style sheet, with the same specificity and order: `is-hover` for `:hover`. */
export function addStateClasses(css: string): string {
  return css
    .replaceAll(/\(hover:\s*hover\)/g, '(min-width:0)')
    .replaceAll(selectorList, (found) =>
      /^["']/.test(found)
        ? found
        : found.replaceAll(statePseudo, (pseudo, state: State) => `:is(${pseudo},.${classes[state]})`),
    )
}
