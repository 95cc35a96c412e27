import type { ConvertTerms } from '../../../../../core/contract/generated/gateway.ts'
import { readWhole } from '../../../../../core/contract/read-decimal.ts'
import { separatorsOf } from '../../../../kit/controls/number-separators.ts'

/** What a typed number of points lacks, with the points of the limit that it breaks. */
export interface PointsProblem {
  readonly kind: 'whole' | 'least' | 'step' | 'cap' | 'short'
  readonly points: number
}

export type ReadPoints =
  | { readonly points: number; readonly problem?: undefined }
  | { readonly points?: undefined; readonly problem: PointsProblem }

/** Returns the most points that can be converted now: a multiple of the rate's points; 0 if none can. */
export function mostPoints({ points, min, dailyCap, doneToday, balance }: ConvertTerms): number {
  const limit = Math.min(dailyCap - doneToday, balance)
  const most = Math.floor(Math.max(0, limit) / points) * points
  return most < min ? 0 : most
}

/** Reads a typed number of points, in a language, within the terms (SPEC §11.80). */
export function readPoints(typed: string, terms: ConvertTerms, language: string): ReadPoints {
  const problem = (kind: PointsProblem['kind'], points = 0): ReadPoints => ({
    problem: { kind, points },
  })
  const points = readWhole(typed, separatorsOf(language))
  if (points === undefined) return problem('whole')
  const left = terms.dailyCap - terms.doneToday
  if (points < terms.min) return problem('least', terms.min)
  if (points > terms.balance) return problem('short', terms.balance)
  if (points > left) return problem('cap', left)
  return points % terms.points === 0 ? { points } : problem('step', terms.points)
}
