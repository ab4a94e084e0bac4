import * as z from 'zod'
import {
  type Field,
  fields,
  type FieldName,
  type RequiredName,
  requiredNames,
} from '../../../client/islands/quote-form/fields.ts'
import type { FieldTexts } from '../../../client/islands/quote-form/texts.ts'
import type { ContactTexts } from '../../../templates/texts.ts'
import { between, group, laterWords, text, words } from '../fields.ts'
import { meta, pageTop, picture, section, titledText } from '../parts.ts'
import { strangers } from '../suggestions.ts'
import { capitalize } from '../../shared/capitalize.ts'

/** Label and hint of one field; for a select, also a label for each of its values, and only those. */
function fieldTexts(field: Field) {
  const help = field.required ? 'We use it only to reply to you.' : 'Leave it empty if you are not sure.'
  const shape = {
    label: words('Label for the field', nameOf(field.name.replace('from_', ''))),
    hint: words('A line of help under the field', help).optional(),
  }
  const description = `The field \`${field.name}\``
  if (field.kind !== 'select') return group(description, shape)
  if (!field.options) return group(description, { ...shape, options: industries.optional() })
  const labels = field.options.map((value) => [value, words(`Label for the choice \`${value}\``, nameOf(value))])
  return group(description, { ...shape, options: group('The label of each choice', Object.fromEntries(labels)) })
}

/** The sample's industries. Companies have their own. */
const sampleIndustries = 'office medical industrial education retail hospitality government financial'.split(' ')

/** The labels of the options. The services come first, in their order, labeled with their titles unless they're among these. */
const industries = z
  .object(
    Object.fromEntries(
      sampleIndustries.map((value) => [value, words(`Label for the choice \`${value}\``, nameOf(value)).optional()]),
    ),
  )
  .catchall(text)
  .describe(
    'The choices: for each, the value that is sent (lowercase letters, digits and hyphens), a colon, and its label. Every service is a choice, labeled with its title by default. Services come first, sorted by `order`',
  )

/** `month-to-month` becomes "Month to month", and `1000-2500` becomes "$1,000 to $2,500". */
function nameOf(value: string): string {
  const label = value
    .replace(/(?<=\d)-(?=\d)/, ' to ')
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/\d{4,}/g, (amount) => `$${Number(amount).toLocaleString('en-US')}`)
  return capitalize(label)
}

function shapeOf<Name extends string, Shape>(entries: readonly (readonly [Name, Shape])[]) {
  return Object.fromEntries(entries) as Record<Name, Shape>
}

const fieldsShape = shapeOf<FieldName, z.ZodType<FieldTexts>>(fields.map((field) => [field.name, fieldTexts(field)]))

const fieldsGroup = group('Labels, hints and choices of the fields; their names are fixed', fieldsShape)

strangers.add(fieldsGroup, {
  hints: {
    '*': "delete it: the form's fields are fixed. You can change the labels, hints and choices of the fields that are there.",
  },
})

const messages = group('Messages of the form', {
  required: words('For an empty field; `{field}` becomes one of the names below', 'Please fill in the {field}'),
  names: group(
    'Names of the four required fields within a sentence',
    shapeOf<RequiredName, typeof text>(
      requiredNames.map((name) => [
        name,
        words(`Name of the field \`${name}\` in a sentence`, name.replace('from_', '').replace('_', ' ')),
      ]),
    ),
  ),
  email: words('For an invalid email address', 'Please enter a valid email address'),
  phone: words('For an invalid phone number', 'Please enter a valid phone number'),
  extension: laterWords(
    'For a phone number with an extension',
    'Please enter the phone number without its extension, and add the extension to your requirements',
  ),
  date: laterWords(
    "For a start date that doesn't exist or is years away",
    'Please enter a valid start date, or leave it empty',
  ),
  past: laterWords('For a start date before today', 'Please choose today or a later date'),
  success: words('When the request is sent', 'Quote request submitted successfully!'),
  failure: words('For an unknown error', 'Please try again later.'),
  network: words('If there is no answer', 'Network Error'),
  forbidden: words('If the mail service refuses the request', 'Forbidden'),
  tooMany: words('After too many requests', 'Too Many Requests'),
  headless: words('For automated browsers', 'Unavailable For Headless Browser'),
  trapped: words(
    "If the hidden field that people don't see is filled in",
    'Nothing has been sent yet. Press the button again to send your request, or call {phone}.',
  ),
  close: words('Name of the button that closes a message', 'Close message'),
})

const form = group('The quote form', {
  heading: words("Form heading; phones show only the page's heading", 'Request your free quote'),
  text: words('Under the button: what happens to a half-finished form', 'We keep your answers in this tab only.'),
  required: words('Says which fields are required', 'Fields marked * are required.'),
  groups: group('Names of the three groups of fields', {
    you: words('Name of the first group of fields', 'You'),
    building: words('Name of the second group of fields', 'Your building'),
    plan: words('Name of the third group of fields', 'Your plan'),
    details: laterWords(
      'Opens the second and third groups, which are collapsed on phones',
      'Add building details for a faster estimate',
    ),
  }),
  choose: words('First option of each drop-down list', 'Choose one'),
  fields: fieldsGroup,
  remaining: words(
    'Shown under the text area; `{count}` becomes the number of characters left',
    '{count} characters left',
  ),
  city: words('Shown before the name of the city page that the visitor came from', 'City:'),
  trap: words(
    "Label for a field that people don't see; if a program fills it in, the request is held until the button is pressed again",
    'Leave this field empty',
  ),
  submit: words('Text on the submit button', 'Request My Free Quote'),
  submitting: words('Text on the submit button while sending', 'Submitting...'),
  messages,
  sent: group('Shown above the form after the request is sent, until the tab is closed', {
    heading: words('Heading once the request is sent', 'We have your request'),
    reference: words('Before the number, whose last six characters are bold', 'Your reference number is'),
    text: words('What happens next', 'Someone will call or email you within one business day.'),
    call: laterWords('Button that calls the company', 'Call {phone}'),
    answers: laterWords('Heading above the answers the visitor sent', 'What you sent'),
    another: laterWords('Form heading after a request is sent, when the form is empty again', 'Send another request'),
  }),
  errors: group('Shown if nothing was sent', {
    heading: laterWords('Heading above the list of fields to correct', 'Please check these fields'),
    title: laterWords('Browser tab title while that list is shown; `{page}` becomes the usual title', 'Error: {page}'),
    failed: laterWords(
      'Heading beside the button if sending fails; the reason follows',
      "That didn't send. Your answers are still here.",
    ),
  }).prefault({}),
  failed: words(
    'Shown beside the button, below the reason and above phone and email',
    'Try once more (we can tell if the same request arrives twice), or reach us directly:',
  ),
  unsent: words("Shown if the form's script can't be loaded", 'The form could not be loaded.'),
  privacy: words('Says where the request goes', 'Your request goes to our mailbox.'),
  privacyLink: words('Text for the link to the privacy policy', 'Read the privacy policy'),
  otherWays: group('Other ways to get in touch', {
    heading: words('Block heading', 'Rather call or email?'),
    text: words(
      'What to say on the phone or in an email; phone, email and hours follow',
      "Give us your name and your building's address.",
    ),
    noScript: words(
      'Shown if JavaScript is turned off: the button then opens an email with the answers',
      'JavaScript is turned off in your browser, so the button opens an email with your answers.',
    ),
    plain: laterWords(
      'Shown if a visitor fills in the form before its script has loaded',
      'Your browser has not loaded all of this form. The button opens an email with your answers, which you can send yourself.',
    ),
  }),
})

export const contactSchema = group(
  'The contact page and the quote form. The field names are fixed; their labels are not.',
  {
    meta,
    hero: pageTop('The top of the page', 'Request a free quote', {
      text: words('The sentences under the heading', 'Four fields are enough to start.'),
    }),
    cards: group('Phone, email, region and hours, beside the form', {
      heading: words('Name of the list, for screen readers', 'Reach us directly'),
      phone: words('Label for the phone number', 'Phone'),
      email: words('Label for the email address', 'Email'),
      area: words('Label for the region', 'Service area'),
      areaText: words('The region', 'Metro Detroit'),
      hours: words('Label for the office hours', 'Hours'),
    }),
    next: section('The section with the steps', 'What happens next', {
      items: between(2, 8, titledText).describe('What happens after the request, step by step'),
      picture: picture('contact/walk-through.webp', 'Model of two people walking through an office')
        .optional()
        .describe('An image below the steps'),
    }),
    form,
  },
) satisfies z.ZodType<ContactTexts>
