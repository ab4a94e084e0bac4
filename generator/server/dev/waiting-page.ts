import type { Decorate } from '../serve/send-file.ts'
import type { Extension } from '../serve/serve-site.ts'

const content = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not built yet</title></head>
<body><main><h1>Not built yet</h1><p>The content has errors. The site will appear here once they're fixed.</p></main></body>
</html>
`

/** Answers every address until there is a good build. The overlay says why, and the page reloads once there is one. */
export function createWaitingPage(isBuilt: () => boolean, decorate: Decorate): Extension {
  return (_request, response) => {
    if (isBuilt()) return false
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(decorate(content, 'index.html'))
    return true
  }
}
