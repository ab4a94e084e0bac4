/**
 * What other systems call our keys, the likeliest first. Capitals, hyphens, underscores and spaces do not count
 * (`old-keys.ts`). Those of Jekyll, Hugo, Zola, Gatsby, Astro, Eleventy, VuePress and exporters of WordPress are here.
 */
export const oldNames = {
  title: list('title name headline'),
  excerpt: list(
    'excerpt description summary metaDescription seo.description seoDescription subtitle subheading deck lead snippet teaser',
  ),
  date: list(
    'date pubDate publishDate publishedDate datePublished publishedAt publishedOn published created createdAt',
  ),
  updated: list('updated lastmod lastModifiedAt modified updatedDate updatedAt dateModified'),
  category: list('category categories'),
  tags: list('tags tag keywords'),
  image: list(
    'image image.path image.src image.url image.feature cover coverImage cover.image featured featuredImage featureImage ' +
      'hero heroImage hero.image header header.image header.overlayImage header.teaser headerImage banner bannerImage ' +
      'mainImage postImage thumbnail thumb photo picture img imgUrl images ogImage socialImage seo.image',
  ),
  imageAlt: list(
    'imageAlt image.alt coverAlt cover.alt coverImageAlt featuredImageAlt heroAlt hero.alt heroImageAlt headerAlt ' +
      'bannerAlt thumbnailAlt imgAlt altText alt',
  ),
  address: list('permalink url path'),
  formerAddresses: list('aliases alias redirectFrom'),
} as const

function list(names: string): readonly string[] {
  return names.split(' ')
}
