import { describe, expect, it } from 'vitest'
import { planRuler } from './plan-ruler.ts'

const plan = (minute: number, goals?: readonly number[]) =>
  planRuler({ minute, length: 90, goals, width: 180, base: 20 })

describe('planRuler', () => {
  it('puts the ball at the current minute and an arc between every two goals', () => {
    const { ball, goals, bounces } = plan(67, [12, 38, 55])
    expect(ball).toBe(134)
    expect(goals).toEqual([24, 76, 110])
    expect(bounces.match(/M/g)).toHaveLength(4)
    expect(bounces.startsWith('M0 20Q12 ')).toBe(true)
    expect(bounces.endsWith(' 134 20')).toBe(true)
  })

  it('draws a straight line when the gateway sends no goals', () => {
    expect(plan(30).bounces).toBe('')
  })

  it('leaves out a label that would overlap the current minute', () => {
    expect(plan(47, []).labels.map(({ minute }) => minute)).toEqual([0, 90, 47])
    expect(plan(88, []).labels.map(({ minute }) => minute)).toEqual([0, 45, 88])
  })

  it('keeps the ball on the line in extra time, and ignores goals outside of the match', () => {
    const { ball, goals } = plan(97, [-4, 200])
    expect(ball).toBe(180)
    expect(goals).toEqual([])
  })
})
