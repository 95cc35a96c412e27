import type { CallBody, CallQuery, Calls, CallValue } from '../../src/core/contract/calls.ts'
import type {
  DepositBody,
  DepositOrder,
  DepositPage,
  DepositReportQuery,
} from '../../src/core/contract/generated/gateway.ts'
import { effect, read } from '../../src/core/contract/on-demand/declare-calls.ts'

/** Whether two types are assignable to each other. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

/** A call that is declared with a builder has the shapes that its row names, and no others. */
const same: readonly true[] = [
  true satisfies Same<CallValue<'depositReport'>, DepositPage>,
  true satisfies Same<CallQuery<'depositReport'>, DepositReportQuery>,
  true satisfies Same<CallBody<'depositReport'>, undefined>,
  true satisfies Same<CallBody<'depositByQq'>, DepositBody>,
  true satisfies Same<CallValue<'depositByQq'>, DepositOrder>,
  true satisfies Same<CallQuery<'depositByQq'>, undefined>,
  true satisfies Same<Calls['depositReport']['kind'], 'read'>,
  true satisfies Same<Calls['captcha']['kind'], 'effect'>,
]

// @ts-expect-error: a misspelled property would be left out of the request.
const misspelled = effect('/wps/x', 'member', { value: 'Done', boby: 'DepositBody' })
// @ts-expect-error: a read changes nothing.
const changing = read('/wps/x', 'member', { value: 'Done', changes: ['bonuses'] })
// @ts-expect-error: the contract has no such shape.
const unknown = read('/wps/x', 'member', { value: 'Nothing' })

export type Checked = [typeof same, typeof misspelled, typeof changing, typeof unknown]
