import { type ModuleGraph, reach } from './create-home-chunks.ts'

/**
 * Returns a function that names the chunk of a module by the libraries that the module or its imports need:
 * `shared` if it needs none of them, `shared-forms` for one, `shared-forms-lists` for two. So a page that takes
 * one function from a shared module does not fetch a library that it never calls.
 */
export function nameByLibrary(
  name: string,
  libraries: Readonly<Record<string, RegExp>>,
): (id: string, graph: ModuleGraph) => string {
  return (id, graph) => {
    const imported = [...reach([id], graph)]
    const needed = Object.keys(libraries).filter((library) =>
      imported.some((one) => libraries[library]?.test(one)),
    )
    return [name, ...needed].join('-')
  }
}
