import type { ReactNode, RefObject } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { longestQuery } from './address.ts'
import type { BlogSearchTexts } from './texts.ts'

interface SearchFormProps {
  readonly id: string
  /** URL of the results page. */
  readonly action: string
  readonly texts: BlogSearchTexts
  /** Only for a form on the results page. */
  readonly live?: {
    readonly field: RefObject<HTMLInputElement | null>
    readonly onInput: () => void
    readonly onSubmit: () => void
    readonly clear: ReactNode
  }
}

/**
 * The search field and its button. Without JavaScript it's a plain form that submits to the results page. Before the script
 * loads, its texts may be translated and the form marked as busy, which must not replace the field that the visitor is typing in.
 */
export function SearchForm({ id, action, texts, live }: SearchFormProps) {
  return (
    <form
      id={id}
      className="blog-search"
      role="search"
      method="get"
      action={action}
      suppressHydrationWarning
      onSubmit={(event) => {
        event.preventDefault()
        live?.onSubmit()
        // Puts the phone's keyboard away, which covers the results. Without a submitter, it's the loader that submits.
        if (event.nativeEvent.submitter && matchMedia('(pointer: coarse)').matches) live?.field.current?.blur()
      }}
    >
      <label className="field__label" htmlFor={`${id}-field`} suppressHydrationWarning>
        {texts.label}
      </label>
      <div className="blog-search__row">
        <span className="blog-search__field">
          <Icon name="search" />
          <input
            ref={live?.field}
            id={`${id}-field`}
            className="field__control"
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={longestQuery}
            onInput={live?.onInput}
          />
          {live?.clear}
        </span>
        <button className="button button--quiet button--large" type="submit" suppressHydrationWarning>
          {texts.submit}
        </button>
      </div>
      <noscript>
        <p className="field__hint">{texts.noScript}</p>
      </noscript>
    </form>
  )
}
