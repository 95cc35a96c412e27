import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'

/**
 * Builds the page with which the tests of a workspace show its own blocks, in Node: one file that each page loads anew.
 * React is that of development, whose `act` runs what follows from an action and which warns of mistakes.
 */
export default {
  plugins: [react()],
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  builder: {},
  environments: {
    ssr: {
      define: { 'process.env.NODE_ENV': '"development"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/testing',
        copyPublicDir: false,
        minify: true,
        rolldownOptions: {
          // How long plugins took says more of the machine than of them.
          checks: { pluginTimings: false },
          input: { 'block-page': join(import.meta.dirname, 'src/player/app/block-page.tsx') },
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    },
  },
} satisfies UserConfig
