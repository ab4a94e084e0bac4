/** A state, or a country, in two letters. */
export const twoLettersPattern = /^[A-Z]{2}$/

/** The states in the order of their names, with what has a ZIP code and is none. */
const states =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
  'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
  'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
  'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
  'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,' +
  'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
  'WV West Virginia,WI Wisconsin,WY Wyoming'

const codes: ReadonlyMap<string, string> = new Map(
  states.split(',').map((state) => [state.slice(3).toLowerCase(), state.slice(0, 2)]),
)

/** `Michigan` or `M.I.` as `MI`. */
export function guessState(typed: string): string[] {
  const named = codes.get(typed.trim().toLowerCase())
  return named === undefined ? [keepLetters(typed)] : [named]
}

/** `USA` or `United States` as `US`. */
export function guessCountry(typed: string): string[] {
  return /^(USA?|UNITEDSTATES.*|AMERICA)$/.test(keepLetters(typed)) ? ['US'] : [keepLetters(typed)]
}

function keepLetters(typed: string): string {
  return typed.replaceAll(/[^a-z]/gi, '').toUpperCase()
}
