import type { RenderPage } from '../render/render-site.ts'
import type { Remember } from './memory.ts'

/** Renders a page only where its input is another than the last time; templates that changed have to be forgotten. */
export function rememberPages(renderPage: RenderPage, remember: Remember): RenderPage {
  return (props) => remember(`page ${props.path}`, JSON.stringify(props), () => renderPage(props))
}
