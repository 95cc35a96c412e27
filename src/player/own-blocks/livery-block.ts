import type { CallName, CallQuery, CallValue } from '../../core/contract/calls.ts'
import type { FlagName } from '../../core/contract/flags.ts'
import type { HandlersOf } from '../../core/contract/own-calls/sandbox-handlers.ts'
import {
  type QueryResult,
  type UseCallOptions,
  useCall as useProductCall,
} from '../gateway/use-call.ts'
import type { MessageKey, MessageValues } from '../i18n/message-key.ts'
import { useT as useProductT } from '../i18n/use-t.ts'
import { useFlag as useProductFlag } from '../registry/use-flag.ts'
import { type SubmitState, useOwnSubmit } from './use-own-submit.ts'

/**
 * The module `livery/block` as own blocks import it. The package has its types (`tools/package/write-code-types.ts`), and
 * `blockApiNames` lists its values for the check of a block's code.
 */
export type { CallValue } from '../../core/contract/calls.ts'
export type { Text } from '../../core/contract/generated/config.ts'
export { pathTo } from '../../core/contract/pages.ts'
export { useMessageLanguage, useText } from '../i18n/use-t.ts'
export { Button, ButtonLink } from '../kit/controls/Button.tsx'
export { Icon } from '../kit/controls/Icon.tsx'
export { Money } from '../kit/controls/Money.tsx'
export { Link } from '../kit/controls/navigation.tsx'
export { Picture } from '../kit/controls/Picture.tsx'
export { Progress } from '../kit/controls/Progress.tsx'
export { Row } from '../kit/controls/Row.tsx'
export { RowList } from '../kit/controls/RowList.tsx'
export { Skeleton } from '../kit/controls/Skeleton.tsx'
export { Tag } from '../kit/controls/Tag.tsx'
export { useCurrency } from '../kit/money/use-currency.ts'
export { Answer } from '../kit/pages/Answer.tsx'
export { EmptyNotice } from '../kit/pages/EmptyNotice.tsx'
export { Section } from '../kit/pages/Section.tsx'
export type { PlacedProps as BlockProps } from '../registry/placed-props.ts'
export { useSessionKind as useAccount } from '../state/session.ts'

/** The handlers of a block's calls in the sandbox: the default export of its `sandbox.ts`. */
export type SandboxHandlers<Type extends string> = HandlersOf<OwnReads & OwnEffects, Type>

/** An own call: what it is sent with, and what the gateway answers. */
interface OwnCallTypes {
  readonly parameters: object | undefined
  readonly answer: unknown
}

/** The own calls of a workspace that change nothing, by name. The file `calls.d.ts` of each block adds its own. */
export interface OwnReads extends Record<never, OwnCallTypes> {}

/** The own calls of a workspace that change something, by name. */
export interface OwnEffects extends Record<never, OwnCallTypes> {}

/** The key of a message of an own block: its type, which has a dash, and the key in its group. */
type OwnMessageKey = `${string}-${string}.${string}`

/** Returns the function that translates a key of the block's messages, or of the product's, into the current language. */
export function useT(): (key: MessageKey | OwnMessageKey, values?: MessageValues) => string {
  // The page has loaded the messages of its own blocks, whose keys the compiler does not know.
  return useProductT() as ReturnType<typeof useT>
}

/** Returns whether a whitelabel flag, which may be of any name, is on: the gateway's value, or the default until the gateway answers. */
export function useFlag(name: FlagName | (string & Record<never, never>)): boolean {
  // The product's hook reads flags of any name. Its type finds mistyped names in the product.
  return useProductFlag(name as FlagName)
}

/** The name of a call of the contract, or of an own block, that changes nothing. */
export type ReadName = CallName | keyof OwnReads

/** What a read is asked with. */
export type ReadQuery<N extends ReadName> = N extends keyof OwnReads
  ? OwnReads[N]['parameters']
  : N extends CallName
    ? CallQuery<N>
    : never

/** What a read answers. */
export type ReadValue<N extends ReadName> = N extends keyof OwnReads
  ? OwnReads[N]['answer']
  : N extends CallName
    ? CallValue<N>
    : never

/** Returns the answer of a read. Components with the same query share one request. */
export function useCall<N extends ReadName>(
  name: N,
  query?: ReadQuery<N>,
  options?: UseCallOptions,
): QueryResult<ReadValue<N>> {
  // The client knows the calls of own blocks by their names, and the contract has no types of them.
  const result = useProductCall(name as CallName, query as CallQuery<CallName>, options)
  return result as QueryResult<ReadValue<N>>
}

export interface Submit<N extends keyof OwnEffects> extends SubmitState {
  /**
   * Sends the call once: while a request is running, every further call returns its promise. Resolves with the answer,
   * or with undefined if the gateway refused the call or its answer was lost.
   */
  readonly send: (
    ...parameters: OwnEffects[N]['parameters'] extends undefined
      ? []
      : [parameters: OwnEffects[N]['parameters']]
  ) => Promise<OwnEffects[N]['answer'] | undefined>
}

/** Returns a call of the block that changes something, and the state of its last request. */
export function useSubmit<N extends keyof OwnEffects>(name: N): Submit<N> {
  const { send, ...state } = useOwnSubmit(name)
  // The client checks the answer by the schema whose types these are.
  return { ...state, send: send as Submit<N>['send'] }
}
