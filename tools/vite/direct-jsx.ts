import { join } from 'node:path'
import type { Plugin } from 'vite'

const runtime = 'react/jsx-runtime'
const direct = `\0direct/${runtime}`

/**
 * Lets components call `jsx` by a local name. React's runtime is CommonJS, and a bundler would otherwise
 * read the function again at each of a thousand calls.
 */
export function directJsx(root: string): Plugin {
  return {
    name: 'direct-jsx',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer) =>
      id === runtime && importer?.startsWith(join(root, 'src/')) ? direct : undefined,
    load: (id) =>
      id === direct
        ? `import runtime from '${join(root, 'node_modules/react/jsx-runtime.js')}'
           export const { jsx, jsxs, Fragment } = runtime`
        : undefined,
  }
}
