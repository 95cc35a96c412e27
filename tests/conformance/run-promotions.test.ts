import { describe, expect, it } from 'vitest'
import type { PromotionStatus } from '../../src/core/contract/generated/gateway.ts'
import {
  followPromotion,
  listPromotionActions,
  type PromotionCourse,
  promotionActions,
  promotionEvents,
  promotionStates,
  turnPromotion,
} from '../../src/core/contract/promotion-states.ts'
import promotions from './promotions.json' with { type: 'json' }

const moves = [...promotionActions, ...promotionEvents]
const statuses = Object.keys(promotionStates).filter(
  (status) => status !== 'unknown',
) as PromotionStatus[] // the other keys of a closed record

interface Case {
  readonly course: keyof typeof promotions.courses
  readonly status: string
  readonly moves: Readonly<Record<string, string>>
}
const cases: readonly Case[] = promotions.cases as readonly Case[] // JSON loses its literals

describe.each(cases)(
  'a promotion $course in the status $status',
  ({ course, status, moves: expected }) => {
    const of: PromotionCourse = promotions.courses[course]
    it.each(moves)('%s', (move) => {
      expect(followPromotion(status as PromotionStatus, move, of)).toBe(expected[move])
    })

    it('offers its actions and no other', () => {
      const offered = promotionActions.filter((action) => expected[action] !== undefined)
      expect(listPromotionActions(status as PromotionStatus, of)).toEqual(offered)
    })
  },
)

it('the cases have every status in every course', () => {
  const pairs = cases.map(({ course, status }) => `${course} ${status}`)
  const all = Object.keys(promotions.courses).flatMap((course) =>
    statuses.map((status) => `${course} ${status}`),
  )
  expect(pairs.toSorted()).toEqual(all.toSorted())
})

it('every status is reached from the first one, and only the last two have no way on', () => {
  const reached = new Set<PromotionStatus>(['comingSoon'])
  for (const status of reached)
    for (const next of Object.values(promotionStates[status].next)) reached.add(next)
  expect(reached).toEqual(new Set(statuses))
  const ends = statuses.filter((status) => Object.keys(promotionStates[status].next).length === 0)
  expect(ends).toEqual(['claimed', 'close'])
})

it('a status that is not known here has no way on and no action', () => {
  expect(promotionStates.unknown.next).toEqual({})
  for (const course of Object.values(promotions.courses))
    expect(listPromotionActions('unknown', course)).toEqual([])
})

describe('by the clock', () => {
  it.each(promotions.clock)(
    '$name',
    ({ status, from, until, settlesAt, now, expect: expected }) => {
      const target = settlesAt === undefined ? {} : { settlesAt }
      expect(turnPromotion(status as PromotionStatus, { from, until, target }, now)).toBe(expected)
    },
  )
})
