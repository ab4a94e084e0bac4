/**
 * What each code means and how to fix it, in the author's terms. docs/diagnostics.md and the SARIF rules are generated from it.
 */
export const catalogue = {
  'content/not-utf8': {
    cause: "The file's bytes aren't valid UTF-8 text.",
    cure: 'Save the file again as UTF-8.',
  },
  'content/too-large': {
    cause: 'A text file is larger or more deeply nested than the limits allow.',
    cure: 'Split the file, or nest fewer levels. Put images in `content/images/`, not in text files.',
  },
  'content/conflict-marker': {
    cause: 'Git left lines such as `<<<<<<<` when it merged two versions of a file.',
    cure: 'Keep the lines that are right, and delete the marker lines.',
  },
  'content/yaml-syntax': {
    cause:
      "A line isn't valid YAML: it has an extra colon or quote, a tab, wrong indentation, or a duplicate key. Warning: a key below a text is indented like the text, and so is part of it.",
    cure: 'Follow the hint for that line. Most values that contain `: ` or `#` need quotes.',
  },
  'content/cut-text': {
    cause: 'A value contains a `#` after a space. YAML drops everything after it as a comment.',
    cure: "Put the whole value in quotes. If it's meant as a comment, put a space after the `#`.",
  },
  'content/folded-lines': {
    cause: 'The lines of a value without `|` are folded into one, including those of a list, a table or a heading.',
    cure: 'Begin the value with `|`, which keeps line breaks, or add a blank line above the line in the message.',
  },
  'content/empty-file': {
    cause: "A file has no keys: it's empty, or has only comments.",
    cure: "Write its keys, which `docs/content.md` lists, or delete the file if the site doesn't need it.",
  },
  'content/no-front-matter': {
    cause: "A Markdown file doesn't begin with front matter: a `---` line, then keys.",
    cure: 'Begin the file with `---`, the keys, and `---` again.',
  },
  'content/front-matter-not-closed': {
    cause: 'The front matter of a Markdown file has no closing line.',
    cure: 'Add a `---` line under the last key.',
  },
  'content/front-matter-not-yaml': {
    cause: 'The front matter is marked as another language, as in `---js`. None of it is run.',
    cure: 'Begin with a line of just `---`, and write the keys in YAML.',
  },
  'content/missing-key': {
    cause: 'A required key is missing, or a key has no value.',
    cure: 'Add the line from the hint, or fill in the value. If the key is optional, you can delete its line instead.',
  },
  'content/unknown-key': {
    cause: "A key isn't recognized. It's usually misspelled.",
    cure: 'Correct or remove it.',
  },
  'content/wrong-type': {
    cause: 'A value has the wrong type: a number instead of text, or text instead of a list.',
    cure: 'Write it as the hint says. Put quotes around phone numbers, ZIP codes and versions.',
  },
  'content/invalid-value': {
    cause: "A value has the right type but isn't allowed.",
    cure: 'Use a value like the one in the hint.',
  },
  'content/invalid-date': {
    cause:
      "A date isn't written as YYYY-MM-DD, doesn't exist, is before 2000, or is an end date that's earlier than its start date.",
    cure: 'Write a real date in the form `2026-03-09`.',
  },
  'content/out-of-range': {
    cause:
      'A number is too small or too large, or text is too short or too long; or, as a warning, a city is far from the company.',
    cure: 'Make it fit the limit in the message.',
  },
  'content/wrong-count': {
    cause:
      "A list has too many or too few items for its place on the page. Warning: a city's `additional` has more or fewer items than `additional.items` in `content/pages/area.yaml`.",
    cure: 'Add or remove items.',
  },
  'content/invalid-id': {
    cause: "The file's name can't be part of an address.",
    cure: 'Rename the file as the hint says.',
  },
  'content/taken-address': {
    cause: 'One of your own pages has the name of a built-in page, or an address that another part of the site needs.',
    cure: 'Rename the file.',
  },
  'content/misplaced-file': {
    cause: "A file is in a folder where it isn't used, or has the wrong extension.",
    cure: 'Move or rename it as the hint says.',
  },
  'content/missing-file': {
    cause: 'A required file is missing.',
    cure: 'Restore it from an earlier version, if there is one.',
  },
  'content/duplicate': {
    cause:
      'Two entries have the same value for something that must be unique: an address, a question, a city, a heading. Or office hours overlap. Only a warning for a position in lists (`order`), a second owner, and copied texts and titles.',
    cure: 'Change one of them.',
  },
  'content/unknown-placeholder': {
    cause:
      "Text contains a `{something}` that isn't a placeholder. In the body of a page or post it's only a warning, unless it closely resembles a real placeholder.",
    cure: 'Use a placeholder that the message lists, or put a backslash before the brace to show it.',
  },
  'content/unknown-reference': {
    cause:
      "A key names a service, city, category, question or page that doesn't exist. It's only a warning if a city has text about a service that city pages don't show, and the name doesn't resemble any service that they do show.",
    cure: 'Use one that exists, such as the closest match in the hint, or delete the entry.',
  },
  'content/draft-reference': {
    cause: 'Warning: a list names an entry that is a draft, so the public site leaves it out.',
    cure: 'Publish the entry, or remove it from the list.',
  },
  'content/empty-category': {
    cause: "Warning: a category in `content/pages/faq.yaml` has no questions, so the FAQ page doesn't show it.",
    cure: 'Write a question for it, or delete the category.',
  },
  'content/near-option': {
    cause: "Warning: a choice in the quote form isn't a service, but its name is close to that of one.",
    cure: "Write the service's name, as the hint says.",
  },
  'content/missing-currency': {
    cause: "Warning: the estimate of a site outside the US has prices, but `locale.currency` isn't set.",
    cure: 'Add the currency, even if it is US dollars (`USD`).',
  },
  'content/stale-count': {
    cause: 'Warning: text gives the wrong number of services, cities, reasons or steps.',
    cure: 'Write what the hint says; a placeholder such as `{serviceCount}` is always right.',
  },
  'content/typed-detail': {
    cause:
      "Warning: a text has the company's phone number or email address typed out, so it stays the same when you change it in `site.config.yaml`.",
    cure: 'Write `{phone}` or `{email}`.',
  },
  'content/near-category': {
    cause: 'Warning: two posts have categories that differ only by a letter or two.',
    cure: 'Spell both the same way.',
  },
  'content/long-title': {
    cause: 'Warning: a title is longer than search results show.',
    cure: 'Shorten it, or give the page a shorter `metaTitle`.',
  },
  'content/weak-description': {
    cause: 'Warning: a description is so short, or so close to the title, that search engines may replace it.',
    cure: 'Say in one or two sentences what is on the page.',
  },
  'content/updated-order': {
    cause: 'The date in `updated` is before the publication date, or in the future.',
    cure: 'Write the date of the last change.',
  },
  'content/long-hours': {
    cause:
      'Warning: office hours run past midnight and last 16 hours or more. Often, someone wrote `06:00` but meant 6 p.m.',
    cure: 'Write times in 24-hour form, such as `18:00` for 6 p.m.',
  },
  'content/missing-updated': {
    cause: 'Warning: more than a tenth of a post was rewritten after it was published, but it has no `updated` date.',
    cure: 'Add the line from the hint.',
  },
  'content/empty-body': {
    cause: "Warning: a post or page that isn't a draft has no text.",
    cure: 'Write it under the front matter, or add `draft: true` to the keys.',
  },
  'content/gap': {
    cause:
      'Some text still says `TODO:`, which in a draft is only a warning, or has a blank to fill in, such as `[Your Company]`. A blank in Markdown is only a warning.',
    cure: 'Replace it with the real text. To show the brackets in Markdown, put a backslash before the first one.',
  },
  'markdown/raw-html': {
    cause:
      "Text has HTML that pages don't allow, such as scripts, frames, forms, `<div>`, headings inside other HTML, or attributes such as `onclick`. Also reported when visitors would see a tag as typed.",
    cure: 'Usually, delete the tag or write it in Markdown. Simple tags, such as `<kbd>` or `<details>`, are allowed.',
  },
  'markdown/picture': {
    cause: "An image in Markdown is on another site, is on your own computer, or has a path that can't be read.",
    cure: 'Save the image in `content/images/`, and write its path from there: `![What it shows](posts/salt.webp)`.',
  },
  'markdown/heading': {
    cause:
      "A heading has no text, or no space after `#`. Or a `---` or `===` line right under words makes them a heading by accident. If it isn't clear what was meant, it's only a warning.",
    cure: 'Write `## Heading`, with blank lines around it. For a line across the page, leave a blank line above `---`.',
  },
  'markdown/not-closed': {
    cause:
      "A comment `<!--`, a code block or a tag such as `<details>` isn't closed, so it swallows the rest of the text.",
    cure: 'Close it with `-->`, three backticks or `</details>`, or delete the opening tag, fence or `<!--`.',
  },
  'markdown/table': {
    cause:
      'A table row has more cells than the first row, or the row of hyphens (the second row) is missing or has a different number of cells than the first.',
    cure: 'Give every row as many cells as the first, and leave no blank line between them.',
  },
  'markdown/footnote': {
    cause:
      'A reference such as `[^1]` has no matching footnote; or (a warning) a footnote has no reference to it, or has the same name as another.',
    cure: 'Write the footnote in its own paragraph: `[^1]: The footnote`.',
  },
  'markdown/leftover': {
    cause:
      'Text has code left over from another system: `{% include %}`, `{{ page.title }}`, `{: .class}`, `{#id}`, `[caption]`, `[TOC]`, or citations of an AI assistant: `【4†source】`, `[cite: 1]`.',
    cure: 'Delete it, or replace it as the hint says.',
  },
  'markdown/marks': {
    cause:
      'Visitors would see Markdown characters as typed. As an error: the whole text in a code block, `[!INFO]`, `%%a comment%%`. As a warning: asterisks around bold words, `**` between a letter and punctuation in Chinese, Japanese and Korean, `==highlighted==`, `• ` before an item, a non-breaking space after `#` or `-`, `:tada:`, full-width `＃＃`, `＊＊`, `｜` and `＞`; a bold line that runs together with the next one; words crossed out by single tildes, as in `5~10 and 20~30`; numbers that a list changes, such as `25. December` as the second item.',
    cure: 'Write it as the hint says.',
  },
  'markdown/in-plain-text': {
    cause: 'Plain text contains bold words, a link or HTML, such as `&amp;`, but every character is shown as typed.',
    cure: 'Write plain words. docs/content.md says which keys take Markdown.',
  },
  'markdown/heading-level': {
    cause:
      "Warning: the first heading isn't one level below the title, or a heading skips a level (the page shows it at the right level anyway); or a heading repeats the title, so it isn't shown.",
    cure: 'Use as many `#` as the hint says. Delete a heading that repeats the title.',
  },
  'links/broken-link': {
    cause: "An internal link leads to a page that doesn't exist or isn't public yet.",
    cure: 'Correct the address as the hint says.',
  },
  'links/broken-anchor': {
    cause: 'The page has no section with the name after `#` in the link.',
    cure: 'Correct it, or delete everything from the `#` on.',
  },
  'links/not-a-link': {
    cause:
      "Something in brackets looks like a link but isn't: its address has a space, has no closing parenthesis, or is missing.",
    cure: 'Write `[words](/address)`. To show the brackets, put a backslash before each.',
  },
  'links/no-words': {
    cause: 'Warning: a link has no words, so the page leaves it out.',
    cure: 'Write the words in its square brackets.',
  },
  'links/own-address': {
    cause:
      "A link uses this site's full address, which breaks if the domain changes (a warning), or points to your own computer (an error).",
    cure: 'Write only the part after the domain, such as `/contact`.',
  },
  'links/detour': {
    cause:
      'Warning: a link was copied from an email or a search, and leads through another site, such as Outlook Safe Links.',
    cure: 'Write the address of the page that it leads to.',
  },
  'links/unsafe-address': {
    cause:
      "A link begins with something that could run a script, such as `javascript:`, or isn't a type of link that browsers support.",
    cure: 'Begin links with https:, mailto:, tel:, sms:, / or #.',
  },
  'links/unreachable': {
    cause:
      "Only with `npm run links`: an external page is gone or doesn't answer (an error), or blocks automated requests (a warning).",
    cure: 'Correct the address or remove the link. If a browser shows the page, add its address to `links-allowed.txt`.',
  },
  'images/missing': {
    cause: "An image isn't in `content/images/`.",
    cure: 'Put it there, or write the path of one that is there.',
  },
  'images/name': {
    cause: "Warning: an image's name has capital letters, spaces or other characters that programs handle differently.",
    cure: 'Rename it as the hint says.',
  },
  'images/no-alt': {
    cause: "An image has no alt text for people who can't see it.",
    cure: 'Say what it shows: in `imageAlt`, or in the square brackets of an image in Markdown.',
  },
  'images/unreadable': {
    cause: "A file can't be read as an image.",
    cure: 'Export the image again.',
  },
  'images/too-small': {
    cause: 'An image has too few pixels for its place on the page.',
    cure: 'Use a larger one.',
  },
  'images/faint-logo': {
    cause: "The logo is white or transparent, so it can't be seen on the white of header and icons.",
    cure: 'Use the version for light backgrounds, or put a dark shape behind it.',
  },
  'images/long-logo': {
    cause: 'The logo is long and narrow, so it is too small to read in the header and the icons, which are square.',
    cure: "Use only its symbol: the header shows the company's name beside it.",
  },
  'images/too-large': {
    cause: 'An image has more than 50 megapixels, or more bytes than the limit.',
    cure: 'Export it smaller; 1600 pixels wide is enough.',
  },
  'files/name': {
    cause: "The name of a file in `content/files/` can't be part of an address.",
    cure: 'Rename the file as the hint says.',
  },
  'files/kind': {
    cause: "A file in `content/files/` is of a type that isn't offered for download.",
    cure: 'Save it as a PDF, or as one of the types in the hint.',
  },
  'files/too-large': {
    cause: 'A file in `content/files/` is larger than 20 MB.',
    cure: 'Export it with smaller images, or split it.',
  },
  'files/unreadable': {
    cause:
      "A file in `content/files/` is empty, is only a shortcut (a symbolic link), or isn't what its extension says.",
    cure: 'Export it again, and put the file itself there.',
  },
  'redirects/loop': {
    cause: 'Redirects form a loop.',
    cure: 'Make one of them lead to a page that exists.',
  },
  'redirects/chain': {
    cause: 'A redirect leads to an address that is redirected again.',
    cure: 'Make it lead straight to the final address.',
  },
  'redirects/unknown-target': {
    cause: "A redirect leads to a page that doesn't exist.",
    cure: 'Correct `to` as the hint says.',
  },
  'redirects/live-page': {
    cause: 'A redirect starts at the address of an existing page.',
    cure: 'Remove the redirect, or rename the page.',
  },
  'redirects/missing': {
    cause:
      'Warning: a published post, service, city or page of your own is gone, and its address has no redirect; or it is a draft again, or has a later date.',
    cure: 'Add the lines from the hint to `content/redirects.yaml`, or publish it again.',
  },
  'launch/sample': {
    cause: 'Only with `--launch`: something is a sample and must not go live.',
    cure: 'Replace it with your own, or remove it.',
  },
  'launch/sample-texts': {
    cause:
      'Warning, only with `--launch`: some text is still the sample text that came with this project, or English on a site in another language.',
    cure: 'Keep what is true of your company, and rewrite the rest. Add the keys that are left out.',
  },
  'launch/sample-images': {
    cause: 'Warning, only with `--launch`: an image, or the logo, is one of the samples that came with this project.',
    cure: 'Replace it with an image of your own, in a file of the same name.',
  },
  'hosting/limit': {
    cause:
      "Warning: the site exceeds one of its host's limits, such as the number of redirects or the size of a function.",
    cure: 'Remove unused redirects, or choose another host: docs/hosting.md.',
  },
} as const satisfies Readonly<Record<string, { readonly cause: string; readonly cure: string }>>
