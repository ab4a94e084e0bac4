import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Contestant } from '../contestant.ts'
import type { MadePost } from '../corpus/make-post.ts'
import { writePosts } from '../corpus/make-posts.ts'
import type { FoundRival } from './find-rival.ts'
import { buildFrame, formatPage, listPlainPages, writeFiles } from './plain-site.ts'

/** The same posts and pages for Hugo, in its usual style and without anything that would slow it down. */
export async function makeHugo(
  folder: string,
  { program, version }: FoundRival,
  posts: readonly MadePost[],
): Promise<Contestant> {
  await writeFiles(folder, { ...files, 'layouts/_default/baseof.html': buildLayout(), ...pages() })
  await writePosts(join(folder, 'content/blog'), posts)
  return {
    name: 'hugo',
    version,
    posts: join(folder, 'content/blog'),
    pageFile: (id) => join(folder, 'public/blog', `${id}.html`),
    pagePath: (id) => `/blog/${id}.html`,
    build: { program, args: ['--quiet'], cwd: folder },
    serve: (port) => ({
      program,
      args: ['server', '--disableLiveReload', '--bind', '127.0.0.1', '--port', String(port)],
      cwd: folder,
    }),
    async forget() {
      for (const name of ['public', 'resources']) await rm(join(folder, name), { recursive: true, force: true })
    },
  }
}

const files = {
  'config.toml': `baseURL = "https://www.company.example/"
title = "Company"
uglyURLs = true
paginate = 20
disableKinds = ["taxonomy", "term", "RSS", "sitemap"]
`,
  'layouts/index.html': `{{ define "main" }}
{{ range first 3 (where .Site.RegularPages "Section" "blog") }}<h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2>{{ end }}
{{ end }}
`,
  'layouts/404.html': `{{ define "main" }}<p>There is no such page.</p>{{ end }}\n`,
  'layouts/_default/single.html': `{{ define "main" }}{{ .Content }}{{ end }}\n`,
  'layouts/_default/list.html': `{{ define "main" }}
{{ range .RegularPages }}<p><a href="{{ .RelPermalink }}">{{ .Title }}</a></p>{{ end }}
{{ end }}
`,
  'layouts/blog/single.html': `{{ define "main" }}
<img src="/images/{{ .Params.image }}" alt="{{ .Params.imageAlt }}">
<p>{{ .Params.category }} <time datetime="{{ .Date.Format "2006-01-02" }}">{{ .Date.Format "January 2, 2006" }}</time></p>
{{ .Content }}
<ul>{{ range .Params.tags }}<li>{{ . }}</li>{{ end }}</ul>
{{ end }}
`,
  'layouts/blog/list.html': `{{ define "main" }}
{{ $pages := .Paginate .RegularPages }}
{{ range $pages.Pages }}
<article>
<h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2>
<img src="/images/{{ .Params.image }}" alt="{{ .Params.imageAlt }}">
<time datetime="{{ .Date.Format "2006-01-02" }}">{{ .Date.Format "January 2, 2006" }}</time>
<p>{{ .Params.excerpt }}</p>
</article>
{{ end }}
<nav>{{ with $pages.Prev }}<a href="{{ .URL }}">Newer</a>{{ end }}
{{ with $pages.Next }}<a href="{{ .URL }}">Older</a>{{ end }}</nav>
{{ end }}
`,
}

function buildLayout(): string {
  const { header, footer } = buildFrame()
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{{ .Title }}</title>
<meta name="description" content="{{ .Params.excerpt | default .Description }}">
</head>
<body>
${header}
<main><h1>{{ .Title }}</h1>
{{ block "main" . }}{{ end }}
</main>
${footer}
</body>
</html>
`
}

/** The list of cities and the 404 page are Hugo's own kinds of pages. */
function pages(): Readonly<Record<string, string>> {
  const own = listPlainPages().filter(({ path }) => !['service-areas', '404'].includes(path))
  return Object.fromEntries(
    own.map(({ path, title, description, body }) => [`content/${path}.md`, formatPage({ title, description }, body)]),
  )
}
