import { type ComponentProps, type ComponentType, createElement } from 'react'
import { type IslandName, islands } from '../../client/islands/registry.ts'

interface IslandProps<Name extends IslandName> {
  readonly name: Name
  /** JSON only: the browser gets the same to start from. */
  readonly props: ComponentProps<(typeof islands)[Name]>
}

/** A component that becomes interactive in the browser. Its ids come from its own `id`, so that both sides agree. */
export function Island<Name extends IslandName>({ name, props }: IslandProps<Name>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {createElement(islands[name] as ComponentType<object>, props)}
    </div>
  )
}
