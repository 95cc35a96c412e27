import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Replaces a module of Node, which files of one worker would share. */
const isolated = ['src/server/sandbox/login-timing.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // To read the modules anew for each file is a quarter of the time.
          isolate: false,
          include: [
            'src/{contract,config,engine,compare,why,live,docs,new,shots,gateway,cli,disk,fonts,pictures,dress,publish,server,workers}/**/*.test.ts',
            'src/studio/**/*.test.ts',
            'tests/{every,fuzz,conformance,support}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: isolated,
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
          include: [
            'src/{registry,i18n,state,ui,parts,blocks,pages,app,games}/**/*.test.{ts,tsx}',
            'src/gateway/**/*.test.tsx',
            'src/studio/**/*.test.tsx',
            'tests/**/*.test.tsx',
          ],
          setupFiles: ['tests/support/jsdom.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
    // By itself Vitest leaves a core idle, which of two is half.
    maxWorkers: availableParallelism(),
    testTimeout: 15_000,
    unstubGlobals: true,
    restoreMocks: true,
  },
})
