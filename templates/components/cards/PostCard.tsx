import { Icon } from '../../../client/ui/Icon.tsx'
import { fillText } from '../../../client/ui/fill-text.ts'
import { markLanguage } from '../../../client/ui/mark-language.ts'
import type { PostCardProps } from '../../props.ts'
import { sizeCards } from '../../size-cards.ts'
import type { BlogTexts } from '../../texts.ts'
import { Picture } from '../media/Picture.tsx'
import { PostMeta } from '../text/PostMeta.tsx'
import { TagList } from '../text/TagList.tsx'

export type PostCardTexts = Pick<BlogTexts, 'readMore' | 'readMoreAbout' | 'tags'>

interface PostCardElementProps {
  readonly post: PostCardProps
  readonly texts: PostCardTexts
  /** The first of the list: larger, with its image next to the text. */
  readonly featured?: true | undefined
  /** Its image is the page's first. */
  readonly first?: true | undefined
}

/** A post in a list; the whole card is its link. */
export function PostCard({ post, texts, featured, first }: PostCardElementProps) {
  const sizes = featured ? '(min-width:60em) 44rem,calc(100vw - 2rem)' : sizeCards(2)
  const marks = markLanguage(post.language)
  return (
    <article className={featured ? 'card card--link card--featured' : 'card card--link'}>
      <Picture picture={post.picture} sizes={sizes} className="card__picture" first={featured ?? first} />
      <div className="card__body">
        <PostMeta post={post} />
        <h3 className="card__title" {...marks}>
          {post.label}
        </h3>
        <p className="card__text" {...marks}>
          {post.excerpt}
        </p>
        <TagList label={texts.tags} tags={post.tags} />
        <p className="card__more">
          <a className="card__link more-link" href={post.href}>
            {texts.readMore}{' '}
            <span className="visually-hidden">{fillText(texts.readMoreAbout, { title: post.label })}</span>
            <Icon name="arrow-right" />
          </a>
        </p>
      </div>
    </article>
  )
}
