import { expect, test } from 'vitest'
import { rewriteBlocks, rewriteBody } from '../../../../generator/cli/import/rewrite-body.ts'

const pictures = new Set(['a.png', '/img/a.png', 'my a.png', 'my%20a.png'])
const addresses = {
  picture: (address: string) => (pictures.has(address) ? 'posts/a.png' : undefined),
  link: (address: string) => (/^\/?old/.test(address) ? '/blog/new' : undefined),
}
const rewrite = (body: string) => rewriteBody(body, addresses)

test.each([
  ['![A](a.png)', '![A](posts/a.png)'],
  ['![A](<a.png> "a.png")', '![A](posts/a.png "a.png")'],
  ['![A](a.png "By [Ann](https://ann.example)")', '![A](posts/a.png "By [Ann](https://ann.example)")'],
  ['[Old](/old "A (b)")', '[Old](/blog/new "A (b)")'],
  ['![A [b]](a.png)\n![C](gone.png)', '![A [b]](posts/a.png)\n![C](gone.png)'],
  ['![A](my a.png "T")', '![A](posts/a.png "T")'],
  ['![A][b]\n\n[b]: a.png "T"', '![A][b]\n\n[b]: posts/a.png "T"'],
  ['[![A](a.png)](/old)', '[![A](posts/a.png)](/blog/new)'],
  ['> - ![A](a.png) and ![B](a.png)', '> - ![A](posts/a.png) and ![B](posts/a.png)'],
  [`<p><img class="x" src='/img/a.png'></p>`, `<p><img class="x" src='posts/a.png'></p>`],
  ['![A]({{ site.baseurl }}/img/a.png)', '![A](posts/a.png)'],
  ['![A]({{ "/img/a.png" | relative_url }})', '![A](posts/a.png)'],
  [`<img src="{{ '/img/a.png' | absolute_url }}">`, '<img src="posts/a.png">'],
  ['![A]({static}/img/a.png)', '![A](posts/a.png)'],
  ['{{< figure src="a.png" alt="[A]" caption="Say \\"a\\"" >}}', '![\\[A\\]](posts/a.png "Say \\"a\\"")'],
  [`{{< figure src="a.png" alt='An "A"' title="One" >}}`, '![An "A"](posts/a.png "One")'],
  ['\\[caption id="a\\_1" width="3"\\]![A](a.png) A *tall* "B"\\[/caption\\]', '![A](posts/a.png "A tall \\"B\\"")'],
  ['[caption id="1"][![A](a.png)](/old)[/caption]', '[![A](posts/a.png)](/blog/new)'],
  ['[caption id="1"]<img src="a.png"> A[/caption]', '[caption id="1"]<img src="posts/a.png"> A[/caption]'],
  [
    '{{< figure src="a.png" alt="A" caption="Wiped **clean**" attr="[Ann](https://ann.example)" >}}',
    '![A](posts/a.png "Wiped clean Ann")',
  ],
  ['{{% figure src="gone.png" %}}', '{{% figure src="gone.png" %}}'],
  ['{% include figure.html src="a.png" alt="A" caption="B" %}', '![A](posts/a.png "B")'],
  ['{% include figure image_path="/img/a.png" alt="A" %}', '![A](posts/a.png)'],
  ['{% include map.html src="a.png" %}', '{% include map.html src="a.png" %}'],
  ['{% image "a.png", "A \\"B\\"", "100vw" %}', '![A "B"](posts/a.png)'],
  [`{% image 'a.png' "A" %}`, '![A](posts/a.png)'],
  ['<p>\n{% image "a.png" "A" %}\n</p>', '<p>\n<img src="posts/a.png" alt="A">\n</p>'],
  ['{% include "linked-figure.html",\n  alt: "A: B",\n  image: "a.png", caption: "C" %}', '![A: B](posts/a.png "C")'],
  ['{% image src="a.png" alt="A" %}', '![A](posts/a.png)'],
  ['[![A](a.png "T")](a.png)', '![A](posts/a.png "T")'],
  ['<a class="b" href="/img/big.JPG"><img src="a.png" alt="A"></a>', '<img src="posts/a.png" alt="A">'],
  ['[<img src="a.png" alt="A" />](/img/big.jpg)', '<img src="posts/a.png" alt="A" />'],
  ['[<img src="a.png" alt="A">](/old)', '[<img src="posts/a.png" alt="A">](/blog/new)'],
  ['[![A](a.png)](https://x.example/a.png)', '[![A](posts/a.png)](https://x.example/a.png)'],
  ['{% image page.image, "a.png" %}', '{% image page.image, "a.png" %}'],
  [
    '![A](a.png){width="3in"\nheight="2in"} ![B](a.png){#b width=5} ({phone})',
    '![A](posts/a.png) ![B](posts/a.png) ({phone})',
  ],
  ['[A](plan.png)', '[A](plan.png)'],
  ['[A][b]\n\n[b]: a.png', '[A][b]\n\n[b]: a.png'],
])('images: %s', (body, expected) => {
  expect(rewrite(body)).toBe(expected)
})

test.each([
  ['[A](/old)', '[A](/blog/new)'],
  ['[/old](/old)', '[/old](/blog/new)'],
  ['[A]({% post_url 2020-01-02-old %})', '[A]({% post_url 2020-01-02-old %})'],
  ['[A]({% post_url old %})', '[A](/blog/new)'],
  ['[A]({{< ref "old.md" >}})', '[A](/blog/new)'],
  ['[A]({{< relref "/docs/b" >}})', '[A](/docs/b)'],
  ['[A][b]\n\n[b]: /old', '[A][b]\n\n[b]: /blog/new'],
  ['[[old page]], [[x/old|A]]', '[old page](/blog/new), [[x/old|A]]'],
  ['[[old/Page]], [[old#My Part|A]]', '[Page](/blog/new), [A](/blog/new#my-part)'],
  ['[[#My Part]] [[#A|B]] [[#^1a2b3c]] [[]]', '[My Part](#my-part) [B](#a) [[#^1a2b3c]] [[]]'],
  ['[[#窓の拭き方]], [[old#Step 1 - Plan]]', '[窓の拭き方](#窓の拭き方), [old](/blog/new#step-1---plan)'],
  ['[[old#A#B]] [[old#^1a2b3c]] ![[old]] ![[gone]]', '[old](/blog/new#b) [old](/blog/new) [old](/blog/new) ![[gone]]'],
  ['[[gone]] `[[old]]` [[old]](b) [[toc]]', '[[gone]] `[[old]]` [[old]](b) [[toc]]'],
  ['_[[old|A]]_ a[[old]]', '_[A](/blog/new)_ a[[old]]'],
  [
    `<p><a class="b" href='/old'>A</a> <a href="#b">B</a></p>`,
    `<p><a class="b" href='/blog/new'>A</a> <a href="#b">B</a></p>`,
  ],
  ['See <a href="/old">A</a>.', 'See <a href="/blog/new">A</a>.'],
  ['<https://old.example> and https://old.example', '<https://old.example> and https://old.example'],
])('links: %s', (body, expected) => {
  expect(rewrite(body)).toBe(expected)
})

test.each([
  [
    '<iframe width="5" src="https://www.youtube.com/embed/rl-c_I?rel=0" allowfullscreen></iframe>',
    'https://www.youtube.com/watch?v=rl-c_I',
  ],
  ['A\n\n<iframe src="//player.vimeo.com/video/123"></iframe>\n\nB', 'A\n\nhttps://vimeo.com/123\n\nB'],
  ['{{< youtube rl-c_I >}}', 'https://www.youtube.com/watch?v=rl-c_I'],
  ['{{< vimeo id="123" >}}', 'https://vimeo.com/123'],
  ['<iframe src="https://maps.example/embed"></iframe>', '<iframe src="https://maps.example/embed"></iframe>'],
  ['<p style="a"><iframe src="https://www.youtube.com/embed/a"></iframe></p>', 'https://www.youtube.com/watch?v=a'],
  [
    '<p><iframe src="https://www.youtube.com/embed/a"></iframe>\n<em>A</em></p>',
    '<p><iframe src="https://www.youtube.com/embed/a"></iframe>\n<em>A</em></p>',
  ],
  [
    '<p>A:<br>\n<iframe src="https://www.youtube.com/embed/a"></iframe></p>',
    '<p>A:<br>\n<iframe src="https://www.youtube.com/embed/a"></iframe></p>',
  ],
  ['{{< youtube id="a" title="id=5" >}}', 'https://www.youtube.com/watch?v=a'],
  ['{{< youtube title="A: b" id="c" autoplay="true" >}}', 'https://www.youtube.com/watch?v=c'],
  ['{{< youtube "a" 10 >}}', 'https://www.youtube.com/watch?v=a'],
  ['See {{< youtube a >}}', 'See {{< youtube a >}}'],
  ['\\[gallery ids="1,2" a\\_b="c"\\] A\\[/gallery\\]', '[gallery ids="1,2" a_b="c"] A[/gallery]'],
  ['\\[sic\\] \\[1\\] \\[a b\\]', '\\[sic\\] \\[1\\] \\[a b\\]'],
])('videos and shortcodes: %s', (body, expected) => {
  expect(rewrite(body)).toBe(expected)
})

test.each([
  '`![A](a.png)` and `{{ site.url }}`',
  '```md\n![A](a.png)\n[B]({{ site.baseurl }}/old)\n```',
  '    ![A](a.png)',
  '{% include a.html %} {{ page.title }} [caption id="1"]',
  'a.png is a file; (a.png) too',
  '<a href="a.png">A</a>',
])('everything else stays: %s', (body) => {
  expect(rewrite(body)).toBe(body)
})

test.each([
  ['![A](b.png){: width="9" .left} and [B](/b){:target="_blank"}.', '![A](b.png) and [B](/b).'],
  ['{: .lead}\nA\n{: .note}\n\n- B', 'A\n\n- B'],
  ['## A {#b}\n\nC {#d}', '## A\n\nC {#d}'],
  ['## A {#b}\n\n[C](#b)', '## <a id="b"></a>A\n\n[C](#b)'],
  ['## 2階の床 {#2}\n\n[C](#2)', '## <a id="2"></a>2階の床\n\n[C](#2)'],
  ['## A: B {#a-b}\n\n[C](#a-b)', '## A: B\n\n[C](#a-b)'],
  ['![A](b.png){.left} {...props}', '![A](b.png) {...props}'],
  ['* A\n{:toc}\n\n{::comment}\nB\n{:/comment}', '* A\n{:toc}\n\n{::comment}\nB\n{:/comment}'],
  ['`{: .a}`', '`{: .a}`'],
])('attributes: %s', (body, expected) => {
  expect(rewrite(body)).toBe(expected)
})

test.each([
  ['##A ##\n\n###B *c*\nD', '## A\n\n### B *c*\nD'],
  ['#A\n\n\\##B\n\n```\n##C\n```\n\n<pre>\n##D\n</pre>', '#A\n\n\\##B\n\n```\n##C\n```\n\n<pre>\n##D\n</pre>'],
  ['<p>A</p>\n<h2 class="b">C &amp; <b>D</b></h2>\n<p>E</p>', '<p>A</p>\n\n\n## C &amp; <b>D</b>\n\n\n<p>E</p>'],
  ['<h1>A</h1><p>B</p><h3>C</h3><p>D</p>', '\n\n## A\n\n<p>B</p>\n\n### C\n\n<p>D</p>'],
  ['<div>\n<h2>A</h2>\n    <p>B</p>\n</div>', '<div>\n<h2>A</h2>\n    <p>B</p>\n</div>'],
  ['    <h2>A</h2>\n\n| <h3>B</h3> |', '    <h2>A</h2>\n\n| <h3>B</h3> |'],
])('headings: %s', (body, expected) => {
  expect(rewrite(body)).toBe(expected)
})

test('an image of 300,000 letters pasted into the text is processed quickly', { timeout: 2000 }, () => {
  const body = `# ![](data:image/png;base64,${'aB1 ='.repeat(60_000)})`
  expect(rewrite(body)).toBe(body)
})

test.each([
  ['{% highlight ruby linenos %}\nputs "<div>"\n{% endhighlight %}', '```ruby\nputs "<div>"\n```'],
  ['- A\n\n  {{< highlight html "x=y" >}}\n  <p>\n  {{< / highlight >}}', '- A\n\n  ```html\n  <p>\n  ```'],
  ['{% codeblock a.js lang:js %}\nb\n{% endcodeblock %}', '```js\nb\n```'],
  ['{% code %}\n```\n{% endcode %}', '````\n```\n````'],
  ['{{< code file="a.js" >}}\nA\n{{< code >}}', '{{< code file="a.js" >}}\nA\n{{< code >}}'],
  ['```\n{% highlight c %}\n{% endhighlight %}\n```', '```\n{% highlight c %}\n{% endhighlight %}\n```'],
  ['```yaml\n{% raw %}\na: ${{ b }}\n{% endraw %}\n```', '```yaml\na: ${{ b }}\n```'],
  ['\\{% raw %}', '\\{% raw %}'],
  ['`{% raw %}` and `{% endraw %}`', '`{% raw %}` and `{% endraw %}`'],
  ['A\n\n{% raw %}\n<p>B</p>\n{% endraw %}\n\nC', 'A\n\n<p>B</p>\n\nC'],
  [
    '<blockquote><p>A</p></blockquote>\n<script async src="//platform.twitter.com/widgets.js"></script>\n\nB',
    '<blockquote><p>A</p></blockquote>\n\n\nB',
  ],
  ['<div>A</div><script src="https://player.vimeo.com/api/player.js"></script>', '<div>A</div>'],
  ['A\n\n<script src="https://www.instagram.com/embed.js"></script>', 'A\n\n'],
  ['<script src="https://shop.example/a.js"></script>', '<script src="https://shop.example/a.js"></script>'],
])('code: %j', (body, expected) => {
  expect(rewriteBlocks(body)).toBe(expected)
})

test.each([
  [':::note\nA\n\n- B\n  :::\nC', '> [!NOTE]\n> A\n>\n> - B\nC'],
  ['- A\n\n  ::: danger STOP\n\n  B\n  :::', '- A\n\n  > [!CAUTION]\n  > **STOP**\n  >\n  >\n  > B'],
  [':::tip[A *b*]\nC\n:::', '> [!TIP]\n> A *b*\n>\n> C'],
  ['::: details A\n```\nb\n```\n:::', '**A**\n\n```\nb\n```'],
  ['::: lead\nA\n:::', 'A'],
  [':::: tip\n::: lead\nA\n:::\n::::', ':::: tip\nA\n::::'],
  ['::: {.callout-note}\nA\n:::\n\n::: {custom-style="B"}\nC\n:::', '> [!NOTE]\n> A\n\nC'],
  [':quote[A *b*]{#c .d} e ![f]{.g} [h]{lang="fr"}', 'A *b* e ![f]{.g} h'],
  ['[]{#a .anchor}[[A\nb]{.underline}](/c), [d]{.e}', '[A\nb](/c), d'],
  ['[a][b]{.c} [d](e){.f} `[g]{.h}`', '[a][b]{.c} [d](e){.f} `[g]{.h}`'],
  ['```\n::: lead\nA\n:::\n```', '```\n::: lead\nA\n:::\n```'],
  ['> [!tip]- A\n> B', '> [!TIP]\n> **A**\n>\n> B'],
  ['> [!Example]\n> A\n\n> > [!Danger]+\n> > B', '> [!NOTE]\n> A\n\n> > [!CAUTION]\n> > B'],
  ['> [!quote] A\n> B\n\n> [!quote]\n> C', '> **A**\n>\n> B\n\n>\n> C'],
  ['> [!NOTE]\n> A [!tip] B\n\n```\n> [!tip] A\n```', '> [!NOTE]\n> A [!tip] B\n\n```\n> [!tip] A\n```'],
])('boxes and spans: %j', (body, expected) => {
  expect(rewriteBlocks(body)).toBe(expected)
})

test("boxes and code that aren't closed are read quickly", { timeout: 2000 }, () => {
  const body = `${':::note\n\n'.repeat(9000)}${'{% raw %}\n{% highlight c %}\n'.repeat(500)}:::note${'\n'.repeat(9000)}A`
  expect(rewriteBlocks(body)).toBe(body.replaceAll('{% raw %}\n', ''))
})

test('a figure with many spaces is read quickly', { timeout: 2000 }, () => {
  const body = `{{< figure ${' '.repeat(5000)}a`
  expect(rewrite(body)).toBe(body)
})

test.each([
  ['![[my a.png]] ![[b.jpg|300x200]]', '![](my%20a.png) ![](b.jpg)'],
  ['![[a.png|A "b"]]', '![A "b"](a.png)'],
  ['![[a.png|A|300]] ![A|300x20](b.png) ![A|b](c.png)', '![A](a.png) ![A](b.png) ![A|b](c.png)'],
  [String.raw`|![[a.png\|300]]|![[a.png\|A\|300]]|`, '|![](a.png)|![A](a.png)|'],
  ['![[A page]] `![[a.png]]`', '![[A page]] `![[a.png]]`'],
  ['{% asset_img a.png A b %} {% img left "/b/c.jpg" 300 200 \'"A" "b"\' %}', '![A b](a.png) ![A b](/b/c.jpg)'],
  ['{% asset_img a.png %} {% img a %} `{% img a.png %}`', '![](a.png) {% img a %} `{% img a.png %}`'],
])('images of Obsidian and Hexo: %s', (body, expected) => {
  expect(rewriteBlocks(body)).toBe(expected)
})

test.each([
  ['A %%b%% c 5%% 6%%\n\n%%\nd\n\ne\n%%', 'A <!--b--> c 5%% 6%%\n\n<!--\nd\n\ne\n-->'],
  ['A. ^37066d\n\n- B ^b-1\n\n^c\n\n10 ^2\n[^1]: D', 'A.\n\n- B\n\n\n\n10 ^2\n[^1]: D'],
  ['A %%b and %%c', 'A %%b and %%c'],
  ['`%%a%%`\n\n```\nb ^cd\n```', '`%%a%%`\n\n```\nb ^cd\n```'],
  ['{/* A\n\n{b} */}\n\n`{/* c */}` {/*', '<!-- A\n\n{b} -->\n\n`{/* c */}` {/*'],
  ['{/* a {/* b */}', '{/* a <!-- b -->'],
])("comments of Obsidian and MDX are hidden, and Obsidian's names of blocks removed: %j", (body, expected) => {
  expect(rewriteBlocks(body)).toBe(expected)
})
