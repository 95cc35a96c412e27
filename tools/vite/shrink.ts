import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Log statements of i18next that only run with its option `debug`, which is always off here. */
const forDevelopers = ['log', 'warn', 'deprecate', 'once'].map((level) => `this.logger.${level}`)

/**
 * Shrinks chunks further than the bundler does. What makes the product's own code smaller makes that
 * of libraries larger, or could change it.
 */
export function shrink(libraries: string): Plugin {
  const ownOptions = {
    hoist_funs: true,
    inline: 1,
    keep_fargs: false,
    unsafe_arrows: true,
    unsafe_methods: true,
  }
  return {
    name: 'shrink',
    // It takes most of the time of a build, and `npm start` has nobody who waits for bytes.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'unshrunk',
    applyToEnvironment: ({ name }) => name === 'client',
    async renderChunk(code, { name }) {
      const own = name === libraries ? {} : ownOptions
      const { code: shrunk } = await minify(code, {
        module: true,
        compress: { ecma: 2020, passes: 5, pure_funcs: forDevelopers, ...own },
        format: { ecma: 2020 },
      })
      return shrunk === undefined ? undefined : { code: shrunk, map: null }
    },
  }
}
