import { blockSchemas, isDrawnOn } from './block-schemas.ts'
import { findPlaces } from './check-names.ts'
import { createFinding, type Finding } from './finding.ts'
import type { MapTree } from './tree.ts'

/** Reports blocks and fallbacks on a page that never shows their type. */
export function checkBlockPlaces(tree: MapTree): Finding[] {
  const types = ['pages.*.blocks.*.type', 'pages.*.blocks.*.fallback.type']
  return types
    .flatMap((at) => findPlaces(tree, at))
    .flatMap(({ name: type, span, path }) => {
      const page = String(path[1])
      const schema = blockSchemas.get(type)
      if (!schema || isDrawnOn(page, schema)) return []
      const inShell = schema.place !== undefined
      return [createFinding('misplaced-block', { span, path }, { type, page, inShell })]
    })
}
