import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { refuseWarnings } from './tools/vite/refuse-warnings.ts'

const root = import.meta.dirname

/** The operator's page, apart from the player: another audience, newer browsers, no budget in common. */
export default {
  // The components that it is made of bring their words in 34 languages.
  plugins: [optimizeLocales.vite({ locales: ['en-US'] }), react(), refuseWarnings()],
  base: '/studio/',
  publicDir: false,
  build: {
    outDir: 'dist/studio',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: 'chrome120',
    cssMinify: 'lightningcss',
    // A picture or font inside a script or style would be a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // How long plugins took says more of the machine than of them.
      checks: { pluginTimings: false },
      input: { studio: join(root, 'studio.html') },
    },
  },
} satisfies UserConfig
