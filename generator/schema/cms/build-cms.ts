import { stringify } from 'yaml'
import type { SiteConfig } from '../site/config.ts'
import { adminFile } from '../paths.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { buildCmsConfig } from './cms-config.ts'
import type { Choices } from './cms-fields.ts'
import { pictureForm } from './picture-form.ts'

/**
 * The only external script, on the only page that visitors aren't sent to: the forms need a login to the repository and two
 * megabytes of code that the site doesn't bundle. The pinned version and hash keep a changed file from running.
 */
export const cmsScript = {
  src: 'https://unpkg.com/@sveltia/cms@0.221.1/dist/sveltia-cms.js',
  integrity: 'sha384-JQ+XsKx/UzwdTiNnFStza3XtqqQoVtyNPApkfvwlzZDfhe7giE9CnfQrpHqgv3k6',
} as const

const configPath = 'admin/config.yml'
const pictureFormPath = 'admin/picture-form.js'

/** Builds `/admin`, with forms for editors. Empty if the configuration has no repository. */
export function buildCms(siteConfig: SiteConfig, choices: Choices = {}): OutputFile[] {
  const { cms } = siteConfig
  if (!cms) return []
  const config = stringify(buildCmsConfig(cms, siteConfig, choices), { aliasDuplicateObjects: false })
  return [
    { path: adminFile, content: page },
    { path: configPath, content: config },
    { path: pictureFormPath, content: pictureForm },
  ]
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Editing this site</title>
<link href="/${configPath}" type="application/yaml" rel="cms-config-url">
</head>
<body>
<noscript>These forms need JavaScript.</noscript>
<script src="${cmsScript.src}" integrity="${cmsScript.integrity}" crossorigin="anonymous"></script>
<script src="/${pictureFormPath}"></script>
</body>
</html>
`
