import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type IslandName, islands } from './islands/registry.ts'

/** Islands that failed to hydrate. They stay static, no matter how often the visitor interacts with them. */
const broken = new WeakSet<Element>()

/** Hydrates one island; resolves when done. On failure it restores the server markup, which works on its own, and rejects. */
export async function hydrate(element: HTMLElement): Promise<void> {
  if (broken.has(element)) throw new Error('this island broke before')
  const name = element.dataset['island'] as IslandName
  const component: ComponentType<never> = islands[name]
  const props: object = JSON.parse(element.dataset['props'] ?? '{}')
  // Scripts that changed the markup in the meantime restore what React expects.
  element.dispatchEvent(new Event('hydrate'))
  const plain = [...element.childNodes].map((node) => node.cloneNode(true))
  await new Promise<void>((resolve, reject) => {
    const island = createElement(component as ComponentType<object>, props)
    const root = hydrateRoot(element, <Ready onReady={resolve}>{island}</Ready>, {
      identifierPrefix: `${name}-`,
      onUncaughtError(error) {
        reportError(error)
        broken.add(element)
        // React is still rendering here and would later remove what is restored now.
        setTimeout(() => {
          root.unmount()
          element.replaceChildren(...plain)
          reject(error)
        })
      },
    })
  })
}

/** Calls `onReady` once everything inside is hydrated and its effects have run. */
function Ready({ onReady, children }: { readonly onReady: () => void; readonly children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}
