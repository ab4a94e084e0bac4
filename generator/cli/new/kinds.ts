/** The kinds of new entries. The words after the kind are its first option, as in `example`. All commands read these options. */
export const kinds = {
  post: {
    about: 'a post, as a draft',
    example: 'A title',
    options: ['title', 'id', 'category', 'date', 'excerpt', 'tags', 'image', 'image-alt'],
  },
  area: {
    about: 'a city, with its page',
    example: 'Pontiac',
    options: ['city', 'id', 'latitude', 'longitude', 'description', 'image', 'image-alt'],
  },
  service: {
    about: 'a service, with its page',
    example: 'Gym Cleaning',
    options: ['title', 'id', 'description', 'image', 'image-alt'],
  },
  page: {
    about: 'a page of your own, as a draft',
    example: 'Careers',
    options: ['title', 'id', 'description', 'menu', 'image', 'image-alt'],
  },
  question: {
    about: 'a question with its answer, at the end of content/faq.yaml',
    example: 'Do you clean on Sundays?',
    options: ['question', 'category', 'answer'],
  },
  testimonial: {
    about: 'what a client said, at the end of content/testimonials.yaml',
    example: 'Jane Doe',
    options: ['name', 'position', 'quote', 'rating', 'pages', 'real', 'sample'],
  },
  person: {
    about: 'a person on the about page, at the end of content/team.yaml',
    example: 'Jane Doe',
    options: ['name', 'role', 'text', 'since', 'image', 'image-alt', 'owner', 'sample'],
  },
  notice: {
    about: 'a notice above the header, at the end of content/notices.yaml',
    example: 'Closed on Thanksgiving Day',
    options: ['text', 'from', 'until', 'kind', 'link', 'pages'],
  },
} as const

export type KindName = keyof typeof kinds
export type NewFlag = (typeof kinds)[KindName]['options'][number]

/** The value given for each option. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>

const flags = Object.values(kinds).flatMap(({ options }): readonly NewFlag[] => options)

/** Every option of `new`, for `parseArgs`. */
export const newOptions = {
  ...(Object.fromEntries(flags.map((flag) => [flag, { type: 'string' }])) as Record<NewFlag, { type: 'string' }>),
  sample: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const
