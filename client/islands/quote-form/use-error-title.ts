import { useEffect } from 'react'
import { fillText } from '../../ui/fill-text.ts'

/** Names the page's tab after a press that went wrong, as long as it is: `Error: Get a quote`. */
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
