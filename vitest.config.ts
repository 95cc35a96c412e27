import { defineConfig } from 'vitest/config'
import { suiteSettings } from './tests/support/vitest-settings.ts'

/** Replaces a module of Node, which files of one worker would share. */
const isolated = ['src/sandbox/accounts/login-timing.test.ts', 'src/testing/open-blocks.test.ts']

/** Rooms whose modules need a page, also where their tests draw no component. */
const inBrowser = [
  'src/cli/reference/start-search.test.ts',
  'src/player/registry/**/*.test.ts',
  'src/player/i18n/**/*.test.ts',
  'src/player/state/**/*.test.ts',
  'src/player/kit/**/*.test.ts',
  'src/player/areas/**/*.test.ts',
  'src/player/app/**/*.test.ts',
  'src/sandbox/games/**/*.test.ts',
]

export default defineConfig({
  test: {
    ...suiteSettings,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // To read the modules anew for each file is a quarter of the time.
          isolate: false,
          include: [
            'src/**/*.test.ts',
            'tests/{every,fuzz,conformance,support}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: [...isolated, ...inBrowser],
        },
      },
      {
        extends: true,
        test: { name: 'isolated', environment: 'node', include: isolated },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'jsdom',
          pool: 'vmThreads',
          environmentOptions: { jsdom: { url: 'http://base.localhost/m/home' } },
          include: [...inBrowser, 'src/**/*.test.tsx', 'tests/**/*.test.tsx'],
          setupFiles: ['tests/support/jsdom.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
})
