import type { OutputFile } from '../output/output-file.ts'

const content = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not built yet</title></head>
<body><main><h1>Not built yet</h1><p>The content has mistakes. This page becomes the site when they are mended.</p></main></body>
</html>
`

/** Served at every address while there is no good site yet. The overlay over it says why, and it loads itself again when there is one. */
export const waitingPages: readonly OutputFile[] = ['index.html', '404.html'].map((path) => ({ path, content }))
