import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type IslandName, islands } from './islands/registry.ts'

/** Islands that broke: they stay plain, however often the visitor reaches for them. */
const broken = new WeakSet<Element>()

/**
 * Makes the server's markup of one island interactive; resolves when it is. After a failure the plain markup,
 * which works by itself, is put back as it was, and the promise rejects.
 */
export async function hydrate(element: HTMLElement): Promise<void> {
  if (broken.has(element)) throw new Error('this island broke before')
  const name = element.dataset['island'] as IslandName
  const component: ComponentType<never> = islands[name]
  const props: object = JSON.parse(element.dataset['props'] ?? '{}')
  // Whoever changed the markup meanwhile puts back what React expects.
  element.dispatchEvent(new Event('hydrate'))
  const plain = [...element.childNodes].map((node) => node.cloneNode(true))
  await new Promise<void>((resolve, reject) => {
    const island = createElement(component as ComponentType<object>, props)
    const root = hydrateRoot(element, <Ready onReady={resolve}>{island}</Ready>, {
      identifierPrefix: `${name}-`,
      onRecoverableError: report,
      onUncaughtError(error) {
        report(error)
        broken.add(element)
        // React is in the middle of its work here, and afterwards would clear away what is put back now.
        setTimeout(() => {
          root.unmount()
          element.replaceChildren(...plain)
          reject(error)
        })
      },
    })
  })
}

/** Says when everything inside has been hydrated and its effects have run. */
function Ready({ onReady, children }: { readonly onReady: () => void; readonly children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

/** Shows in the browser's console and reaches whatever listens for errors; other islands go on. */
function report(error: unknown): void {
  reportError(error)
}
