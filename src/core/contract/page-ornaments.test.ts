import { expect, test } from 'vitest'
import { readLayout } from './own-pages.ts'
import { choosePageDrawing, groupsOfPages, readPageGroup } from './page-ornaments.ts'
import { type RouteId, routes } from './pages.ts'

const drawings = { all: '/all.svg', account: '/account.svg', security: '/security.svg' }

test.each([
  ['security', '/security.svg'],
  ['settings', '/account.svg'],
  ['withdraw', '/all.svg'],
  ['home', undefined],
  ['gameContainer', undefined],
] as const)(
  'the page %s shows its own drawing, else that of its group, else that of all pages: %s',
  (route, drawing) => {
    expect(choosePageDrawing(drawings, route)).toBe(drawing)
  },
)

test('a page shows nothing where neither it nor its group has a drawing', () => {
  expect(choosePageDrawing({ money: '/money.svg' }, 'security')).toBeUndefined()
  expect(choosePageDrawing(undefined, 'security')).toBeUndefined()
})

test('a name that is a page and a group is the drawing of all pages of the group', () => {
  expect(choosePageDrawing({ help: '/help.svg' }, 'help')).toBe('/help.svg')
  expect(choosePageDrawing({ help: '/help.svg' }, 'service')).toBe('/help.svg')
})

test('every page with a bar and a title is in a group, but for lobbies and the doors', () => {
  const ids = Object.keys(routes) as RouteId[] // Object.keys types route ids as strings
  const without = ids.filter((id) => readLayout(id, {}).top === 'navbar' && !readPageGroup(id))
  expect(without.sort()).toEqual([
    'agentLogin',
    'gameContainer',
    'gameList',
    'login',
    'moreLotteries',
    'register',
    'trial',
  ])
  expect(Object.keys(groupsOfPages).filter((id) => !ids.includes(id as RouteId))).toEqual([])
})
