import type { Plugin } from 'vite'

/** Marks of libraries for servers that render components. A bundle for browsers has none, and Vite does not print them. */
const silent = 'MODULE_LEVEL_DIRECTIVE'

/**
 * Fails a build that the bundler warns about, such as an import that was meant to be lazy and is not, or that Vite
 * warns about, such as a stylesheet that takes classes of another file.
 */
export function refuseWarnings(): Plugin {
  const warned: string[] = []
  return {
    name: 'refuse-warnings',
    apply: 'build',
    configResolved({ logger }) {
      const note = (message: string): void => void warned.push(message)
      logger.warn = note
      logger.warnOnce = note
    },
    onLog(level, log) {
      if (level === 'warn' && log.code !== silent) this.error(log)
    },
    generateBundle() {
      if (warned.length > 0) this.error(warned.join('\n'))
    },
    // Some warn about what was written, such as its size.
    closeBundle() {
      if (warned.length > 0) this.error(warned.join('\n'))
    },
  }
}
