import { useCallback, useEffect, useRef, useState } from 'react'
import type { FrameAddress } from '../../../../core/contract/frame-address.ts'
import type { LaunchQuery } from '../../../../core/contract/generated/gateway.ts'
import { useGateway } from '../../../gateway/GatewayProvider.tsx'
import { useSendEffect } from '../../../gateway/use-effect-call.ts'
import { usePlanScope } from '../../../registry/plan-context.tsx'
import { useSkin } from '../../../registry/skin-context.tsx'
import { launchOnce } from './launch-once.ts'

/** How far a launch has come; the address lives here and in the frame alone. */
export type LaunchState =
  | { readonly kind: 'launching' | 'foreign' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** `since` is epoch milliseconds. */
  | { readonly kind: 'launched'; readonly address: FrameAddress; readonly since: number }

export interface LaunchOfVisit {
  readonly state: LaunchState
  /** The player asks for another launch. */
  readonly again: () => void
}

/** Launches once for a visit, as soon as it is known what; a launch is never repeated by itself. */
export function useLaunch(wanted: LaunchQuery | undefined): LaunchOfVisit {
  const { client } = useGateway()
  const send = useSendEffect()
  const { frameHosts } = useSkin().gateway
  const { report } = usePlanScope()
  const [state, setState] = useState<LaunchState>({ kind: 'launching' })
  const [attempt, setAttempt] = useState(0)
  // Neither another language nor fresh vendors launch a second time.
  const first = useRef(wanted)
  first.current ??= wanted
  const query = first.current

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt launches again
  useEffect(() => {
    if (!query) return
    let left = false
    const tell = (next: LaunchState): void => {
      if (!left) setState(next)
    }
    const rules = { hosts: frameHosts, page: location.origin }
    launchOnce(query, { client, send, rules }).then(
      (address) => {
        if (address) return tell({ kind: 'launched', address, since: Date.now() })
        report({ code: 'ADDRESS_REFUSED', block: 'launch', type: 'game', error: new Error() })
        tell({ kind: 'foreign' })
      },
      (error: unknown) => tell({ kind: 'failed', error }),
    )
    return () => {
      left = true
    }
  }, [client, send, query, attempt, frameHosts, report])

  const again = useCallback(() => {
    setState({ kind: 'launching' })
    setAttempt((count) => count + 1)
  }, [])
  return { state, again }
}
