import type { HeadProps } from '../props.ts'

interface SocialMetaProps {
  readonly head: HeadProps
  readonly siteName: string
  readonly language: string
}

/** Metadata that other sites show when someone shares the page. */
export function SocialMeta({ head, siteName, language }: SocialMetaProps) {
  const { image } = head
  return (
    <>
      <meta property="og:type" content={head.type} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={formatOpenGraphLocale(language)} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {head.canonical && <meta property="og:url" content={head.canonical} />}
      <meta property="og:image" content={image.url} />
      {image.type && <meta property="og:image:type" content={image.type} />}
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      {head.published && <meta property="article:published_time" content={head.published} />}
      {head.modified && <meta property="article:modified_time" content={head.modified} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={image.alt} />
    </>
  )
}

/** The Open Graph form of a language tag, which has a region: `ja` is `ja_JP`. */
function formatOpenGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return region === undefined ? language : `${language}_${region}`
}
