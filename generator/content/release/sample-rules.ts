/** Something that must not go live: how it looks, and what is reported of it. */
export interface SampleRule {
  /** Global. */
  readonly pattern: RegExp
  readonly say: (found: string) => string
  readonly hint: (found: string) => string
}

/** RFC 2606 and RFC 6761. What may repeat is bounded, so that no text takes long. */
const reservedDomain = String.raw`(?:(?:[a-z0-9-]{1,63}\.){1,9}(?:example|test|invalid|localhost)|(?:[a-z0-9-]{1,63}\.){0,9}example\.(?:com|net|org))(?![\w-]|\.[a-z])`

/** No one ever gets the numbers from 555-0100 to 555-0199. */
const reservedNumber = String.raw`(?:\(\d{3}\) ?|(?<!\d)\d{3}[-. ]?)?(?<!\d)555[-. ]?01\d\d(?!\d)`

/** A text without any of these cannot hold what the rules below look for; this is much sooner found out. */
export const suspicion =
  /555|\.(?:example|test|invalid|localhost)|example\.|localhost|127\.|\[::1\]|TODO|FIXME|TBD|lorem/i

/** What is a sample wherever it is. */
export const rulesForTexts: readonly SampleRule[] = [
  {
    pattern: new RegExp(reservedNumber, 'g'),
    say: (found) => `${found} is a number reserved for samples. No one answers it.`,
    hint: () => 'write `{phone}`, which becomes the number in site.config.yaml, or your own number.',
  },
  {
    pattern: new RegExp(String.raw`(?<![\w.+@-])(?:[\w.+-]{1,64}@)?${reservedDomain}`, 'g'),
    say: (found) => `${found} is reserved for samples. Nothing is there.`,
    hint: () => 'write the real address, or remove it.',
  },
  {
    pattern: /\bhttps?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?(?![\w.-])[^\s)>\]"']*/g,
    say: (found) => `${found} is an address on the visitor's own computer.`,
    hint: () => 'write only the part after the domain, such as `/contact`.',
  },
  {
    // `TODO:` is reported without --launch too.
    pattern: /\b(?:TODO(?!:)|FIXME|TBD|[Ll]orem [Ii]psum|LOREM IPSUM)\b/g,
    say: (found) => `A text still says "${found}".`,
    hint: () => 'write the text that belongs here, or remove it.',
  },
]

const realAddress = () => "write the site's real address: `url: https://www.…`"

/** What is a sample at a key of `site.config.yaml`. */
export const rulesForKeys: Readonly<Record<string, readonly SampleRule[]>> = {
  url: [
    {
      pattern: /^https?:\/\/(?:localhost|\d+(?:\.\d+){3}|\[[^\]]*\])(?::\d+)?$/gi,
      say: (found) => `The site's address, ${found}, is a computer's address, not a name that visitors know.`,
      hint: realAddress,
    },
    {
      pattern: new RegExp(String.raw`^https?://(?:[^/]*\.)?${reservedDomain}(?::\d+)?$`, 'gi'),
      say: (found) => `The site's address, ${found}, is reserved for samples. Visitors can't reach it.`,
      hint: realAddress,
    },
    {
      pattern: /^http:.*$/gi,
      say: (found) => `The site's address, ${found}, isn't encrypted.`,
      hint: (found) => `write \`url: ${found.replace(/^http:/i, 'https:')}\`.`,
    },
  ],
  'company.phone': [
    {
      pattern: new RegExp(reservedNumber, 'g'),
      say: (found) => `The phone number ${found} is reserved for samples. No one answers it.`,
      hint: () => "write the company's number, in quotes: `phone: '…'`",
    },
  ],
  'company.email': [
    {
      pattern: new RegExp(String.raw`^.*[@.]${reservedDomain}$`, 'gi'),
      say: (found) => `The address ${found} is reserved for samples. Mail to it never arrives.`,
      hint: () => 'write an address that someone reads: `email: …`',
    },
  ],
  'company.name': [sampleName('name')],
  'company.legalName': [sampleName('legalName')],
  'company.address.street': [sampleName('street')],
  'company.address.city': [sampleName('city')],
  'email.publicKey': [sampleId('publicKey')],
  'email.serviceId': [sampleId('serviceId')],
  'email.templateId': [sampleId('templateId')],
  'analytics.tagId': [sampleTag('tagId')],
  'analytics.conversion': [sampleTag('conversion')],
}

/** The company that this project begins with is one too. */
function sampleName(key: string): SampleRule {
  return {
    pattern:
      /^.*\b(?:sample|example|placeholder)\b.*$|^Straits Commercial Cleaning\b.*$|^(?:x+|n\/?a|none|unknown|-+)$/gi,
    say: (found) => `\`${key}\` is "${found}", which is a sample.`,
    hint: () => `write it as in the company's official documents: \`${key}: …\``,
  }
}

/** The ids that this project begins with, and those in the manual of EmailJS. */
function sampleId(key: string): SampleRule {
  return {
    pattern: /^(?:sample|your|example|test|my)[_-].*$|^x+$/gi,
    say: (found) => `\`${key}\` is "${found}", which is a sample: quote requests won't arrive.`,
    hint: () => `copy it from your EmailJS dashboard: \`${key}: …\``,
  }
}

/** The ids in this project's comments and in Google's manuals. */
function sampleTag(key: string): SampleRule {
  return {
    pattern: /^.*(?:123456789|AbC-dEfG|X{4,}|0{6,}).*$/g,
    say: (found) => `\`${key}\` is "${found}", which is a sample: nothing will be measured.`,
    hint: () => `copy it from your Google Ads account, or remove \`${key}\`.`,
  }
}
