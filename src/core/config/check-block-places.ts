import { isDrawnOn, listBlockSchemas } from './block-schemas.ts'
import type { Parts, TypedPage } from './collect.ts'
import { createFinding, type Finding } from './finding.ts'
import { childOf, type Path, stringAt, type Tree } from './tree.ts'

/** Reports blocks and fallbacks on a page that never shows their type. */
export function checkBlockPlaces({ own, inherited }: Parts): Finding[] {
  return [...own.pages, ...inherited.pages].flatMap(checkPage)
}

function checkPage({ name, tree }: TypedPage): Finding[] {
  return blocksOf(tree).flatMap(([id, block]) => {
    const at = ['pages', name, 'blocks', id]
    const fallback = childOf(block, 'fallback')
    return [
      ...checkType(block, name, [...at, 'type']),
      ...(fallback ? checkType(fallback, name, [...at, 'fallback', 'type']) : []),
    ]
  })
}

function blocksOf(page: Tree): [string, Tree][] {
  const blocks = childOf(page, 'blocks')
  if (blocks?.kind !== 'map') return []
  return [...blocks.entries].map(([id, { value }]) => [id, value])
}

function checkType(block: Tree, page: string, path: Path): Finding[] {
  const span = childOf(block, 'type')
  const type = stringAt(span, [])
  const schema = type === undefined ? undefined : listBlockSchemas().get(type)
  if (!span || type === undefined || !schema || isDrawnOn(page, schema)) return []
  const inShell = schema.place !== undefined
  return [createFinding('misplaced-block', { span, path }, { type, page, inShell })]
}
