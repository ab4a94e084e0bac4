/** A pattern for content that must not be published, with its message and hint. */
export interface SampleRule {
  /** Must have the `g` flag. */
  readonly pattern: RegExp
  /** In the configuration, `key` is the last part of the value's path, such as `phone`. */
  readonly say: (found: string, key: string) => string
  readonly hint: (found: string, key: string) => string
}

/** Domains reserved by RFC 2606 and RFC 6761. Repetition is bounded, so that no text takes long. */
const reservedDomain = String.raw`(?:(?:[a-z0-9-]{1,63}\.){1,9}(?:example|test|invalid|localhost)|(?:[a-z0-9-]{1,63}\.){0,9}example\.(?:com|net|org))(?![\w-]|\.[a-z])`

/** In North America, 555-0100 to 555-0199 are reserved and never assigned. */
const reservedNumber = String.raw`(?<!\+(?!1\b)\d[\d ().-]{0,14})(?:\(\d{3}\) ?|(?<!\d)\d{3}[-. ]?)?(?<!\d)555[-. ]?01\d\d(?!\d)`

/** A quick test: text without any of these can't match the rules below. */
export const suspicion =
  /555|\.(?:example|test|invalid|localhost)|example\.|localhost|127\.|\[::1\]|TODO|FIXME|TBD|lorem/i

/** Samples anywhere in content. */
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
    // `TODO:` is reported even without --launch.
    pattern: /\b(?:TODO(?!:)|FIXME|TBD|[Ll]orem [Ii]psum|LOREM IPSUM)\b/g,
    say: (found) => `Some text still says "${found}".`,
    hint: () => 'write the text that belongs here, or remove it.',
  },
]

const realAddress = () => "write the site's real address: `url: https://www.…`"

/** Samples in `site.config.yaml`, by the paths of the keys. */
export const rulesForKeys: readonly (SampleRule & { readonly paths: RegExp })[] = [
  {
    paths: /^url$/,
    pattern: /^https?:\/\/(?:localhost|\d+(?:\.\d+){3}|\[[^\]]*\])(?::\d+)?$/gi,
    say: (found) => `The site's address, ${found}, is an IP address or localhost, not a domain name.`,
    hint: realAddress,
  },
  {
    paths: /^url$/,
    pattern: new RegExp(String.raw`^https?://(?:[^/]*\.)?${reservedDomain}(?::\d+)?$`, 'gi'),
    say: (found) => `The site's address, ${found}, is reserved for samples. Visitors can't reach it.`,
    hint: realAddress,
  },
  {
    paths: /^url$/,
    pattern: /^http:.*$/gi,
    say: (found) => `The site's address, ${found}, isn't encrypted.`,
    hint: (found) => `write \`url: ${found.replace(/^http:/i, 'https:')}\`.`,
  },
  {
    paths: /^company\.phone$/,
    pattern: new RegExp(reservedNumber, 'g'),
    say: (found) => `The phone number ${found} is reserved for samples. No one answers it.`,
    hint: () => "write the company's number, in quotes: `phone: '…'`",
  },
  {
    paths: /^company\.email$/,
    pattern: new RegExp(String.raw`^.*[@.]${reservedDomain}$`, 'gi'),
    say: (found) => `The address ${found} is reserved for samples. Mail to it never arrives.`,
    hint: () => 'write an address that someone reads: `email: …`',
  },
  {
    // Includes the company that ships with this project.
    paths: /^company\.(?:name|legalName|address\.street|address\.city)$/,
    pattern:
      /^.*\b(?:sample|example|placeholder)\b.*$|^(?:Straits Commercial Cleaning|your (?:company|business))\b.*$|^(?:x+|n\/?a|none|unknown|-+|\[.*\])$/gi,
    say: (found, key) => `\`${key}\` is "${found}", which is a sample.`,
    hint: (_, key) => `write it as in the company's official documents: \`${key}: …\``,
  },
  {
    // From this project and the EmailJS docs.
    paths: /^email\.(?:publicKey|serviceId|templateId)$/,
    pattern: /^(?:sample|your|example|test|my)[_-].*$|^x+$/gi,
    say: (found, key) => `\`${key}\` is "${found}", which is a sample: quote requests won't arrive.`,
    hint: (_, key) => `copy it from your EmailJS dashboard: \`${key}: …\``,
  },
  {
    // From this project's comments and Google's docs.
    paths: /^analytics\.(?:tagId|conversion)$/,
    pattern: /^.*(?:123456789|AbC-dEfG|X{4,}|0{6,}).*$/g,
    say: (found, key) => `\`${key}\` is "${found}", which is a sample: nothing will be measured.`,
    hint: (_, key) => `copy it from your Google Ads account, or remove \`${key}\`.`,
  },
]
