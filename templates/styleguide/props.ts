import type { Anchor, TextPictureProps } from '../props.ts'

export type TokenKind = 'color' | 'text' | 'size' | 'radius' | 'shadow' | 'font'

/** A custom property on `:root`, as declared in the style sheet. */
export interface TokenProps {
  /** `--ink` */
  readonly name: string
  readonly value: string
  /** Values at wider breakpoints, narrowest first: `{ from: '40em', value: '4.5rem' }`. */
  readonly wider: readonly { readonly from: string; readonly value: string }[]
  readonly kind: TokenKind
  /** `#0d2430`, if it's a color, including through another token. */
  readonly color?: string | undefined
}

/** What only the style guide needs; none of it is part of the published site. */
export interface StyleguideParts {
  /** URL of its style sheet: its layout, and the site's styles with states as classes. */
  readonly sheet: string
  readonly tokens: readonly TokenProps[]
  /** The cascade layers, weakest first. */
  readonly layers: readonly string[]
  /** A text with everything that Markdown can produce. It shows the page's own images, in the text's layouts. */
  readonly prose: { readonly html: string; readonly pictures: readonly Pick<TextPictureProps, 'fit'>[] }
  readonly contents: readonly Anchor[]
}
