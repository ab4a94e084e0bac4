export { renderPage } from './render-page.tsx'
export { sectionIds } from './section-ids.ts'
