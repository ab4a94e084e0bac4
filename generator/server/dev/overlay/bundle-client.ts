import { join } from 'node:path'
import { browsers } from '../../../assets/bundles/browsers.ts'
import { sourceFolder } from '../../../shared/fs/source-folder.ts'
import { bundleText } from '../bundle-text.ts'

/** The script that follows the server's runs. */
export function bundleOverlayClient(): Promise<string> {
  return bundleText(join(sourceFolder, 'generator/server/dev/overlay/client.ts'), { format: 'iife', target: browsers })
}
