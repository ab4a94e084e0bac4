import { renderPage } from '../../templates/index.ts'
import type { RenderText } from './build-in-memory.ts'

/** Renders a whole page with the real templates. */
export const renderText: RenderText = (props) => renderPage(props).join('')
