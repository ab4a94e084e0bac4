import { createContext, createElement, Fragment, useContext } from 'react'
import type { CompanyProps } from '../../props.ts'

/** The company that a page's text refers to. */
export const CompanyContext = createContext<Pick<CompanyProps, 'phone' | 'phoneHref'> | undefined>(undefined)

/** Text from content; the company's phone number in it becomes a `tel:` link. */
export function Words({ children }: { readonly children: string }) {
  const company = useContext(CompanyContext)
  if (!company || !children.includes(company.phone)) return children
  const [first, ...rest] = children.split(company.phone)
  const link = createElement('a', { href: company.phoneHref }, company.phone)
  const parts = rest.flatMap((part) => [link, part])
  return createElement(Fragment, null, first, ...parts)
}
