import type { Plugin } from 'vite'

const sheetImport = /^import (\w+) from '(\.[^']+\.module\.css)'$/gm

/**
 * Lets a component read the names of its stylesheet one by one, so that they stand in its code as
 * they are: the object that holds all of them, with what authors call them, does not travel.
 */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.*\.tsx$/.test(id)) return undefined
      const body = code.replace(sheetImport, '')
      return code.replace(sheetImport, (whole, name: string, sheet: string) => {
        const readsAll = new RegExp(`\\b${name}\\b(?!\\['[A-Za-z_]\\w*'\\])`).test(body)
        return readsAll ? whole : `import * as ${name} from '${sheet}'`
      })
    },
  }
}
