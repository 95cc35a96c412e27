import { blockSchemas, isDrawnOn } from './block-schemas.ts'
import { cachedByBoth } from './cached-by.ts'
import { createFinding, type Finding } from './finding.ts'
import { childOf, type MapTree, type Path, stringAt, type Tree } from './tree.ts'

/** Reports blocks and fallbacks on a page that never shows their type. */
export function checkBlockPlaces(tree: MapTree): Finding[] {
  const pages = childOf(tree, 'pages')
  if (pages?.kind !== 'map') return []
  return [checkBlocks, checkFallbacks].flatMap(({ check, checkInherited }) =>
    [...pages.entries].flatMap(([page, { value }]) =>
      value.source === tree.source ? check(value, page) : checkInherited(value, page),
    ),
  )
}

type PageCheck = (page: Tree, name: string) => readonly Finding[]

/** Many merchants inherit the same page. */
function shared(check: PageCheck): {
  readonly check: PageCheck
  readonly checkInherited: PageCheck
} {
  return { check, checkInherited: cachedByBoth(check) }
}

const checkBlocks = shared((page, name) =>
  blocksOf(page).flatMap(([id, block]) =>
    checkType(block, name, ['pages', name, 'blocks', id, 'type']),
  ),
)
const checkFallbacks = shared((page, name) =>
  blocksOf(page).flatMap(([id, block]) => {
    const fallback = childOf(block, 'fallback')
    const path = ['pages', name, 'blocks', id, 'fallback', 'type']
    return fallback ? checkType(fallback, name, path) : []
  }),
)

function blocksOf(page: Tree): [string, Tree][] {
  const blocks = childOf(page, 'blocks')
  if (blocks?.kind !== 'map') return []
  return [...blocks.entries].map(([id, { value }]) => [id, value])
}

function checkType(block: Tree, page: string, path: Path): Finding[] {
  const span = childOf(block, 'type')
  const type = stringAt(span, [])
  const schema = type === undefined ? undefined : blockSchemas.get(type)
  if (!span || type === undefined || !schema || isDrawnOn(page, schema)) return []
  const inShell = schema.place !== undefined
  return [createFinding('misplaced-block', { span, path }, { type, page, inShell })]
}
