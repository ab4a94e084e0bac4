import type { IconName } from './icons.ts'

interface IconProps {
  readonly name: IconName
  readonly className?: string | undefined
}

/** A line icon from the page's sprite. It's decorative: the text next to it says the same. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
