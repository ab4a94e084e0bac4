import { ListButton, type ListButtonProps } from './ListButton.tsx'
import { ScreenButton, type ScreenButtonProps } from './ScreenButton.tsx'

type SiteMenuProps = ListButtonProps | ScreenButtonProps

/**
 * A header button that opens a menu. React only renders the button: the panel is a native popover in the static markup, so it
 * opens before any script has run, and its links aren't sent twice.
 */
export function SiteMenu(props: SiteMenuProps) {
  return 'label' in props ? <ListButton {...props} /> : <ScreenButton {...props} />
}
