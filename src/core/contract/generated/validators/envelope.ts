/* Written by `npm run generate` from schemas/. */
import { type Check, listOf, record, text, whole, word } from '../../shape-checks.ts'
import { isDecimal } from './start.ts'

export const isRedEnvelopeState: Check = word("none", "waiting", "open", "opened", "noTries")
export const isRedEnvelopeOutcome: Check = word("won", "empty")
export const isRedEnvelopeResult: Check = record({ openingId: text, outcome: isRedEnvelopeOutcome, openedAt: whole, triesLeft: whole }, { amount: isDecimal, required: isDecimal, orderId: text, nextAt: whole })
export const isRedEnvelope: Check = record({ state: isRedEnvelopeState, title: text, triesLeft: whole, triesADay: whole, least: isDecimal, most: isDecimal, turnover: whole, rules: text }, { envelopeId: text, opensAt: whole, closesAt: whole, nextAt: whole, result: isRedEnvelopeResult })
export const isRedEnvelopeOpening: Check = record({ openingId: text, title: text, outcome: isRedEnvelopeOutcome, openedAt: whole }, { amount: isDecimal, orderId: text })
export const isRedEnvelopeHistory: Check = record({ openings: listOf(isRedEnvelopeOpening), total: isDecimal, pageNum: whole, totalPages: whole })

/** Checks by the name of the shape. */
export const envelope: Readonly<Record<string, Check>> = {
  RedEnvelopeResult: isRedEnvelopeResult,
  RedEnvelope: isRedEnvelope,
  RedEnvelopeHistory: isRedEnvelopeHistory,
}
