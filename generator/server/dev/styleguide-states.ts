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

/**
 * Lets a style sheet's states be shown without a pointer or a keyboard: wherever it says `:hover`, the class `is-hover`
 * does as well, and so on, on phones too. Real states go on working, and no rule becomes stronger or moves.
 *
 * @param css A minified style sheet.
 */
export function addStateClasses(css: string): string {
  return css
    .replaceAll(/\(hover:\s*hover\)/g, '(min-width:0)')
    .replaceAll(selectorList, (found) =>
      /^["']/.test(found)
        ? found
        : found.replaceAll(statePseudo, (pseudo, state: State) => `:is(${pseudo},.${classes[state]})`),
    )
}
