/** Names of our keys in posts of Jekyll, Hugo, Zola, Gatsby, Astro, Eleventy, VuePress, WordPress and Notion, most likely first. */
export const oldNames = {
  title: list('title name headline'),
  excerpt: list(
    'excerpt description summary metaDescription seo.description seoDescription subtitle subheading deck lead snippet teaser',
  ),
  date: list(
    'date pubDate publishDate publishedDate datePublished publishedAt publishedOn published created createdAt createdTime dateCreated',
  ),
  updated: list('updated lastmod lastModifiedAt modified updatedDate updatedAt dateModified lastEdited lastEditedTime'),
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

/** Other names for our remaining keys, some of their values, and the types of `npm run new`. */
const plainNames = {
  area: list('city town suburb location'),
  answer: list('text reply content a'),
  HomeAndConstructionBusiness: list(
    'cleaning cleaningBusiness cleaningCompany cleaningService commercialCleaning janitorial janitorialService ' +
      'landscaping landscapingBusiness landscapingCompany landscapingService landscaper lawnCare lawnService gardener ' +
      'gardening handyman pestControl poolService powerWashing pressureWashing roofCleaning gutterCleaning snowRemoval treeService windowCleaning',
  ),
  city: list('name town title place'),
  closed: list('holiday holidays closures vacation vacations daysOff'),
  closes: list('end ends till to until'),
  content: list('quote review testimonial text body message'),
  date: list('day on when'),
  days: list('weekday weekdays on when'),
  description: list('excerpt summary teaser'),
  draft: list('hidden unpublished'),
  features: list('bullets highlights points'),
  footer: list('bottom'),
  from: list('begin begins date day since start starts startDate'),
  header: list('main nav navigation top'),
  hours: list('businessHours officeHours openingHours times'),
  info: list('normal note regular'),
  imageAlt: list('caption imageText photoAlt pictureAlt'),
  kind: list('level severity style type'),
  language: list('lang locale'),
  latitude: list('lat'),
  link: list('address href url'),
  longitude: list('lng lon long'),
  menu: list('nav navigation'),
  name: list('author client customer holiday label occasion person reason title'),
  none: list('false hidden no nowhere off'),
  notice: list('alert announcement banner holiday'),
  opens: list('begin begins from open start starts'),
  order: list('place position rank sort weight'),
  person: list('employee member staff team teammate'),
  phone: list('cell mobile tel telephone'),
  position: list('company job role title'),
  postalCode: list('postcode zip zipCode'),
  profiles: list('sameAs social socialLinks socialMedia socials'),
  post: list('article blog news'),
  question: list('faq q title'),
  rating: list('score stars'),
  region: list('province state'),
  role: list('function job jobTitle position title'),
  sample: list('example fake'),
  street: list('line1 address streetAddress'),
  testimonial: list('client quote review'),
  text: list('about bio body content description message notice'),
  until: list('end endDate ends expires through thru till to'),
  urgent: list('alert critical important warning'),
} as const

/** Whether a word is another name for a key or value. */
export function isOtherName(name: string, word: string): boolean {
  const others = [oldNames, plainNames].flatMap((names: Names) => names[name] ?? [])
  return [name, ...others].some((other) => spell(other) === spell(word))
}

type Names = Readonly<Record<string, readonly string[] | undefined>>

/** Normalizes capitals, hyphens, underscores and spaces. */
export function spell(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '')
}

function list(names: string): readonly string[] {
  return names.split(' ')
}
