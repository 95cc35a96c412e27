import type { Plugin } from 'vite'

/** Marks of libraries for servers that render components. A bundle for browsers has none, and Vite does not print them. */
const silent = 'MODULE_LEVEL_DIRECTIVE'

/** Fails a build that the bundler warns about, such as an import that was meant to be lazy and is not. */
export function refuseWarnings(): Plugin {
  return {
    name: 'refuse-warnings',
    apply: 'build',
    onLog(level, log) {
      if (level === 'warn' && log.code !== silent) this.error(log)
    },
  }
}
