import { minify } from 'terser'
import type { Plugin } from 'vite'
import { compileAtOnce } from './compile-at-once.ts'
import { listExportNames } from './list-export-names.ts'

/** Log statements of i18next that only run with its option `debug`, which is always off here. */
const forDevelopers = ['log', 'warn', 'deprecate', 'once'].map((level) => `this.logger.${level}`)
/** What React looks for in a browser with its developer tools, which read little from a build without names. */
const forTools = { __REACT_DEVTOOLS_GLOBAL_HOOK__: undefined }

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
    config: () => ({ environments: { client: { build: keepNames } } }),
    async renderChunk(code, { name }) {
      const own = name === libraries ? { global_defs: forTools } : ownOptions
      const { code: shrunk } = await minify(code, {
        module: true,
        compress: { ecma: 2020, passes: 5, pure_funcs: forDevelopers, ...own },
        // A local name that is the exported one is written once in the list of exports: the start has 250 of them.
        nameCache: { vars: { props: listExportNames(code) } },
        format: { ecma: 2020 },
      })
      if (shrunk === undefined) return undefined
      return { code: name === libraries ? compileAtOnce(shrunk) : shrunk, map: null }
    },
  }
}

/** The bundler shrinks what has been shrunk here, and leaves the names. */
const keepNames = {
  rolldownOptions: { output: { minify: { compress: true, mangle: false, codegen: true } } },
} as const
