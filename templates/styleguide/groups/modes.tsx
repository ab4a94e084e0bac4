import { Features } from '../../sections/Features.tsx'
import type { IconText } from '../../texts.ts'
import type { MakeGroup } from '../specimen.ts'

const modes: readonly IconText[] = [
  {
    icon: 'file-text',
    title: 'On paper',
    text: 'Menus, forms, buttons and the map go; text is ink on white, questions are open, and the addresses of links to other sites are spelled out. In the developer tools: Rendering, emulate print.',
  },
  {
    icon: 'timer',
    title: 'Reduced motion',
    text: 'Everything that moves is in a query for people who like motion. For everyone else colors and places change at once, and the sign of a waiting button keeps still.',
  },
  {
    icon: 'droplets',
    title: 'Forced colors',
    text: 'Backgrounds and shadows go, so nothing may rest on them: buttons have a border that is transparent until then, wrong fields an icon and a sentence, and the page that is open is underlined in the menu.',
  },
  {
    icon: 'users',
    title: 'Narrow and enlarged',
    text: 'Everything holds from 320 pixels on, which is also 1280 pixels at 400 percent. Sizes are in rem and follow the size of text that somebody has chosen.',
  },
  {
    icon: 'key-round',
    title: 'Without a script',
    text: 'Menus, questions and the map work. The form and the search say what to do instead.',
  },
  {
    icon: 'message-circle',
    title: 'Heard',
    text: 'Icons say nothing. Links that are called the same carry an unseen addition, and messages come in a live region that is in the page from the start.',
  },
]

/** What the other states do not show: how it all looks in other settings. */
export const makeModes: MakeGroup = () => ({
  id: 'modes',
  heading: 'Other settings',
  text: 'A new component is looked at in each of these as well.',
  specimens: [
    {
      name: 'Modes',
      files: ['templates/styles/print.css'],
      place: 'below',
      content: <Features items={modes} cards />,
    },
  ],
})
