import { Icon } from '../../../client/ui/Icon.tsx'
import { iconNames } from '../../../client/ui/icons.ts'
import { Logo } from '../../components/media/Logo.tsx'
import { Picture } from '../../components/media/Picture.tsx'
import { Altered } from '../Altered.tsx'
import { Cell, States } from '../States.tsx'
import type { MakeGroup } from '../specimen.ts'

export const makeIcons: MakeGroup = ({ site, body }) => {
  const { hero } = body.bodies.home
  return {
    id: 'icons',
    heading: 'Icons and images',
    text: 'One set of line icons, in the color and size of the text next to them. A page includes only the icons it uses, each once.',
    specimens: [
      {
        files: ['client/ui/Icon.tsx'],
        place: 'below',
        content: (
          <ul className="guide-icons">
            {iconNames.map((name) => (
              <li key={name} className="guide-icons__icon" data-icon={name}>
                <Icon name={name} />
                {name}
              </li>
            ))}
          </ul>
        ),
      },
      {
        name: 'Icon on a tile',
        files: ['client/ui/Icon.tsx'],
        content: (
          <div className="states">
            <Cell caption=".icon--tile">
              <Icon name="shield-check" className="icon--tile" />
            </Cell>
          </div>
        ),
      },
      {
        files: ['templates/components/media/Logo.tsx'],
        content: <States of=".logo">{() => <Logo logo={site.logo} name={site.company.name} />}</States>,
      },
      {
        files: ['templates/components/media/Picture.tsx'],
        note: 'Until an image has loaded, its place shows its main color. If it can’t be loaded, its alt text appears.',
        content: (
          <div className="states states--wide">
            <Cell caption="loaded">
              <Picture picture={hero} sizes="(min-width:60em) 26rem,calc(100vw - 2rem)" className="hero__picture" />
            </Cell>
            <Cell caption="loading">
              <Altered of="source" attributes={{ srcSet: undefined }}>
                <Altered of="img" attributes={{ srcSet: undefined, src: nothing }}>
                  <Picture picture={{ ...hero, alt: '' }} sizes="26rem" className="hero__picture" />
                </Altered>
              </Altered>
            </Cell>
          </div>
        ),
      },
    ],
  }
}

/** An empty placeholder image. */
const nothing = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
