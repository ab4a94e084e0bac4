import { defineConfig } from 'vitest/config'
import { listSkippedTests } from './tests/support/skipped-tests.ts'

/** `npm run test:deep` tries everything that `npm test` tries a sample of. A project has no mode but the one it is given. */
export default defineConfig(({ mode }) => {
  const isDeep = mode === 'deep'
  return {
    oxc: { jsx: { development: false } },
    test: {
      testTimeout: isDeep ? 3_600_000 : 120_000,
      hookTimeout: 600_000,
      // What a page does, it may do late on a busy machine.
      expect: { poll: { timeout: 20_000 } },
      // Vitest would leave one core free, which on two cores is half of the machine.
      maxWorkers: '100%',
      // What one file has loaded serves the next: to load the generator for each takes longer than most tests.
      isolate: false,
      unstubGlobals: true,
      // Pages are rendered as a build for the public renders them. React for developers takes several times as long.
      env: { NODE_ENV: 'production' },
      provide: { isDeep },
      projects: [
        { extends: true, mode, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
        { extends: true, mode, test: { name: 'integration', include: ['tests/integration/**/*.test.ts'] } },
        {
          extends: true,
          mode,
          test: {
            name: 'site',
            include: ['tests/site/**/*.test.ts', 'tests/acceptance/**/*.test.ts'],
            exclude: listSkippedTests(),
            // The project's own content; other tests look at the site in tests/fixtures.
            env: { TESTED_SITE: '.' },
            globalSetup: ['tests/support/build-site.ts'],
          },
        },
        {
          extends: true,
          mode,
          test: {
            name: 'hosts',
            include: ['tests/hosts/**/*.test.ts'],
            globalSetup: ['tests/support/hosts/build-hosted-site.ts'],
          },
        },
        {
          extends: true,
          mode,
          test: {
            name: 'e2e',
            include: ['tests/e2e/**/*.test.ts'],
            // On a busy machine a page may be late once; what is wrong with it is wrong twice.
            retry: 1,
            globalSetup: ['tests/support/build-site.ts', 'tests/support/start-chromium.ts'],
          },
        },
      ],
    },
  }
})
