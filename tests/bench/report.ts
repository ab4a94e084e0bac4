import { listCells, titles } from './cells.ts'
import { realPosts } from './corpus/make-posts.ts'
import { isNoAnswer } from './no-answer.ts'
import type { Result } from './result.ts'
import { meanings, type Step, steps } from './steps.ts'
import { type Row, summarize } from './summary.ts'

/** The figures of a run, as docs/benchmarks.md has them below its title. */
export function formatReport({ date, node, system, cores, runs, versions, sizes }: Result): string {
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  const tables = sizes.map(({ posts, measurements }) => formatSize(posts, summarize(measurements)))
  const flags = Object.keys(versions).slice(1).join(',')
  const against = flags === '' ? '' : ` --against ${flags}`
  const counts = sizes.map(({ posts }) => posts).join(',')
  const rounds = runs === 1 ? 'of one round' : `medians of ${runs} rounds`
  return `Written by \`npm run bench -- --posts ${counts} --runs ${runs}${against} --write\` on ${date}:
${names.join(', ')}; node ${node}, ${cores} cores, ${system}.

Figures are ${rounds}, in which the generators take turns step by step. Other work may have run on the
machine meanwhile, so compare within a table, not with other machines or days. Ratios are taken round by round:
\`× cold\` to the same generator's cold build, \`× ours\` to our time for the same step, above 1 where the other is slower.
Processor time is that of all cores, that of helpers such as esbuild included; memory is that of the process itself.

${steps.map((step) => `- **${step}**: ${meanings[step]}.`).join('\n')}

All build the same posts, the site's own and made ones of about 750 words (5 kB), beside 14 cities, 6 services and the
other pages; ${realPosts.length} posts are the site as it is. What the others make of them is less: plain pages, with no
pictures, search, feed, sitemap, cards, structured data or check of links and texts.

${tables.join('\n')}`
}

function formatSize(posts: number, rows: readonly Row[]): string {
  const head = ['', 'step', ...titles]
  const lines = [
    head,
    [...head.slice(0, 2).map(() => '---'), ...titles.map(() => '--:')],
    ...rows.map((row) => [row.name, row.step, ...listCells(row)]),
  ]
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return `## ${posts.toLocaleString('en')} posts\n\n${table}\n${formatLosses(rows)}`
}

/** Where the others are faster, in words: a table is easily read as one wishes. */
function formatLosses(rows: readonly Row[]): string {
  const losses = rows.flatMap((row) => (!isNoAnswer(row) && row.toFirst < 1 ? row : []))
  if (losses.length === 0) return ''
  const told = losses.map(({ name, step, toFirst }) => `${name} ${nameStep(step)} (${(1 / toFirst).toFixed(1)} times)`)
  return `\nFaster than ours: ${told.join(', ')}.\n`
}

function nameStep(step: Step): string {
  return { cold: 'cold', unchanged: 'with nothing changed', edit: 'after an edit', watch: 'while it watches' }[step]
}
