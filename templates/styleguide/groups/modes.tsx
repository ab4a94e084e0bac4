import { Features } from '../../sections/Features.tsx'
import type { IconText } from '../../texts.ts'
import type { MakeGroup } from '../specimen.ts'

const modes: readonly IconText[] = [
  {
    icon: 'file-text',
    title: 'On paper',
    text: 'Menus, forms, buttons and the map are left out. Text is dark on white, questions are open, and links to other sites show their addresses. To see it, choose Rendering, emulate print in the developer tools.',
  },
  {
    icon: 'timer',
    title: 'Reduced motion',
    text: 'Everything that moves is in a media query for people who haven’t turned motion off. For everyone else, colors and positions change at once, and the icon of a waiting button stays still.',
  },
  {
    icon: 'droplets',
    title: 'Forced colors',
    text: 'Backgrounds and shadows disappear, so nothing may depend on them. Buttons have a border that is transparent otherwise, fields with errors have an icon and a sentence, and the menu underlines the current page.',
  },
  {
    icon: 'users',
    title: 'Narrow and enlarged',
    text: 'Everything works from 320 pixels up, which equals 1280 pixels at 400 percent zoom. Sizes are in rem, so they follow the visitor’s text size.',
  },
  {
    icon: 'key-round',
    title: 'Without a script',
    text: 'Menus, questions and the map work. The form and the search say what to do instead.',
  },
  {
    icon: 'message-circle',
    title: 'Heard',
    text: 'Screen readers skip icons. Links with the same text have a hidden addition that tells them apart. Messages appear in a live region that is on the page from the start.',
  },
]

/** Notes on what the specimens can't show: other user settings. */
export const makeModes: MakeGroup = () => ({
  id: 'modes',
  heading: 'Other settings',
  text: 'Check each new component in all of these, too.',
  specimens: [
    {
      name: 'Modes',
      files: ['templates/styles/print.css'],
      place: 'below',
      content: <Features items={modes} cards />,
    },
  ],
})
