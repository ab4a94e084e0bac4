import { useEffect } from 'react'
import { fillText } from '../../ui/fill-text.ts'

/** Marks the document title while the form has errors after a submit: `Error: Get a quote`. */
export function useErrorTitle(isWrong: boolean, text: string): void {
  useEffect(() => {
    if (!isWrong) return undefined
    const { title } = document
    document.title = fillText(text, { page: title })
    return () => {
      document.title = title
    }
  }, [isWrong, text])
}
