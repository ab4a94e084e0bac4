export { renderPage } from './document/render-page.tsx'
