/** What is neither `true` nor `false` to YAML, but is to people. */
export function guessTruth(typed: string): boolean[] {
  if (/^(false|no|n|off|0|none|never)$/i.test(typed.trim())) return [false]
  return /^(true|yes|y|on|1|x)$/i.test(typed.trim()) ? [true] : []
}
