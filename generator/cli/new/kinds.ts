const id = 'name in the address; made from the title where absent'
const picture = {
  image: 'picture, as its path below content/images',
  'image-alt': 'what the picture shows, for those who cannot see it',
} as const

/**
 * What can be new. `named` is the option that the words after the kind stand for, as in `example`; `flags` says what each
 * option means. It is apart from what makes the entries, because every command reads its options here.
 */
export const kinds = {
  post: {
    about: 'a post, as a draft',
    named: 'title',
    example: 'A title',
    flags: {
      title: 'title, where it does not stand behind "post"',
      id,
      category: 'category: one that there is, or a new one',
      date: 'day of publication, as 2026-03-09; today where absent',
      excerpt: 'one or two sentences for lists and search results',
      tags: 'tags, with commas between them',
      ...picture,
    },
  },
  area: {
    about: 'a city, with its page',
    named: 'city',
    example: 'Pontiac',
    flags: {
      city: 'name of the city, where it does not stand behind "area"',
      id,
      latitude: 'latitude of its middle, such as 42.6389',
      longitude: 'longitude of its middle, such as -83.2910',
      description: 'one or two sentences for its card',
      ...picture,
    },
  },
  service: {
    about: 'a service, with its page',
    named: 'title',
    example: 'Gym Cleaning',
    flags: {
      title: 'name of the service, where it does not stand behind "service"',
      id,
      description: 'one or two sentences for its card',
      ...picture,
    },
  },
  question: {
    about: 'a question with its answer, at the end of content/faq.yaml',
    named: 'question',
    example: 'Do you clean on Sundays?',
    flags: {
      question: 'question, where it does not stand behind "question"',
      category: 'category: General, Services, Billing or Staff & Training',
      answer: 'answer, in Markdown; it may have several lines',
    },
  },
  testimonial: {
    about: 'what a client said, at the end of content/testimonials.yaml',
    named: 'name',
    example: 'Jane Doe',
    flags: {
      name: 'name of the client, or the role in a sample',
      position: 'role and kind of business',
      quote: "the client's words; they may have several lines",
      rating: 'stars, from 1 to 5',
      pages: 'pages that show it: home, about or "home, about"',
      real: "yes where these are a real client's own words, with permission; no for a sample",
      sample: 'the same as --real no',
    },
  },
} as const

export type KindName = keyof typeof kinds

export function isKind(word: string): word is KindName {
  return Object.hasOwn(kinds, word)
}

export type NewFlag = { [Kind in KindName]: keyof (typeof kinds)[Kind]['flags'] }[KindName] | 'yes'

const flags = ['yes', ...Object.values(kinds).flatMap((kind) => Object.keys(kind.flags))] as NewFlag[]

/** Every option of `new`, as `parseArgs` takes it. */
export const newOptions = Object.fromEntries(
  flags.map((flag) => [flag, { type: flag === 'sample' || flag === 'yes' ? 'boolean' : 'string' }]),
) as Readonly<Record<NewFlag, { type: 'string' | 'boolean' }>>
