import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../../generator/content/markdown/parse-markdown.ts'
import { hintForHtml } from '../../../../generator/content/validate/hints/hint-for-html.ts'

test.each([
  [
    '<iframe src="https://www.youtube-nocookie.com/embed/a-b_c?rel=0"></iframe>',
    '`https://www.youtube.com/watch?v=a-b_c`',
  ],
  ['<iframe src="https://www.youtube.com/embed/videoseries?list=a"></iframe>', 'address of the video or page'],
  ['<iframe src="https://www.google.co.uk/maps/embed?pb=!1m18"></iframe>', '(https://maps.app.goo.gl/…)'],
  ['<embed src="/docs/Price List.pdf">', '`[Words for the link](/files/price-list.pdf)`'],
  ['<object data=a.swf></object>', '`[Words for the link](/files/list.pdf)`'],
  ['a <your name here> b', 'write `\\<your name here>`'],
  ['a <font color="red">b</font> c', 'delete `<font>` and `</font>`'],
  ['<TabItem value="a">', 'delete `<TabItem>` and `</TabItem>`'],
  ['<p>\na <online](https://a.example) b</p>', 'delete `<online](https:>`'],
  ['a <one of many> b', 'write `\\<one of many>`'],
  ['<p onclick="a()">b</p>', 'delete `onclick="a()"`'],
  ['a <my-card>b</my-card> c', 'delete `<my-card>` and `</my-card>`'],
  ['<p>a</p>\n<h3 id="x">What it costs</h3>', '`### What it costs`'],
  ['<p>a</p>\n<h1>b\nc</h1>\n<p>d</p>', '`## b c`, with a blank line before and after it'],
  ['<p>a</p>\n<h2><b>a</b></h2>', '`## a`'],
  ['<h2></h2>', '`## What it costs`'],
  ['<p>\n<https://example.com>\n</p>', 'delete the `<` and the `>` around'],
  ['<p>[a <desk](https://a.example) b</p>', 'delete `<desk](https:>`'],
  ['a <source src="b.mp4"> c', 'delete it.'],
  ['a <svg><path d="x"/></svg>', 'everything in it'],
])('instead of %j, the hint suggests %j', (text, named) => {
  const { refusedHtml } = parseMarkdown(text)
  const last = refusedHtml.at(-1)
  expect(last && hintForHtml(last)).toContain(named)
})

test("obsolete elements with a new name, attributes that are no events, and the contents of an SVG aren't reported", () => {
  expect(parseMarkdown('<p on(a="b">c</p>').refusedHtml).toEqual([])
  expect(parseMarkdown('<strike>a</strike> <tt>b</tt>').refusedHtml).toEqual([])
  expect(parseMarkdown('<svg>\n<path d="x"/>\n</svg>').refusedHtml.map(({ name }) => name)).toEqual(['svg'])
})
