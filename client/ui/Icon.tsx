import type { IconName } from './icons.ts'

interface IconProps {
  readonly name: IconName
  readonly className?: string | undefined
}

/** A line icon out of the page's sprite; it says nothing that the text beside it does not say. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
