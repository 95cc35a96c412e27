import { isBuiltin } from 'node:module'

/** Lists the packages that a module imports by name, each once. */
export function listPackages(code: string): string[] {
  const named = [
    ...code.matchAll(/(?:from |import\(|import |import\.meta\.resolve\()'([^'.][^']*)'/g),
  ]
  const packages = named.flatMap(([, specifier = '']) => {
    if (isBuiltin(specifier)) return []
    const [first = '', second = ''] = specifier.split('/')
    return [specifier.startsWith('@') ? `${first}/${second}` : first]
  })
  return [...new Set(packages)]
}
