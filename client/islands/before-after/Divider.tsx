import { useEffect, useRef } from 'react'

interface DividerProps {
  /** Accessible name of the slider. */
  readonly label: string
}

const middle = 50

/** The slider that moves the line between the two images. Until the visitor uses it, scrolling the page moves the line. */
export function Divider({ label }: DividerProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) catchUp(input.current)
  }, [])
  return (
    <input
      ref={input}
      type="range"
      className="before-after__slider"
      aria-label={label}
      defaultValue={middle}
      onFocus={({ currentTarget }) => begin(currentTarget)}
      onInput={({ currentTarget }) => move(currentTarget)}
    />
  )
}

/** Catches up with what happened before this code loaded: the slider was moved or has focus. */
function catchUp(slider: HTMLInputElement): void {
  if (slider.valueAsNumber !== middle) move(slider)
  else if (slider === document.activeElement) begin(slider)
}

/** Starts the slider where the line is. */
function begin(slider: HTMLInputElement): void {
  const shown = Number.parseFloat(getComputedStyle(slider).getPropertyValue('--divider'))
  if (!Number.isNaN(shown)) slider.valueAsNumber = shown
}

function move(slider: HTMLInputElement): void {
  const pictures = slider.closest<HTMLElement>('.before-after')
  if (!pictures) return
  pictures.dataset['held'] = ''
  pictures.style.setProperty('--divider', `${slider.value}%`)
}
