import { renderPage } from '../../templates/index.ts'
import type { RenderText } from './build-in-memory.ts'

/** The whole document of a page, by the real templates. */
export const renderText: RenderText = (props) => renderPage(props).join('')
