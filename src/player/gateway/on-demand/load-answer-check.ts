import { loadCheck } from '../../../core/contract/generated/validators/load-check.ts'
import { findOwnCheck } from '../../../core/contract/own-calls/registered-calls.ts'
import type { Check } from '../../../core/contract/shape-checks.ts'

/** Loads the check of a shape that a guest's home does not need: one of the contract, or the answer of an own block's call. */
export async function loadAnswerCheck(shape: string): Promise<Check | undefined> {
  return findOwnCheck(shape) ?? loadCheck(shape)
}
