import { expect, test } from 'vitest'
import { renameImage } from '../../../../generator/schema/kinds/image-path.ts'

test.each(['areas/troy.heic', 'areas/Scan 1.TIFF', 'areas/logo.gif'])(
  '%s has to be exported, not just renamed',
  (path) => {
    expect(renameImage(path)).toBe('export it as JPEG or PNG, and ')
  },
)
