import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: { name: 'integration', include: ['tests/integration/**/*.test.ts'], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/support/build-site.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: ['tests/support/hosts/build-hosted-site.ts'],
          // Debian's servers may have to be installed first.
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/build-site.ts', 'tests/support/install-chromium.ts'],
          testTimeout: 120_000,
          // One browser at a time: several fight over two cores and time out.
          fileParallelism: false,
        },
      },
    ],
  },
})
