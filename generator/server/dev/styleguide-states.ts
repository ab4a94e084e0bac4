/** The class under which an element looks as if it were in a state, by the state's pseudo-class. */
const classes = {
  hover: 'is-hover',
  active: 'is-active',
  focus: 'is-focus-visible',
  'focus-visible': 'is-focus-visible',
} as const

type State = keyof typeof classes

/** What stands before an opening brace and is no at-rule; a string before it is passed over. */
const selectorList = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(?<=^|[{};])[^@{};]+(?=\{)/g

const statePseudo = /(?<!:):(hover|active|focus-visible|focus)(?![-\w(])/g

/**
 * Lets a style sheet's states be shown without a pointer or a keyboard: wherever it says `:hover`, the class `is-hover`
 * does as well, and so on. Real states go on working, and no rule becomes stronger or moves.
 *
 * @param css A minified style sheet.
 */
export function addStateClasses(css: string): string {
  return mapSelectors(addHoverForFingers(css), (selectors) =>
    selectors.replaceAll(statePseudo, (pseudo, state: State) => `:is(${pseudo},.${classes[state]})`),
  )
}

/** What is there only where a pointer can hover is shown on a phone too, by its class alone: a copy follows each such block. */
function addHoverForFingers(css: string): string {
  const start = /@media[^{]*\(hover:\s*hover\)[^{]*\{/.exec(css)
  if (!start) return css
  const [prelude] = start
  const end = findEnd(css, start.index + prelude.length)
  const block = css.slice(start.index + prelude.length, end)
  const forced = mapSelectors(block, (selectors) =>
    selectors.replaceAll(statePseudo, (_, state: State) => `.${classes[state]}`),
  )
  const always = prelude.replace(/\(hover:\s*hover\)/, '(min-width:0)')
  return `${css.slice(0, end)}${always}${forced}${addHoverForFingers(css.slice(end))}`
}

/** The place behind the brace that closes the block which begins at `from`. */
function findEnd(css: string, from: number): number {
  let depth = 1
  for (const { 0: brace, index } of css.slice(from).matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth === 0) return from + index + 1
  }
  return css.length
}

function mapSelectors(css: string, map: (selectors: string) => string): string {
  return css.replaceAll(selectorList, (found) => (/^["']/.test(found) ? found : map(found)))
}
