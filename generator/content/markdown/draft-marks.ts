/**
 * Citations as AI assistants copy them: `【4†source】`, `[cite: 1]`, `[web:3]`, `citeturn0search1`, and their apologies: `As an AI
 * model, I can't …`, but not `tools such as an AI model`.
 */
export const chatMark = String.raw`【(?:\d+(?::\d+)?|[^【†】\n]{0,200}†[^【】\n]{0,200})】|(?<!\\)\[(?:cite_start|\d+†[^\][\n]{0,100}|cite:[^\][\n]{0,100}|(?:web|file|attached_file|source|page):\d{1,3})\]|[\uE200-\uE206]?(?:file)?cite(?:[\uE200-\uE206]?turn\d+[a-z]+\d+)+[\uE200-\uE206]?|(?<!such )\b[Aa]s an AI(?:(?: (?:language )?model| assistant)?, I| language model)\b`

/** The same in links: `[oai_citation:0‡epa.gov](https://…)`, and `?utm_source=chatgpt.com`. */
export const chatLink = /^\[oai_citation:.*|[?&]utm_source=(?:chatgpt\.com|openai|perplexity|copilot\.com)\b/

/** Lines around an email, and properties of a page in Notion, as both are copied along with the text. */
export const pastedLine = String.raw`From: [^\n]+\n[ \t>]*(?:Sent: [^\n]{0,100}\d|Date: [^\n]{0,100}\d{4}[^\n]{0,20}\d:\d\d)[^\n]*|On [^\n]{0,100}\d:\d\d[^\n]{0,200} wrote:(?=[ \t]*(?:\n|$))|Sent from (?:my (?:i(?:Phone|Pad)|Android|Galaxy|Pixel|Samsung|mobile|phone)|\w{1,20} for (?:iOS|Android|Windows|Outlook|Mac))[^\n]*|Get Outlook for [^\n]*|(?:Created|Last edited)(?: time| by)?: [^\n]+\n[ \t>]*(?:Created|Last edited|Owner|Status|Tags|Type)[ \w]{0,20}: [^\n]*`

const label =
  '(?:seo |suggested )?(?:meta[ -]?(?:title|description)|title tag|(?:url )?slug)|(?:focus|primary|secondary|target) key(?:word|phrase)s?|word count|(?:suggested image|image (?:suggestion|prompt|idea))s?|alt text|(?:chatgpt|claude|copilot|gemini) said'

const greeting = String.raw`(?:sure|certainly|absolutely|of course|great)(?: thing)?[!,]\s(?:here(?:[’']s| is)|below is) an?|(?:here(?:[’']s| is)|below is) your`

/** Not a company's offer to its clients, which is about their quote or visit, unless it's about a text. */
const notForClients = String.raw`(?:(?=[^\n.?]*\b(?:articles?|copy|drafts?|flyers?|newsletters?|page|posts?|text|tone|versions?)\b(?!-))|(?![^\n.?]*\b(?:clean\w*|estimate|floors?|quote|schedule|visits?)\b))`

const offer = String.raw`(?:(?:would you like|(?:do you )?want|let me know if you(?:[’']d like| want)) me to|if you(?:[’']d like| want),? I can(?= also\b|[^\n.]*\b(?:version|draft|post|article|copy|text|tone)\b)) (?:also )?(?:(?:adapt|adjust|convert|create|draft|expand|format|generate|optimi[sz]e|polish|refine|revise|rewrite|shorten|tailor|translate|turn|write)\b|(?:add|include|suggest)\b(?=[^\n.?]*\b(?:article|captions?|descriptions?|faqs?|headings?|images?|keywords?|links?|post|sections?|tables?|titles?|version)\b))${notForClients}|let me know if you(?:[’']d like| want| need) any (?:changes|edits|adjustments|tweaks)(?=\W*$|\W*\n| to (?:the|this) (?:draft|post|article|copy|text|tone)\b)`

/** Paragraphs for the author, by how they begin: "Meta description: …", "Sure! Here's a draft …", "Would you like me to also write …?" */
export const chatParagraph = new RegExp(
  String.raw`^[*_(]{0,4}(?:(?:${label})[*_ ]{0,4}:|(?:${greeting}) (?:[\w’'-]+,? ){0,6}(?:version|draft|rewrite|(?:blog )?post|article|copy(?! of\b)|markdown)\b(?!-)|${offer})[^\n]*`,
  'i',
)

const first =
  'author|business|city|client|company|contact|customer|email|first|full|job|last|legal|local|manager|month|owner|project|phone|service|start|state|street|website|zip'

const last =
  'address|amount|area|author|city|code|company|county|date|email|industry|link|location|name|neighborhood|number|phone|price|state|title|type|url|website|year|zip'

/** Made-up phone numbers of templates, in area codes that don't exist. */
const madeUpPhone = String.raw`\(?(?<!\d)(?:555|123|XXX)\)?[-. ]{1,2}(?:555|123|456|XXX)[-. ](?:1212|1234|4567|5555|7890|XXXX)(?![\d-])`

/** `info@yourcompany.com`, `www.your-website.com`. */
export const madeUpAddress = String.raw`(?:[\w.+-]{1,60}@|\bhttps?://)?(?:\bwww\.)?\byour-?(?:business|company|domain|site|website)(?:-?name)?\.(?:com|net|org)\b`

/**
 * Blanks of a template: `[Your Company]`, `[insert link]`, `[City, State]`, `[Image: a lobby]`, `[XX years]`, and
 * `[email protected]`, which Cloudflare puts in place of an address. Not `[Enter]`, nor `[the city]` in a quotation.
 */
export const unfilledBlank = String.raw`${madeUpPhone}|${madeUpAddress}|\blorem ipsum\b|(?<![\\!\]\w])\[(?:(?:your|insert|(?:add|enter) your|link to|add (?:an? )?(?:image|link|photo))\s[^\][\n]{1,80}|add (?:image|link|photo)|link here|(?:cta|image|(?:internal|external) link|screenshot|video)(?: placeholder|: [^\][\n]{1,200})|photo placeholder|tbd|mm[-/]dd[-/]yy(?:yy)?|x(?:x[-x]*|%|\+)?(?: (?:years?|days?|hours?|clients?|percent))|xx[-x%+]*|x%|email\sprotected|(?:(?:${first})[ ,/-]{1,3}){0,3}(?:${last})s?)\](?![[(:])`

/** Numbers of a list in other scripts: `1、`, `（1）`, `一、`, `１．`, `١.` */
export const foreignNumber = String.raw`(?:[\d０-９]{1,2}[、．]|[（(][\d０-９]{1,2}）|[一二三四五六七八九十]{1,3}[、．]|[０-９٠-٩۰-۹]{1,2}[.)）-])`

/** Template tags of Liquid, Hugo and the like, which can't be interpreted here. */
export const leftoverMark = /\{[{%]/

/** The first lines of an MDX file: `import Card from '../card'`. */
export const mdxImports = /^(?:import\b(?:[\w\s{},*$]*\bfrom\b)?[ \t]*(["'])[^"'\n]+\1;?[ \t]*(?:\n\s*|(?![^])))+/

/** The same, or `export const meta = {`. */
export const mdxCode = new RegExp(
  String.raw`${mdxImports.source}|^export (?:(?:async|const|default|function|let)\b|[{*]).*`,
)
