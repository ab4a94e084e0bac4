import { stringify } from 'yaml'
import type { SiteConfig } from '../config.ts'
import { adminFile } from '../paths.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { buildCmsConfig } from './cms-config.ts'
import type { Choices } from './cms-fields.ts'
import { pictureForm } from './picture-form.ts'

/**
 * The one external script, on the one page that no visitor is sent to: the forms hold a log-in to the repository and
 * two megabytes that the site does not carry. Its version and its hash are fixed, so a changed file is not run.
 */
export const cmsScript = {
  src: 'https://unpkg.com/@sveltia/cms@0.221.1/dist/sveltia-cms.js',
  integrity: 'sha384-JQ+XsKx/UzwdTiNnFStza3XtqqQoVtyNPApkfvwlzZDfhe7giE9CnfQrpHqgv3k6',
} as const

const configPath = 'admin/config.yml'
const pictureFormPath = 'admin/picture-form.js'

/** `/admin`, where editors find forms in place of files. Nothing where the configuration names no repository. */
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
