/** The class under which an element looks as if it were in a state, by the state's pseudo-class. */
const classes = {
  hover: 'is-hover',
  active: 'is-active',
  focus: 'is-focus-visible',
  'focus-visible': 'is-focus-visible',
} as const

type State = keyof typeof classes

/** What comes before an opening brace and is no at-rule; a string before it is passed over. */
const selectorList = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(?<=^|[{};])[^@{};]+(?=\{)/g

const statePseudo = /(?<!:):(hover|active|focus-visible|focus)(?![-\w(])/g

/** Lets the states of a minified style sheet be shown by classes: `:hover` by `is-hover`, and so on. No rule becomes stronger or moves. */
export function addStateClasses(css: string): string {
  return css
    .replaceAll(/\(hover:\s*hover\)/g, '(min-width:0)')
    .replaceAll(selectorList, (found) =>
      /^["']/.test(found)
        ? found
        : found.replaceAll(statePseudo, (pseudo, state: State) => `:is(${pseudo},.${classes[state]})`),
    )
}
