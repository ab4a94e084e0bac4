/** Citations as AI assistants copy them: `【4†source】`, `[cite: 1]`, `[web:3]`, `citeturn0search1`, and their apologies. */
export const chatMark = String.raw`【[^】\n]{0,200}†[^】\n]{0,200}】|\[(?:cite_start|cite:[^\][\n]{0,100}|(?:web|file|attached_file|source|page):\d{1,3})\]|[\uE200-\uE206]?(?:file)?cite(?:[\uE200-\uE206]?turn\d+[a-z]+\d+)+[\uE200-\uE206]?|\bas an AI (?:language )?model\b`

/** The same as a link, `[oai_citation:0‡epa.gov](https://…)`. */
export const chatLink = /^\[oai_citation:/

const first =
  'business|city|client|company|contact|customer|email|first|full|job|last|manager|owner|phone|service|start|state|street|website|zip'

const last =
  'address|area|city|code|company|county|date|email|link|location|name|number|phone|price|state|title|type|url|website|zip'

/**
 * Blanks of a template: `[Your Company]`, `[insert link]`, `[City, State]`, and `[email protected]`, which Cloudflare puts in place
 * of an address. Not `[Enter]`, nor `[the city]` in a quotation.
 */
export const unfilledBlank = String.raw`(?<![\\!\]\w])\[(?:(?:your|insert|(?:add|enter) your)\s[^\][\n]{1,80}|email\sprotected|(?:(?:${first})[ ,/-]{1,3}){0,3}(?:${last})s?)\](?![[(:])`
