import { renderToString } from 'react-dom/server'
import { PostCard, type PostCardTexts } from './components/cards/PostCard.tsx'
import type { PostCardProps } from './props.ts'

/** Many posts lead to the same few, the newest of their tags: the card of each is rendered once for all of them. */
const rendered = new WeakMap<PostCardProps, { readonly texts: PostCardTexts; readonly markup: string }>()

/** A post as a card among others, as markup. */
export function renderCard(post: PostCardProps, texts: PostCardTexts): string {
  const known = rendered.get(post)
  if (known?.texts === texts) return known.markup
  const markup = inOnePiece(renderToString(<PostCard post={post} texts={texts} level="h3" />))
  rendered.set(post, { texts, markup })
  return markup
}

/**
 * React adds text to text, and engines keep the result as a tree of hundreds of pieces: code that joins it to other texts walks
 * that tree each time. To read one character makes it one text for good.
 */
function inOnePiece(text: string): string {
  text.charCodeAt(0)
  return text
}
