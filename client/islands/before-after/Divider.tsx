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
  const moved = slider.valueAsNumber - middle
  // A key moves the line by steps; a pointer takes it where it is.
  if (slider.matches(':focus-visible')) begin(slider, moved)
  if (moved !== 0) move(slider)
}

/** Starts the slider where the line is, or some steps from there. */
function begin(slider: HTMLInputElement, steps = 0): void {
  const shown = Number.parseFloat(getComputedStyle(slider).getPropertyValue('--divider'))
  if (!Number.isNaN(shown)) slider.valueAsNumber = shown + steps
}

function move(slider: HTMLInputElement): void {
  const pictures = slider.closest<HTMLElement>('.before-after')
  if (!pictures) return
  pictures.dataset['held'] = ''
  pictures.style.setProperty('--divider', `${slider.value}%`)
}
