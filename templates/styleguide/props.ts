import type { BodyProps, PageKind } from '../page-props.ts'
import type { Anchor, TextPictureProps } from '../props.ts'

export type TokenKind = 'color' | 'text' | 'size' | 'radius' | 'shadow' | 'font'

/** A custom property of the root, as the style sheet declares it. */
export interface TokenProps {
  /** `--ink` */
  readonly name: string
  readonly value: string
  /** Other values in wider windows, narrowest first: `{ from: '40em', value: '4.5rem' }`. */
  readonly wider: readonly { readonly from: string; readonly value: string }[]
  readonly kind: TokenKind
  /** `#0d2430`; where it is one, be it by another token. */
  readonly color?: string | undefined
}

/** What only the styleguide needs: nothing of it is part of the site that is published. */
export interface StyleguideParts {
  /** Address of its own style sheet: its layout, and the site's styles with their states as classes. */
  readonly sheet: string
  readonly tokens: readonly TokenProps[]
  /** The layers of the style sheet, weakest first. */
  readonly layers: readonly string[]
  /** A text with everything that Markdown can make. */
  /** Its pictures are the page's own, in the places that the text gives them. */
  readonly prose: { readonly html: string; readonly pictures: readonly Pick<TextPictureProps, 'fit'>[] }
  readonly contents: readonly Anchor[]
}

/** One body of each kind of page that every site has, which lends its content. */
export type Bodies = { readonly [Kind in Exclude<PageKind, 'page'>]: Extract<BodyProps, { readonly kind: Kind }> }

/** `/styleguide`, under `npm start` only. */
export interface StyleguideProps extends StyleguideParts {
  readonly kind: 'styleguide'
  readonly bodies: Bodies
}
