import type { ReactNode } from 'react'
import type { BodyProps, PageOf } from '../page-props.ts'
import { StyleguidePage } from '../styleguide/StyleguidePage.tsx'
import { AboutPage } from './AboutPage.tsx'
import { AreaPage } from './AreaPage.tsx'
import { AreasPage } from './AreasPage.tsx'
import { BlogPage } from './BlogPage.tsx'
import { ContactPage } from './ContactPage.tsx'
import { FaqPage } from './FaqPage.tsx'
import { HomePage } from './HomePage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { OwnPage } from './OwnPage.tsx'
import { PostPage } from './PostPage.tsx'
import { PrivacyPage } from './PrivacyPage.tsx'
import { ServicePage } from './ServicePage.tsx'

/** The component for each kind of page. */
export const pages: { readonly [Kind in BodyProps['kind']]: (props: PageOf<Kind>) => ReactNode } = {
  home: HomePage,
  about: AboutPage,
  service: ServicePage,
  areas: AreasPage,
  area: AreaPage,
  faq: FaqPage,
  blog: BlogPage,
  post: PostPage,
  page: OwnPage,
  contact: ContactPage,
  privacy: PrivacyPage,
  'not-found': NotFoundPage,
  styleguide: StyleguidePage,
}
