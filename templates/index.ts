export { renderPage } from './document/render-page.tsx'
export { sectionIds } from './section-ids.ts'
