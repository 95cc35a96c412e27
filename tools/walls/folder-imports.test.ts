import { describe, expect, it } from 'vitest'
import { folderImports, studioOrder } from './folder-imports.ts'
import { sandboxOrder } from './sandbox-imports.ts'

/** Returns the room of the table that contains a module, the innermost one. */
function roomOf(module: string): string | undefined {
  return Object.keys(folderImports)
    .filter((room) => module === room || module.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0]
}

/** Lists the rooms that code of a room can reach, over any number of imports that the table allows. */
function listReached(room: string, reached = new Set<string>()): ReadonlySet<string> {
  for (const module of folderImports[room] ?? []) {
    const next = roomOf(module)
    if (next === undefined || next === room || reached.has(next)) continue
    reached.add(next)
    listReached(next, reached)
  }
  return reached
}

describe('the table of walls', () => {
  it('lists only rooms that have a row', () => {
    const named = Object.values(folderImports).flat()
    expect(named.filter((module) => roomOf(module) === undefined)).toEqual([])
  })

  it('lets no two rooms import each other, also not through other rooms', () => {
    const rooms = Object.keys(folderImports)
    expect(rooms.filter((room) => listReached(room).has(room))).toEqual([])
  })

  it.each([
    ['studio', studioOrder],
    ['sandbox', sandboxOrder],
  ])('lists the rooms of the %s from below: none imports one after it', (_, order) => {
    const upward = order.flatMap((room, at) =>
      (folderImports[room] ?? [])
        .filter((module) => order.indexOf(roomOf(module) ?? '') > at)
        .map((module) => `${room} imports ${module}`),
    )
    expect(upward).toEqual([])
  })
})
