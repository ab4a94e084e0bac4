/** What a code means and what to do about it, in the words of those who write. docs/diagnostics.md and SARIF are made from it. */
export const catalogue = {
  'content/not-utf8': {
    cause: 'The bytes of a file are not text in UTF-8.',
    cure: 'Save the file again with the encoding UTF-8.',
  },
  'content/too-large': {
    cause: 'A text file is larger than any page could be, or nests deeper.',
    cure: 'Split the file; texts hold words, and pictures stand under `content/images/`.',
  },
  'content/conflict-marker': {
    cause:
      'Two versions of a file were put together by git, and nobody has chosen yet: lines such as `<<<<<<<` are left.',
    cure: 'Keep the lines that are right, and delete the marks.',
  },
  'content/yaml-syntax': {
    cause: 'What is written is not YAML: a colon or quote too many, a tab, wrong indentation, a key twice.',
    cure: 'Do what the hint says at that line; most texts with `: ` or `#` in them need quotes.',
  },
  'content/cut-text': {
    cause:
      'A text holds a `#` after a space. For YAML a remark begins there: the page would show what stands before it.',
    cure: 'Put the whole text in quotes, as the hint shows. A remark has a space and words behind its `#`.',
  },
  'content/folded-lines': {
    cause:
      'A text that begins with `>` puts its lines into one, and with them the lines of a list, a table or a heading.',
    cure: 'Begin it with `|`, which keeps lines as they are, or leave an empty line above.',
  },
  'content/empty-file': {
    cause: 'A file is there, but holds no key: nothing at all, or remarks alone.',
    cure: 'Write its keys, which `docs/content.md` lists, or take the file away where the site needs none.',
  },
  'content/no-front-matter': {
    cause: 'A Markdown file does not begin with a line `---` and its keys.',
    cure: 'Begin the file with `---`, the keys, and `---` again.',
  },
  'content/front-matter-not-closed': {
    cause: 'The keys at the top of a Markdown file do not end.',
    cure: 'Write a line `---` under the last key.',
  },
  'content/front-matter-not-yaml': {
    cause: 'The keys at the top of a Markdown file are in another language, such as `---js`. Nothing of it is run.',
    cure: 'Begin with `---` alone, and write the keys in YAML.',
  },
  'content/missing-key': {
    cause: 'A key that must be there is not, or is empty.',
    cure: 'Add the line that the hint gives.',
  },
  'content/unknown-key': {
    cause: 'A key is there that nothing reads; mostly it is misspelt.',
    cure: 'Correct it as the hint says, or take it away.',
  },
  'content/wrong-type': {
    cause: 'A value is of another kind than its key wants: a number for a text, a text for a list.',
    cure: 'Write it as the hint says; phones, ZIP codes and versions stand in quotes.',
  },
  'content/invalid-value': {
    cause: 'A value is of the right kind, but not one that is allowed.',
    cure: 'Write one that the message names.',
  },
  'content/invalid-date': {
    cause: 'A day is not written as YYYY-MM-DD, no calendar has it, or it was before 2000.',
    cure: 'Write it as `2026-03-09`.',
  },
  'content/out-of-range': {
    cause: 'A number or the length of a text is over or under what fits.',
    cure: 'Shorten or lengthen it to what the message says.',
  },
  'content/wrong-count': {
    cause:
      'A list has more or fewer items than its place on the page. Warning: a city has more or fewer additional services than the others.',
    cure: 'Add or take away items.',
  },
  'content/invalid-id': {
    cause: 'The name of a file cannot be a part of an address.',
    cure: 'Rename the file to what the hint says.',
  },
  'content/taken-address': {
    cause: 'A page of your own has the name of a built-in page, or an address that another part of the site needs.',
    cure: 'Rename the file.',
  },
  'content/misplaced-file': {
    cause: 'A file lies where nothing reads it, or has the wrong ending.',
    cure: 'Move or rename it as the hint says.',
  },
  'content/missing-file': {
    cause: 'A file that every site has is not there.',
    cure: 'Put it back, from an earlier version where there is one.',
  },
  'content/duplicate': {
    cause: 'Two things have one address, question, city, place in lists or heading, where each must be its own.',
    cure: 'Change one of them.',
  },
  'content/unknown-placeholder': {
    cause: 'A text holds `{something}` that nothing fills. In a body it is a warning where it is like no placeholder.',
    cure: 'Write one of the placeholders that the message names, or a backslash before the brace that is meant.',
  },
  'content/unknown-reference': {
    cause:
      'A key names a service, a city or a category that does not exist. Warning: it exists, but is not shown there.',
    cure: 'Write one that exists; the hint has the nearest.',
  },
  'content/draft-reference': {
    cause: 'Warning: a list names an entry that is a draft, so the public site leaves it out.',
    cure: 'Publish the entry, or remove it from the list.',
  },
  'content/empty-category': {
    cause: 'Warning: no question has a category that the FAQ page lists, so it is not shown.',
    cure: 'Write a question for it, or delete the category from `content/pages/faq.yaml`.',
  },
  'content/near-option': {
    cause: 'Warning: a choice of the quote form is no service, but has nearly the name of one.',
    cure: 'Write the name of the service, as the hint says.',
  },
  'content/stale-count': {
    cause: 'Warning: a text says another number of services, cities, reasons or steps than there are.',
    cure: 'Write what the hint says; a placeholder such as `{serviceCount}` always has the right number.',
  },
  'content/near-category': {
    cause: 'Warning: two posts name categories that differ by a letter or two, which mostly are one.',
    cure: 'Write both alike.',
  },
  'content/long-title': {
    cause: 'Warning: a title is longer than search results show.',
    cure: 'Say it in fewer words, or give the page a shorter `metaTitle`.',
  },
  'content/weak-description': {
    cause: 'Warning: a description is so short, or so like the title, that search results choose another text.',
    cure: 'Say in one or two sentences what is on the page.',
  },
  'content/updated-order': {
    cause: 'The day in `updated` is before the day of publication, or has not come yet.',
    cure: 'Write the day of the last change.',
  },
  'content/long-hours': {
    cause: 'Warning: office hours run past midnight and are 16 hours or more. Often `06:00` is meant as 6pm.',
    cure: 'Write times in 24 hours, such as `18:00` for 6pm.',
  },
  'content/missing-updated': {
    cause:
      'Warning: by its history in git, more than a tenth of a post was written anew since it became public, and no day says so.',
    cure: 'Add the line that the hint gives; visitors and search engines then see that the text is fresh.',
  },
  'content/empty-body': {
    cause: 'Warning: a post or page that is not a draft has no text.',
    cure: 'Write it under the front matter, or add `draft: true` to the keys.',
  },
  'content/gap': {
    cause: 'A text still says `TODO:`. In a draft it is a warning.',
    cure: 'Write the text in its place.',
  },
  'markdown/raw-html': {
    cause:
      'A text has HTML that pages do not take: programs, frames, forms, boxes, headings, or attributes such as `onclick`. What GitHub shows, such as `<kbd>` or `<details>`, is taken. Or a tag is typed so that visitors would read it.',
    cure: 'Do what the hint says: mostly delete the tag, or write it in Markdown.',
  },
  'markdown/picture': {
    cause: 'A picture in a text has a web address or is on your own computer, or its path was not understood.',
    cure: 'Save the picture under `content/images/`, and write its path from there: `![What it shows](posts/salt.webp)`.',
  },
  'markdown/heading': {
    cause:
      'A line is meant as a heading and is none, has no words, or becomes one by accident: no space after `#`, nothing after it, or a line `---` or `===` right under words. Where both can be meant, it is a warning.',
    cure: 'Write `## Heading`, with empty lines around it.',
  },
  'markdown/not-closed': {
    cause:
      'A comment `<!--`, a block of code or a tag such as `<details>` does not end, so that the rest of the text goes with it.',
    cure: 'Write its end, `-->`, three backticks or `</details>`, or take the beginning away.',
  },
  'markdown/table': {
    cause:
      'A row of a table has more cells than the first, or the second row, of hyphens, has another number of cells.',
    cure: 'Give all rows as many cells as the first.',
  },
  'markdown/footnote': {
    cause:
      'A mark such as `[^1]` has no note of that name; or (a warning) a note has no mark, or the name of another note.',
    cure: 'Write the note in a paragraph of its own: `[^1]: The note`.',
  },
  'markdown/leftover': {
    cause:
      'A text has marks of another system: `{% include %}`, `{{ page.title }}`, `{: .class}`, `{#id}`, `[caption]`, `[TOC]`.',
    cure: 'Delete them, or write what the hint says in their place.',
  },
  'markdown/marks': {
    cause:
      'Visitors would read a mark as it is typed: stars around bold words, `• ` before an item, a mark with a non-breaking space after it, `:tada:`.',
    cure: 'Write it as the hint says.',
  },
  'markdown/in-plain-text': {
    cause: 'Bold words, a link or HTML stand in a text that is shown as it is typed, with all marks.',
    cure: 'Write plain words. docs/content.md says which keys take Markdown.',
  },
  'markdown/heading-level': {
    cause:
      'Headings of a text begin at another level than the one below the title, or skip one. They are shown in good order. Or the first says what the title says, and is not shown.',
    cure: 'Write them with as many `#` as the hint says.',
  },
  'links/broken-link': {
    cause: 'A link inside the site leads to no page, or to one that is not public yet.',
    cure: 'Correct the address as the hint says.',
  },
  'links/broken-anchor': {
    cause: 'The part of a page that a link names after `#` is not there.',
    cure: 'Correct it as the hint says, or leave out the part from `#` on.',
  },
  'links/not-a-link': {
    cause:
      'Something in brackets looks like a link and is none: its address has a space, does not end, or is not there.',
    cure: 'Write `[words](/address)`; for brackets that are meant, put a backslash before each.',
  },
  'links/no-words': {
    cause: 'Warning: a link has no words, so the page leaves it out.',
    cure: 'Write the words in its square brackets.',
  },
  'links/own-address': {
    cause:
      'A link names this site by its whole address, which leads away from a preview and breaks with a new domain (a warning), or the site on your own computer, where no visitor comes (an error).',
    cure: 'Write the address from the / on, as the hint says.',
  },
  'links/unsafe-address': {
    cause: 'A link is of a kind that browsers may run, such as `javascript:`.',
    cure: 'Links begin with https:, mailto:, tel:, / or #.',
  },
  'links/unreachable': {
    cause:
      '`npm run links` alone: the page of another site that a link leads to is gone or does not answer (an error), or its server keeps programs out (a warning).',
    cure: 'Correct the address or remove the link. Where a browser shows the page, write its address into `links-allowed.txt`.',
  },
  'images/missing': {
    cause: 'A picture that is named is not under `content/images/`.',
    cure: 'Put it there, or correct the name as the hint says.',
  },
  'images/name': {
    cause: 'Warning: the name of a picture has capitals, spaces or other signs, which programs read in different ways.',
    cure: 'Rename it to what the hint says.',
  },
  'images/no-alt': {
    cause: 'A picture that says something has no text for those who cannot see it.',
    cure: 'Say what it shows: in `imageAlt`, or in the square brackets of a picture in a text.',
  },
  'images/unreadable': { cause: 'A file is no picture that can be read.', cure: 'Export the picture again.' },
  'images/too-small': { cause: 'A picture has fewer pixels than its place on the page.', cure: 'Take a larger one.' },
  'images/too-large': {
    cause: 'A picture has more than 50 megapixels, or more bytes than can be read.',
    cure: 'Export it smaller; 1600 pixels are enough.',
  },
  'files/name': {
    cause: 'The name of a file under `content/files/` cannot be part of an address.',
    cure: 'Rename the file to what the hint says.',
  },
  'files/kind': {
    cause: 'A file under `content/files/` is of a kind that is not offered for download.',
    cure: 'Save it as a PDF, or as one of the kinds that the hint lists.',
  },
  'files/too-large': {
    cause: 'A file under `content/files/` is larger than 20 MB.',
    cure: 'Export it with smaller pictures, or split it.',
  },
  'files/unreadable': {
    cause: 'A file under `content/files/` is empty, is a link, or is not what its ending says.',
    cure: 'Export it again, and put the file itself there.',
  },
  'redirects/loop': { cause: 'Redirects lead in a circle.', cure: 'Let the last of them lead to a page that exists.' },
  'redirects/chain': {
    cause: 'A redirect leads to an address that is redirected again.',
    cure: 'Let it lead to the last address at once.',
  },
  'redirects/unknown-target': { cause: 'A redirect leads to no page.', cure: 'Correct `to` as the hint says.' },
  'redirects/live-page': {
    cause: 'A redirect begins at an address that a page has.',
    cure: 'Take the redirect away, or rename the page.',
  },
  'redirects/missing': {
    cause:
      'Warning: a post, a service, a city or a page of your own that was public is gone, and its address leads nowhere.',
    cure: 'Add the lines that the hint gives to `content/redirects.yaml`.',
  },
  'launch/sample': {
    cause: 'Only with `--launch`: something is a sample and must not go live.',
    cure: 'Write what is true, or take it away.',
  },
  'launch/sample-texts': {
    cause: "Only with `--launch`: texts are still word for word those that this project begins with. It's a warning.",
    cure: 'Read each once. Keep what is true of your company, and write the rest in your own words.',
  },
  'hosting/limit': {
    cause: 'The host that `hosting:` names does not take as many redirects or rules as the site has.',
    cure: 'Do what the message says, take redirects away that nobody follows any more, or choose another host: docs/hosting.md.',
  },
} as const satisfies Readonly<Record<string, { readonly cause: string; readonly cure: string }>>
