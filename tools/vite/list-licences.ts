import { join } from 'node:path'
import type { Plugin } from 'vite'
import { formatLicences, readFontLicences, readPackageLicences } from '../licences/read-licences.ts'

const file = 'assets/licences.txt'

/** Writes the licences of the libraries and fonts in the build beside it, and links them from its pages. */
export function listLicences(root: string): Plugin {
  return {
    name: 'list-licences',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : [],
      )
      const licences = [...readPackageLicences(modules), ...readFontLicences(join(root, 'fonts'))]
      this.emitFile({ type: 'asset', fileName: file, source: formatLicences(licences) })
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'license', href: `/${file}` }, injectTo: 'head' },
      ],
    },
  }
}
