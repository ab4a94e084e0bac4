import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import type { StyleguideParts, TokenProps } from '../../../templates/styleguide/props.ts'
import { browsers } from '../../assets/bundles/bundle.ts'
import { authorsSheet } from '../../schema/paths.ts'
import { parseMarkdown } from '../../content/markdown/parse-markdown.ts'
import { renderMarkdown } from '../../content/markdown/html/render-markdown.ts'
import { sourceFolder } from '../../shared/fs/source-folder.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { bundleText } from './bundle-text.ts'
import { addStateClasses } from './styleguide-states.ts'
import { readLayers, readTokens } from './styleguide-tokens.ts'

const sheetFile = 'styleguide.css'
const templates = join(sourceFolder, 'templates')

/** Builds the style guide's data and own style sheet, for `start`. The sample covers all Markdown that authors can write. */
export async function buildStyleguide() {
  const [sample, tokensCss, css, authorsCss] = await Promise.all([
    readFile(join(sourceFolder, 'generator/server/dev/styleguide-sample.md'), 'utf8'),
    readFile(join(templates, 'styles/tokens.css'), 'utf8'),
    bundleSheet('styleguide/index.css'),
    // Shown to authors on unpublished pages.
    bundleSheet('styles/authors.css'),
  ])
  const tokens = readTokens(tokensCss)
  const document = parseMarkdown(sample)
  const { html, pictures } = renderMarkdown(document, (text) => text)
  const parts: StyleguideParts = {
    sheet: `/${sheetFile}`,
    tokens,
    layers: readLayers(css),
    prose: { html, pictures: pictures.map(({ fit }) => ({ fit })) },
    contents: document.headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, label: text })),
  }
  const outputs: OutputFile[] = [
    { path: sheetFile, content: addStateClasses(css) + tokens.map(formatTokenRule).join('') },
    { path: authorsSheet.slice(1), content: authorsCss },
  ]
  return { parts, outputs }
}

/** The page's main sheet already includes the font. */
const withoutFont: Plugin = {
  name: 'without-font',
  setup: (bundler) => bundler.onLoad({ filter: /[\\/]font\.css$/ }, () => ({ contents: '', loader: 'css' })),
}

async function bundleSheet(entry: string): Promise<string> {
  const options: BuildOptions = {
    minify: true,
    target: browsers,
    loader: { '.svg': 'dataurl' },
    plugins: [withoutFont],
  }
  return (await bundleText(join(templates, entry), options)).trim()
}

/** Swatches read `--value` and `--ground`, so that the page needs no style attributes. */
function formatTokenRule({ name, color }: TokenProps): string {
  const ground = color === undefined ? '' : `[data-ground="${name}"]{--ground:var(${name})}\n`
  return `[data-token="${name}"]{--value:var(${name})}\n${ground}`
}
