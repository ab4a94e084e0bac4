import * as z from 'zod'
import type { SiteTexts } from '../../../templates/texts.ts'
import { explained, group, laterWords, otherUrl, words } from '../fields.ts'
import { otherAddress } from '../kinds/web.ts'
import { refuse, suggestions } from '../suggestions.ts'

/** `/financing`, but not `//pay.example`. */
const ownPath = /^\/(?!\/)/

/** The words that the renderer adds to Markdown. */
export const markdownWordsSchema = group('Words that Markdown adds to text', {
  note: laterWords('Title of a box that begins with `[!NOTE]`', 'Note'),
  tip: laterWords('Title of a `[!TIP]` box', 'Tip'),
  important: laterWords('Title of an `[!IMPORTANT]` box', 'Important'),
  warning: laterWords('Title of a `[!WARNING]` box', 'Warning'),
  caution: laterWords('Title of a `[!CAUTION]` box', 'Caution'),
  video: laterWords('Link to a video; `{site}` becomes YouTube or Vimeo', 'Watch the video on {site}'),
  oneOfVideos: laterWords(
    'The same in a text with several videos; `{number}` becomes its number',
    'Watch video {number} on {site}',
  ),
  done: laterWords('In front of a task that is done, for screen readers', 'Done:'),
  open: laterWords('In front of a task that is not done, for screen readers', 'To do:'),
  footnotes: laterWords('Heading of the footnotes, for screen readers', 'Notes'),
  backToNote: laterWords(
    'Link from a footnote back to the text, for screen readers; `{number}` becomes its number',
    'Back to note {number} in the text',
  ),
  backToMention: laterWords(
    'The same if the text refers to it several times; `{mention}` becomes the number of the mention',
    'Back to note {number}, mention {mention} in the text',
  ),
})

export type MarkdownWords = z.infer<typeof markdownWordsSchema>

export const usualMarkdownWords: MarkdownWords = markdownWordsSchema.parse({})

export const siteSchema = group('Text that pages share: menu, breadcrumbs, fact card and footer.', {
  skipLink: words('First link of each page, for keyboard users', 'Skip to content'),
  notifications: words('Name of the area where messages appear', 'Messages'),
  call: words('Link that calls the company; `{phone}` becomes the number', 'Call {phone}'),
  stars: words(
    "Text that screen readers read in place of a testimonial's stars; `{rating}` becomes the number",
    '{rating} out of 5',
  ),
  since: laterWords("After the owner's role; `{year}` becomes the year", 'since {year}'),
  sampleStamp: laterWords('Stamp on sample documents', 'Sample'),
  mapReach: words(
    'Shown along the circle on the map; `{distance}` becomes the distance, such as 6 miles',
    '{distance}',
  ),
  menu: group('The menu at the top', {
    label: words('Name of the menu, for screen readers', 'Main menu'),
    open: words('Name of the button that opens the menu on a phone', 'Open menu'),
    close: words('Name of the button that closes the menu', 'Close menu'),
    home: words('Link to the home page', 'Home'),
    about: words('Link to the about page', 'About'),
    services: words('Opens the list of services', 'Services'),
    areas: words('Opens the list of cities', 'Service Areas'),
    allAreas: words('Link to the page that lists all cities', 'All service areas'),
    blog: words('Link to the blog', 'Blog'),
    faq: words('Link to the questions', 'FAQ'),
    more: laterWords("Opens the list of your own pages, if they don't fit in the header", 'More'),
    contact: words('Link to the contact page', 'Contact'),
    quote: words('Button that leads to the form', 'Get a Quote'),
  }),
  links: z
    .array(
      group('One link', {
        label: words('Words of the link', 'Pay your bill'),
        url: explained(otherUrl, 'Address on the other site', 'https://pay.company.example').register(suggestions, {
          suggest: (typed) => (ownPath.test(typed) ? [] : otherAddress.suggest(typed, {})),
          lead: (typed) =>
            ownPath.test(typed)
              ? 'delete this entry: the pages of this site are in the menus already (`menu` in their files says in which); for another site, '
              : undefined,
        }),
        menu: explained(z.enum(['header', 'footer']), 'Menu with the link; footer by default', 'header').optional(),
      }),
    )
    .max(6)
    .describe('Links to other sites in the menus, such as a page where clients pay or log in, after your own pages')
    .optional(),
  phoneBar: group('The bar at the bottom of a phone screen', {
    label: laterWords('Name of the bar, for screen readers', 'Quote and phone'),
    quote: laterWords('Button that leads to the form', 'Get a free quote'),
    call: laterWords('Button that calls the company', 'Call'),
  }).prefault({}),
  breadcrumbs: group('The breadcrumbs above the heading of a page', {
    label: words('Name of the breadcrumbs, for screen readers', 'You are here'),
    home: words('The first link', 'Home'),
    services: words('The link to the services', 'Services'),
  }),
  facts: group('The fact card of service pages', {
    heading: words('Card heading', 'At a glance'),
    hours: words('Label for the office hours', 'Office hours'),
    phone: words('Label for the phone number', 'Phone'),
    insurance: words('Label for the insurance; leave both out if the company has none', 'Insurance').optional(),
    insuranceText: words('Text about the insurance', 'Licensed and insured').optional(),
    estimate: words("Label for the estimate; leave both out if estimates aren't free", 'Estimate').optional(),
    estimateText: words('Text about the estimate', 'Free, with no obligation').optional(),
  }).superRefine((facts, context) => {
    for (const key of ['insurance', 'estimate'] as const) {
      const text = `${key}Text` as const
      if ((facts[key] === undefined) === (facts[text] === undefined)) continue
      refuse(context, [facts[key] === undefined ? key : text], 'is missing')
    }
  }),
  notices: group('The notices above the header', {
    label: laterWords('Name of the area with the notices, for screen readers', 'Notices'),
    close: laterWords('Name of the button that closes a notice', 'Close this notice'),
    info: laterWords("Kind of notice, for people who can't see its icon", 'Note:'),
    urgent: laterWords('Marks an urgent notice, for screen readers', 'Important:'),
    upcoming: laterWords(
      'Label in front of an upcoming notice, which shows only while `npm start` is running; `{date}` becomes its first day',
      'Starts on {date}; until then, only you see this:',
    ),
  }).prefault({}),
  consent: group("The visitor's choice about the Google tag; needed only if site.config.yaml sets one up", {
    label: laterWords('Name of the choice', 'Advertising cookies'),
    text: laterWords(
      'The question',
      'May we use Google cookies to see which ads lead to quote requests? The site works the same either way.',
    ),
    more: laterWords('Link to the privacy policy', 'Privacy policy'),
    accept: laterWords('Button that allows the tag', 'Accept'),
    decline: laterWords('Button that declines the tag', 'Decline'),
    on: laterWords('On the privacy page, while the tag is on', 'Advertising cookies are on.'),
    off: laterWords('Shown on the privacy page while the tag is off', 'Advertising cookies are off.'),
    signal: laterWords(
      'Shown on the privacy page if the browser opts out for the visitor',
      'Advertising cookies are off, because your browser sends a Global Privacy Control signal.',
    ),
  }).prefault({}),
  hours: group('Text for days when the office is closed', {
    closed: laterWords('Shown instead of times on days without hours', 'Closed'),
    closedOn: laterWords(
      'The next holiday, under the hours; `{dates}` becomes its date or dates, `{name}` its name',
      'Closed {dates} ({name})',
    ),
    closedHeading: laterWords('Heading above the list of holidays on the contact page', 'Holidays'),
  }).prefault({}),
  markdown: markdownWordsSchema.prefault({}),
  footer: group('The footer of every page', {
    text: words('What the company is, in a sentence', 'Family-owned commercial cleaning in Metro Detroit.'),
    contactHeading: words('Heading above the contact column', 'Contact'),
    phone: words('Label for the phone number', 'Phone'),
    email: words('Label for the email address', 'Email'),
    hours: words('Label for the office hours', 'Hours'),
    address: words('Label for the postal address', 'Address'),
    profiles: laterWords("Label for links to the company's profiles on other sites", 'Also on'),
    linksHeading: words('Heading above the column of links', 'Quick links'),
    home: words('Link to the home page', 'Home'),
    about: words('Link to the about page', 'About Us'),
    blog: words('Link to the blog', 'Blog'),
    quote: words('Link to the form', 'Get a Quote'),
    privacy: words('Link to the privacy policy', 'Privacy Policy'),
    areasHeading: words('Heading above the column of cities', 'Service areas'),
    legal: words('Last line of each page', '© {legalName}. All rights reserved.'),
  }),
}) satisfies z.ZodType<SiteTexts>
