import type { BodyProps, PageProps } from '../page-props.ts'
import { SocialMeta } from './SocialMeta.tsx'

interface DocumentHeadProps extends PageProps {
  readonly hasNotices: boolean
}

/** The document's head. All pages share the same few style sheets, so that the Content-Security-Policy can list their hashes. */
export function DocumentHead({ head, site, assets, body, hasNotices }: DocumentHeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.previous && <link rel="prev" href={head.previous} />}
      {head.next && <link rel="next" href={head.next} />}
      {body.kind === 'not-found' && <meta name="robots" content="noindex" />}
      {head.verification?.map(({ name, content }) => (
        <meta key={`${name} ${content}`} name={name} content={content} />
      ))}
      <SocialMeta head={head} siteName={site.company.name} language={ownLanguage(body) ?? site.language} />
      <meta name="theme-color" content={assets.themeColor} />
      <meta name="format-detection" content="telephone=no" />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="icon" href={assets.icons.svg} />
      <link rel="apple-touch-icon" href={assets.icons.apple} />
      {body.kind === 'home' && <link rel="manifest" href={assets.manifest} />}
      {site.hasBlog && (
        <link rel="alternate" href={assets.feed} type="application/atom+xml" title={site.company.name} />
      )}
      {assets.analytics && (
        <script
          type="module"
          src={assets.analytics.script}
          data-tag-id={assets.analytics.tagId}
          data-asks={assets.analytics.asks || undefined}
        />
      )}
      <style dangerouslySetInnerHTML={{ __html: assets.css }} />
      {/* Render-blocking, so that a closed notice is gone before the first paint. */}
      {hasNotices && assets.notices && <script src={assets.notices} />}
      {'notice' in body && body.notice && <link rel="stylesheet" href={body.notice.sheet} />}
      {body.kind === 'styleguide' && <link rel="stylesheet" href={body.sheet} />}
      {head.jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.jsonLd }} />}
    </head>
  )
}

/** The language of a post or page that isn't in the site's. */
function ownLanguage(body: BodyProps): string | undefined {
  if (body.kind === 'post') return body.post.language
  return body.kind === 'page' ? body.language : undefined
}
