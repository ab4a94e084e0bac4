import { Divider } from './before-after/Divider.tsx'
import { BlogSearch } from './blog-search/BlogSearch.tsx'
import { QuoteForm } from './quote-form/QuoteForm.tsx'
import { SiteMenu } from './site-menu/SiteMenu.tsx'

/** The components that hydrate in the browser, by their name in the markup. */
export const islands = {
  'site-menu': SiteMenu,
  'quote-form': QuoteForm,
  'blog-search': BlogSearch,
  divider: Divider,
} as const

export type IslandName = keyof typeof islands
