import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Contestant } from '../contestant.ts'
import type { MadePost } from '../corpus/make-post.ts'
import { writePosts } from '../corpus/make-posts.ts'
import type { FoundRival } from './find-rival.ts'
import { buildFrame, formatPage, listPlainPages, writeFiles } from './plain-site.ts'

/** The same posts and pages for Eleventy, in its usual style and without anything that would slow it down. */
export async function makeEleventy(
  folder: string,
  { program, version }: FoundRival,
  posts: readonly MadePost[],
): Promise<Contestant> {
  await writeFiles(folder, { ...files, ...layouts(), ...pages() })
  await writePosts(join(folder, 'src/blog'), posts)
  const command = (...args: readonly string[]) => ({
    program: process.execPath,
    args: [program, '--quiet', ...args],
    cwd: folder,
  })
  return {
    name: 'eleventy',
    version,
    posts: join(folder, 'src/blog'),
    pageFile: (id) => join(folder, '_site/blog', `${id}.html`),
    pagePath: (id) => `/blog/${id}.html`,
    build: command(),
    serve: (port) => command('--serve', '--incremental', `--port=${port}`),
    forget: () => rm(join(folder, '_site'), { recursive: true, force: true }),
  }
}

const files = {
  'eleventy.config.mjs': `export default function (config) {
  config.addCollection('posts', (api) => api.getFilteredByGlob('src/blog/*.md').reverse())
  return { dir: { input: 'src', output: '_site' }, markdownTemplateEngine: false, templateFormats: ['md', 'liquid'] }
}
`,
  'src/blog/blog.11tydata.mjs': `export default {
  layout: 'post.liquid',
  permalink: ({ page }) => \`blog/\${page.fileSlug}.html\`,
}
`,
  'src/pages/pages.11tydata.mjs': `export default {
  layout: 'page.liquid',
  permalink: ({ path }) => \`\${path}.html\`,
}
`,
  'src/index.liquid': formatPage(
    { layout: 'page.liquid', title: 'Home' },
    `{% for post in collections.posts limit: 3 %}<h2><a href="{{ post.url }}">{{ post.data.title }}</a></h2>{% endfor %}`,
  ),
  'src/blog.liquid': `---
layout: page.liquid
title: Blog
pagination:
  data: collections.posts
  size: 20
  alias: posts
permalink: "{% if pagination.pageNumber == 0 %}blog.html{% else %}blog/page/{{ pagination.pageNumber | plus: 1 }}.html{% endif %}"
---
{% for post in posts %}
<article>
<h2><a href="{{ post.url }}">{{ post.data.title | escape }}</a></h2>
<img src="/images/{{ post.data.image }}" alt="{{ post.data.imageAlt | escape }}">
<time datetime="{{ post.date | date: '%Y-%m-%d' }}">{{ post.date | date: '%B %e, %Y' }}</time>
<p>{{ post.data.excerpt | escape }}</p>
</article>
{% endfor %}
<nav>{% if pagination.href.previous %}<a href="{{ pagination.href.previous }}">Newer</a>{% endif %}
{% if pagination.href.next %}<a href="{{ pagination.href.next }}">Older</a>{% endif %}</nav>
`,
}

function layouts(): Readonly<Record<string, string>> {
  const { header, footer } = buildFrame()
  return {
    'src/_includes/page.liquid': `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{{ title | escape }}</title>
<meta name="description" content="{{ excerpt | default: description | escape }}">
</head>
<body>
${header}
<main><h1>{{ title | escape }}</h1>
{{ content }}
</main>
${footer}
</body>
</html>
`,
    'src/_includes/post.liquid': `---
layout: page.liquid
---
<img src="/images/{{ image }}" alt="{{ imageAlt | escape }}">
<p>{{ category }} <time datetime="{{ page.date | date: '%Y-%m-%d' }}">{{ page.date | date: '%B %e, %Y' }}</time></p>
{{ content }}
<ul>{% for tag in tags %}<li>{{ tag }}</li>{% endfor %}</ul>
`,
  }
}

function pages(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listPlainPages().map(({ path, title, description, body }) => [
      `src/pages/${path.replace('/', '-')}.md`,
      formatPage({ path, title, description }, body),
    ]),
  )
}
