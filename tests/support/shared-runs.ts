/** Pairs of texts of which the first shares this part (0 to 1) of its distinct runs of five words, or more, with the second. */
export function findAlike(
  texts: Readonly<Record<string, string>>,
  least: number,
): readonly { readonly names: readonly [string, string]; readonly share: number }[] {
  const all = Object.entries(texts).map(([name, text]) => ({ name, runs: listRuns(text) }))
  return all
    .flatMap((one) =>
      all
        .filter((other) => other !== one)
        .map((other) => ({
          names: [one.name, other.name] as const,
          share: [...one.runs].filter((run) => other.runs.has(run)).length / one.runs.size,
        })),
    )
    .filter(({ share }) => share >= least)
}

/** The distinct runs of five words. */
function listRuns(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')))
}
