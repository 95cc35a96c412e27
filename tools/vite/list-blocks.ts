import { join } from 'node:path'
import type { Plugin } from 'vite'
import { listComponents, type Shown } from '../block-code.ts'
import { listBlockFolders } from '../block-folders.ts'

/** Writes beside the build's own list which module of it brings each variant of a block to a guest and to a member. */
export function listBlocks(root: string, moduleOf: (file: string) => string): Plugin {
  return {
    name: 'list-blocks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const source = JSON.stringify({ guest: listModules('guest'), member: listModules('member') })
      this.emitFile({ type: 'asset', fileName: '.vite/blocks.json', source })
    },
  }

  function listModules(who: Shown): Readonly<Record<string, Readonly<Record<string, string>>>> {
    const types = [...listBlockFolders(root).keys()]
    const blocks = types.map((type) => {
      const components = [...listComponents(root, type, who)]
      const modules = components.map(([variant, file]) => [variant, nameModule(file)])
      return [type, Object.fromEntries(modules)]
    })
    return Object.fromEntries(blocks)
  }

  /** As the build's list names it. */
  function nameModule(file: string): string {
    const module = moduleOf(join(root, file))
    return module === join(root, file) ? file : module
  }
}
