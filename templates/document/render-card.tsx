import { renderToString } from 'react-dom/server'
import { PostCard, type PostCardTexts } from '../components/cards/PostCard.tsx'
import type { PostCardProps } from '../props.ts'

/** Many posts link to the same few, the newest with their tags, so each card is only rendered once. */
const rendered = new WeakMap<PostCardProps, { readonly texts: PostCardTexts; readonly markup: string }>()

/** A post as one card of several, as markup. */
export function renderCard(post: PostCardProps, texts: PostCardTexts): string {
  const known = rendered.get(post)
  if (known?.texts === texts) return known.markup
  const markup = inOnePiece(renderToString(<PostCard post={post} texts={texts} />))
  rendered.set(post, { texts, markup })
  return markup
}

/**
 * React builds markup by concatenation, and engines keep the result as a tree of hundreds of pieces (a rope) that every later
 * join has to walk. Reading one character flattens it for good.
 */
function inOnePiece(text: string): string {
  text.charCodeAt(0)
  return text
}
