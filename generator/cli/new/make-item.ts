import { reportLanguage } from '../../schema/site/locale.ts'
import { buildFaqIds, paths } from '../../schema/paths.ts'
import { findClosest } from '../../shared/find-closest.ts'
import { sections } from '../../../templates/section-ids.ts'
import { testimonialPages } from '../../schema/entries/testimonial.ts'
import { formatLongDate } from '../../schema/site/long-dates.ts'
import { UsageError } from '../usage-error.ts'
import type { Answer, Wanted } from './answers.ts'
import { type AuthoringContext, type NewEntry, TakenError } from './entry.ts'
import { askFields, field, findProblem } from './fields.ts'
import type { Flags } from './kinds.ts'
import { findMissing } from './make-file.ts'

/** Make the items of lists. */
export const itemMakers = {
  question: makeQuestion,
  testimonial: makeTestimonial,
  person: makePerson,
  notice: makeNotice,
}

/** A question, added as the last of its category. */
async function makeQuestion(answer: Answer, { entries }: AuthoringContext): Promise<NewEntry> {
  const asked = (entries.files.faq?.data ?? []).map(({ question }) => question)
  const question = await answer(field('question', 'question', { problem: findMissingWord }))
  const same = asked.find((other) => other.toLowerCase() === question.toLowerCase())
  if (same !== undefined) {
    throw new TakenError(`content/faq.yaml already has the question "${same}" and wasn't changed. Reword yours.`)
  }
  const categories = entries.files.faqPage?.data.categories ?? []
  const rest = await askFields(answer, [
    field('question', 'category', {
      choices: categories,
      hint: 'one of these; add a new one to categories in content/pages/faq.yaml first',
      fallback: undefined,
      problem: (typed) => findUnknown(typed, categories),
    }),
    field('question', 'answer'),
  ])
  return {
    path: 'faq.yaml',
    added: { question, ...rest },
    addresses: [`${paths.faq}#${buildFaqIds(categories, [...asked, question]).questions.at(-1)}`],
    remarks: ['It is the last one in its category. To show it earlier, move its lines up.'],
  }
}

/** A question's address is made from its words, so it needs some. */
function findMissingWord(question: string): string | undefined {
  const [id = ''] = buildFaqIds([], [question]).questions
  return /[\p{L}\p{N}]/u.test(id)
    ? undefined
    : `A question needs at least one word for its address, but "${question}" has none.`
}

function findUnknown(category: string, categories: readonly string[]): string | undefined {
  if (categories.length === 0 || categories.includes(category)) return undefined
  const closest = findClosest(category, categories)
  const hint =
    closest === undefined
      ? 'add a new one to `categories` in content/pages/faq.yaml first.'
      : `did you mean ${closest}?`
  return `\`category\` must be one of ${categories.join(', ')}, but it's "${category}". Hint: ${hint}`
}

/** A testimonial. Unless it is declared to be a client's own words, it counts as a sample and can't go live. */
async function makeTestimonial(answer: Answer, { flags }: AuthoringContext): Promise<NewEntry> {
  const isReal = await askWhetherReal(answer, flags)
  const { pages, ...said } = await askFields(answer, [
    field('testimonial', 'name', { hint: isReal ? "the client's" : 'a role, such as Office manager' }),
    field('testimonial', 'position'),
    field('testimonial', 'rating'),
    field('testimonial', 'quote'),
    field('testimonial', 'pages', { fallback: 'about' }),
  ])
  const shown = pages as readonly string[]
  return {
    path: 'testimonials.yaml',
    added: { ...said, ...(!isReal && { sample: true }), pages },
    addresses: testimonialPages.filter((page) => shown.includes(page)).map((page) => paths[page]),
    remarks: isReal ? [] : [`${sampleRemark} Once you have a real client's words, remove that line.`],
  }
}

const sampleRemark = 'It is marked `sample: true`, so `npm run check -- --launch` fails.'

/** A team member. The photo can come later; until then, initials are shown. The owner must have one. */
async function makePerson(answer: Answer, { sources, flags }: AuthoringContext): Promise<NewEntry> {
  const photos = sources.images.filter((path) => path.startsWith('team/'))
  const photo = field('person', 'image', { fallback: '', shown: 'initials', choices: photos })
  const said = await askFields(answer, [
    field('person', 'name'),
    field('person', 'role'),
    field('person', 'text'),
    { ...photo, problem: (path) => photo.problem?.(path) ?? findMissing(path, sources.images) },
  ])
  const hasPhoto = said['image'] !== undefined
  const alt = field('person', 'image-alt', { fallback: '', shown: 'no extra description' })
  const described = hasPhoto && (await askFields(answer, [alt]))
  const isOwner = await askYesNo(answer, {
    flag: 'owner',
    question: 'Is this the owner or manager? Their photo is shown larger.',
    isUnasked: !hasPhoto,
    problem: (typed) => (!hasPhoto && isYes(typed) ? 'The owner needs a photo: add --image with its path.' : undefined),
  })
  if (!isOwner && flags['since'] !== undefined)
    throw new UsageError('--since is for the owner. Add --owner yes, or leave it out.')
  const year = isOwner && (await askFields(answer, [field('person', 'since', { fallback: '', shown: 'no year' })]))
  const isSample = flags['sample'] === true
  return {
    path: 'team.yaml',
    added: { ...said, ...described, ...year, ...(isOwner && { owner: true }), ...(isSample && { sample: true }) },
    addresses: [`${paths.about}#${sections.about.team}`],
    remarks: isSample ? [sampleRemark] : [],
  }
}

async function askWhetherReal(answer: Answer, flags: Flags): Promise<boolean> {
  if (flags['sample'] && flags['real'] === undefined) return false
  const isReal = await askYesNo(answer, {
    flag: 'real',
    question: "Are these a real client's own words, used with permission?",
  })
  if (isReal && flags['sample']) throw new UsageError('--real and --sample conflict. Use one.')
  return isReal
}

/** Defaults to no. */
async function askYesNo(answer: Answer, wanted: Wanted): Promise<boolean> {
  const problem = (typed: string) =>
    /^(y|yes|n|no)$/i.test(typed) ? wanted.problem?.(typed) : `Type yes or no, not "${typed}".`
  return isYes(await answer({ hint: 'yes or no', fallback: 'no', ...wanted, problem }))
}

const isYes = (typed: string) => /^y/i.test(typed)

/** Default length of a notice in days, including the first. */
const usualDays = 7

/** A notice for some days. Its link and pages can only be given as options, because most notices have neither. */
async function makeNotice(answer: Answer, { today }: AuthoringContext): Promise<NewEntry> {
  const said = await askFields(answer, [field('notice', 'text'), field('notice', 'from', { fallback: today })])
  const from = String(said['from'])
  const week = new Date(Date.parse(from) + (usualDays - 1) * 86_400_000).toISOString().slice(0, 10)
  const { pages, ...more } = await askFields(answer, [
    field('notice', 'until', {
      fallback: week,
      problem: (typed) =>
        findProblem('notice', 'until', typed) ??
        (typed < from ? `The last day, ${typed}, is before the first, ${from}.` : undefined),
    }),
    field('notice', 'kind', { fallback: 'info' }),
    field('notice', 'link', { fallback: '', isUnasked: true }),
    field('notice', 'pages', { fallback: 'all', isUnasked: true }),
  ])
  const isShort = Array.isArray(pages)
  const [first, last] = [from, String(more['until'])].map((day) => formatLongDate(day, reportLanguage))
  return {
    path: 'notices.yaml',
    added: { ...said, ...more, ...(isShort && { pages }) },
    addresses: isShort ? pages.map(String) : ['all pages'],
    remarks: [
      String(more['until']) < today
        ? `Its last day, ${last}, is past, so visitors never see it.`
        : `It is shown from ${first}, to ${last}, if the site is built every day.`,
      ...(from > today ? ['Before the first day, only you can see it, while `npm start` is running.'] : []),
    ],
  }
}
