import { createContext, createElement, Fragment, useContext } from 'react'
import type { CompanyProps } from '../../props.ts'

/** Of whom the words of a page speak. */
export const CompanyContext = createContext<Pick<CompanyProps, 'phone' | 'phoneHref'> | undefined>(undefined)

/** Words from content: where they have the company's phone number, it is a link that calls. */
export function Words({ children }: { readonly children: string }) {
  const company = useContext(CompanyContext)
  if (!company || !children.includes(company.phone)) return children
  const [first, ...rest] = children.split(company.phone)
  const link = createElement('a', { href: company.phoneHref }, company.phone)
  const parts = rest.flatMap((part) => [link, part])
  return createElement(Fragment, null, first, ...parts)
}
