import { useEffect, useRef, useState } from 'react'
import { contractFlags } from '../../../core/contract/contract-kinds.ts'
import {
  type AnyRouteId,
  findRoute,
  type MerchantPages,
  readLayout,
} from '../../../core/contract/own-pages.ts'
import { pathTo } from '../../../core/contract/pages.ts'
import {
  findReviewKind,
  listWaiting,
  reviewRoutes,
  type WaitingContract,
} from '../../areas/agents/parts/contract-kinds.ts'
import { useGateway } from '../../gateway/GatewayProvider.tsx'
import { useT } from '../../i18n/use-t.ts'
import { useNavigate, usePath } from '../../kit/controls/navigation.tsx'
import { useSkin } from '../../registry/skin-context.tsx'
import { useReadFlag } from '../../registry/use-flag.ts'
import { openConfirm } from '../../state/dialogs.ts'
import { useSession } from '../../state/session.ts'

/**
 * Asks an agent who has just signed in to review each contract that waits: daily salary, dividend, hourly
 * salary (SPEC §4.27). A prompt waits for the next page while the agent reviews a contract, changes a password
 * or plays.
 */
export default function ContractPrompts(): null {
  const t = useT()
  const navigate = useNavigate()
  const path = usePath()
  const { pages } = useSkin()
  const isOn = useReadFlag()
  const [waiting, setWaiting] = useWaitingContracts()
  const next = waiting.find(({ kind }) => isOn(contractFlags[kind]))
  const allowed = mayPrompt(path, pages)
  const asked = useRef('')
  useEffect(() => {
    if (!next || !allowed) return
    const { kind, request } = next
    // A change of the language renders again while the prompt is open.
    const key = `${kind} ${path}`
    if (asked.current === key) return
    asked.current = key
    const ask = async (): Promise<void> => {
      const agreed = await openConfirm({
        title: t(`contract.prompt.${request}Title`),
        text: t(`contract.prompt.${request}.${kind}`),
      })
      // A navigation closes dialogs. It answers nothing, so the prompt opens again on the next page.
      if (!agreed && location.pathname !== path) {
        // The player may come back to this page.
        if (asked.current === key) asked.current = ''
        return
      }
      setWaiting((all) => all.filter((one) => one !== next))
      if (agreed) navigate(pathTo(reviewRoutes[kind]))
    }
    void ask()
  }, [next, allowed, path, t, navigate, setWaiting])
  return null
}

const uninterrupted: readonly AnyRouteId[] = ['changePassword', 'login', 'agentLogin']

/** Returns whether a page may be interrupted. */
function mayPrompt(path: string, pages: MerchantPages): boolean {
  const route = findRoute(path, pages)
  if (route === undefined || readLayout(route, pages).top === 'none') return false
  return !uninterrupted.includes(route) && findReviewKind(route) === undefined
}

/** The tokens whose contracts have been read. */
const read = new Set<string>()

/**
 * Returns the contracts that wait, read once for each sign-in and not after a reload (SPEC §3.24): a session
 * that this page restored began before it.
 */
function useWaitingContracts() {
  const { client } = useGateway()
  const state = useSession()
  const session = state.kind === 'signed-in' ? state.session : undefined
  const [waiting, setWaiting] = useState<readonly WaitingContract[]>([])
  const token = session?.token
  const isNew = session !== undefined && session.since >= performance.timeOrigin
  useEffect(() => {
    setWaiting([])
    if (token === undefined || !isNew || read.has(token)) return
    read.add(token)
    client.call('fundsConsolidated').then(
      (requests) => setWaiting(listWaiting(requests)),
      // The contracts are on their own page, so a failure costs the reminder only.
      () => undefined,
    )
  }, [client, token, isNew])
  return [waiting, setWaiting] as const
}
