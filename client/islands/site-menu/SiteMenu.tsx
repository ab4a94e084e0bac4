import { ListButton, type ListButtonProps } from './ListButton.tsx'
import { ScreenButton, type ScreenButtonProps } from './ScreenButton.tsx'

type SiteMenuProps = ListButtonProps | ScreenButtonProps

/**
 * A button of the header that opens a menu. Only the button is React's: the panel is a native popover in the plain markup,
 * so it opens before any script has run, and its links are not sent twice.
 */
export function SiteMenu(props: SiteMenuProps) {
  return 'label' in props ? <ListButton {...props} /> : <ScreenButton {...props} />
}
