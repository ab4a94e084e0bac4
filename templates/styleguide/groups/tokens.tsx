import type { MakeGroup } from '../specimen.ts'
import { ColorPairs } from '../tokens/ColorPairs.tsx'
import { ColorSwatches } from '../tokens/ColorSwatches.tsx'
import { FontSamples } from '../tokens/FontSamples.tsx'
import { ShapeSamples } from '../tokens/ShapeSamples.tsx'
import { SizeBars } from '../tokens/SizeBars.tsx'
import { TypeScale } from '../tokens/TypeScale.tsx'

const files = ['templates/styles/tokens.css']

/** The design tokens, read from the style sheet. */
export const makeTokens: MakeGroup = ({ body }) => {
  const { tokens, layers, bodies } = body
  const ofKind = (...kinds: readonly string[]) => tokens.filter(({ kind }) => kinds.includes(kind))
  return {
    id: 'tokens',
    heading: 'Tokens',
    text: 'Styles take every color, size and space from here. Changing a token changes the whole site.',
    specimens: [
      {
        name: 'Colors',
        files,
        note: 'Below each: the contrast of dark text, and of text in the surface color, on it.',
        place: 'below',
        content: <ColorSwatches tokens={ofKind('color')} />,
      },
      {
        name: 'Color pairs',
        files,
        note: 'Colors on their backgrounds, with their contrast. Text needs 4.5, borders and rings need 3.',
        place: 'below',
        content: <ColorPairs tokens={ofKind('color')} />,
      },
      {
        name: 'Font',
        files: [...files, 'templates/styles/font.css'],
        content: <FontSamples tokens={ofKind('font')} />,
      },
      {
        name: 'Type scale',
        files,
        note: 'Three sizes grow with the window, within limits.',
        content: (
          <TypeScale
            tokens={ofKind('text')}
            heading={bodies.home.texts.hero.heading}
            text={bodies.service.description}
          />
        ),
      },
      { name: 'Spacing and sizes', files, content: <SizeBars tokens={ofKind('size')} /> },
      { name: 'Radii and shadow', files, content: <ShapeSamples tokens={ofKind('radius', 'shadow')} /> },
      {
        name: 'Layers',
        files: ['templates/styles/index.css'],
        note: 'Weakest first. The last one is this page’s own.',
        content: (
          <ol className="guide-layers">
            {layers.map((layer) => (
              <li key={layer}>{layer}</li>
            ))}
          </ol>
        ),
      },
    ],
  }
}
