import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What is imported by its own names from React's modules, which are CommonJS. */
const direct: Readonly<Record<string, readonly string[]>> = {
  // A bundler would otherwise read the function again at each of a thousand calls.
  'react/jsx-runtime': ['jsx', 'jsxs', 'Fragment'],
  // React would otherwise be evaluated within the task of the entry that first needs it.
  'react-dom/client': ['createRoot', 'hydrateRoot'],
}
const prefix = '\0direct/'

/**
 * Gives modules of React that are CommonJS exports of their own, in the chunk of the libraries: they are evaluated
 * with this chunk, in its task, and called by a local name.
 */
export function directReact(root: string): Plugin {
  return {
    name: 'direct-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer) =>
      Object.hasOwn(direct, id) && importer?.startsWith(join(root, 'src/'))
        ? prefix + id
        : undefined,
    load(id) {
      const name = id.startsWith(prefix) ? id.slice(prefix.length) : ''
      const names = direct[name]
      return names
        ? `import whole from '${join(root, 'node_modules', name)}.js'
           export const { ${names.join(', ')} } = whole`
        : undefined
    },
  }
}
