import type { CallName, CallQuery, CallValue } from '../contract/calls.ts'
import { readLanguage } from '../state/language.ts'
import { readSession } from '../state/session.ts'
import { answersOf } from './answers.ts'
import { useGateway } from './GatewayProvider.tsx'
import { callKey } from './gateway.ts'

/** Reads what a read answered before, without asking; undefined where nobody asked. */
export function useKnown(): <N extends CallName>(
  name: N,
  query: CallQuery<N>,
) => CallValue<N> | undefined {
  const gateway = useGateway()
  return (name, query) => {
    const state = readSession()
    const session = state.kind === 'signed-in' ? state.session.since : undefined
    const key = callKey(name, query, { language: readLanguage(), session })
    // The client checked the answer against the schema of the call.
    return answersOf(gateway).read(key).value as CallValue<typeof name> | undefined
  }
}
