import { useEffect, useRef } from 'react'

interface DividerProps {
  /** Names the slider for those who cannot see it. */
  readonly label: string
}

const middle = 50

/** The slider that moves the line between two pictures; until someone takes hold of it, the page's scrolling moves the line. */
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

/** Follows what happened before this code came: a press moved the slider, or it has the focus. */
function catchUp(slider: HTMLInputElement): void {
  if (slider.valueAsNumber !== middle) move(slider)
  else if (slider === document.activeElement) begin(slider)
}

/** Lets the slider begin where the line is. */
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
