import { listMoments } from '../contract/condition.ts'
import type { Facts } from '../contract/facts.ts'
import type { Condition } from '../contract/generated/config.ts'
import { decide } from './decide.ts'
import type { FlagDefaults } from './read-fact.ts'

/**
 * Finds the next moment at which time alone shows or hides something with a condition, in epoch
 * milliseconds; undefined if it never does, or if the time is not known.
 */
export function findTurn(
  condition: Condition,
  facts: Facts,
  defaults: FlagDefaults,
): number | undefined {
  const { time: now } = facts
  if (now === undefined) return undefined
  const isShown = (time: number): boolean => decide(condition, { ...facts, time }, defaults).shown
  const shown = isShown(now)
  return listMoments([condition]).find((moment) => moment > now && isShown(moment) !== shown)
}
