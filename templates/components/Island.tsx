import { type ComponentProps, type ComponentType, createElement } from 'react'
import { type IslandName, islands } from '../../client/islands/registry.ts'

interface IslandProps<Name extends IslandName> {
  readonly name: Name
  /** JSON only: the browser hydrates from the same data. */
  readonly props: ComponentProps<(typeof islands)[Name]>
}

/** A component that hydrates in the browser. Its ids derive from its own `id`, so that server and browser agree. */
export function Island<Name extends IslandName>({ name, props }: IslandProps<Name>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {createElement(islands[name] as ComponentType<object>, props)}
    </div>
  )
}
