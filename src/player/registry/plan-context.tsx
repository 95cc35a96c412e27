import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { Facts } from '../../core/contract/facts.ts'
import type { BlockPageId } from '../../core/contract/own-pages.ts'
import type { PlannedPage } from '../../core/contract/plan.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { planPage } from '../../core/engine/plan-page.ts'
import { readFlag } from '../../core/engine/read-fact.ts'
import { useFacts, useSettled } from '../state/live.ts'
import type { BlockCall, BlockCatalogue, CallScope, Who } from './block.ts'
import { useSkin } from './skin-context.tsx'

/** A failure of a running block or page: an error of its component, or a gateway's value that must not be used. */
export interface BlockFailure {
  readonly code: 'COMPONENT_ERROR' | 'PATTERN_REFUSED' | 'ADDRESS_REFUSED'
  readonly block: string
  readonly type: string
  readonly error: unknown
  /** Further details that may be logged, in one line; for a pattern, its field. */
  readonly detail?: string
}

export interface PlanNeeds {
  readonly catalogue: BlockCatalogue
  /** Starts a call. Returns a promise if the first paint should wait for the answer. */
  readonly preload: (request: BlockCall) => Promise<unknown> | undefined
  /** Returns whether the first paint was prerendered, so that skeletons fill the place of blocks without code or data. */
  readonly ahead?: (() => boolean) | undefined
  /** Called once for every block that fails. */
  readonly report: (failure: BlockFailure) => void
}

export interface PlanScope extends PlanNeeds {
  readonly ahead: () => boolean
  readonly skin: Skin
  readonly facts: Facts
  /** Whose code blocks load. */
  readonly who: Who
  /** What the calls of blocks depend on. */
  readonly calls: CallScope
  readonly planOf: (pageId: BlockPageId) => PlannedPage | undefined
}

const PlanContext = createContext<PlanScope | undefined>(undefined)

export interface PlanProviderProps extends PlanNeeds {
  readonly children: ReactNode
}

const never = (): boolean => false

/** Provides the plans of all pages, from the skin of the provider above and the live facts. */
export function PlanProvider(props: PlanProviderProps): ReactNode {
  return <FactsPlanProvider {...props} facts={useFacts()} />
}

/** Provides the plans of all pages from given facts. Tests and benchmarks give their own. */
export function FactsPlanProvider({
  facts,
  catalogue,
  preload,
  ahead = never,
  report,
  children,
}: PlanProviderProps & { readonly facts: Facts }): ReactNode {
  const skin = useSkin()
  const isSettled = useSettled()
  const [plans] = useState(() => new Map<BlockPageId, PlannedPage>())
  const scope = useMemo((): PlanScope => {
    const planOf = (pageId: BlockPageId) => {
      const page = skin.pages[pageId]
      if (!page) return undefined
      const input = { page, pageId, facts, defaults: skin.flags, known: catalogue }
      const plan = planPage(input, plans.get(pageId))
      plans.set(pageId, plan)
      return plan
    }
    const who = facts.session === 'guest' ? 'guest' : 'member'
    const calls: CallScope = {
      skin,
      language: facts.language,
      signedIn: who === 'member',
      realAccount: who === 'member' && facts.session !== 'trial',
      allows: (flag) => (isSettled ? readFlag(flag, facts, skin.flags).actual : undefined),
    }
    return { skin, facts, catalogue, preload, ahead, report, who, calls, planOf }
  }, [skin, facts, catalogue, preload, ahead, report, plans, isSettled])
  return <PlanContext value={scope}>{children}</PlanContext>
}

export function usePlanScope(): PlanScope {
  const scope = use(PlanContext)
  if (!scope) throw new Error('usePlanScope needs a PlanProvider.')
  return scope
}
