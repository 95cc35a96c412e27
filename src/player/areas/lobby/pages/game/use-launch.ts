import { useCallback, useEffect, useRef, useState } from 'react'
import type { FrameAddress } from '../../../../../core/contract/frame-address.ts'
import type { LaunchQuery } from '../../../../../core/contract/generated/gateway.ts'
import { useGateway } from '../../../../gateway/GatewayProvider.tsx'
import { useSendMutation } from '../../../../gateway/use-mutation.ts'
import { usePlanScope } from '../../../../registry/plan-context.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { launchOnce } from './launch-once.ts'

/** The state of a launch. Only this state and the frame hold the address. */
export type LaunchState =
  | { readonly kind: 'launching' | 'foreign' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** `since` is the time of the launch in epoch milliseconds. */
  | { readonly kind: 'launched'; readonly address: FrameAddress; readonly since: number }

export interface LaunchOfVisit {
  readonly state: LaunchState
  /** Launches again, when the player asks for it. */
  readonly again: () => void
}

/** Launches a game once per visit, as soon as its query is known. A launch is never repeated automatically. */
export function useLaunch(newest: LaunchQuery | undefined): LaunchOfVisit {
  const { client } = useGateway()
  const send = useSendMutation()
  const { frameHosts } = useSkin().gateway
  const { report } = usePlanScope()
  const [state, setState] = useState<LaunchState>({ kind: 'launching' })
  const [attempt, setAttempt] = useState(0)
  // A change of language or of the vendors must not launch a second time.
  const first = useRef(newest)
  first.current ??= newest
  const query = first.current

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt launches again
  useEffect(() => {
    if (!query) return
    let unmounted = false
    const update = (next: LaunchState): void => {
      if (!unmounted) setState(next)
    }
    const rules = { hosts: frameHosts, page: location.origin }
    launchOnce(query, { client, send, rules }).then(
      (address) => {
        if (address) return update({ kind: 'launched', address, since: Date.now() })
        report({ code: 'ADDRESS_REFUSED', block: 'launch', type: 'game', error: new Error() })
        update({ kind: 'foreign' })
      },
      (error: unknown) => update({ kind: 'failed', error }),
    )
    return () => {
      unmounted = true
    }
  }, [client, send, query, attempt, frameHosts, report])

  const again = useCallback(() => {
    setState({ kind: 'launching' })
    setAttempt((count) => count + 1)
  }, [])
  return { state, again }
}
