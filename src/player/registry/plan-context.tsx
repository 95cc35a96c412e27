import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { Facts } from '../../core/contract/facts.ts'
import type { PageId } from '../../core/contract/pages.ts'
import type { PlannedPage } from '../../core/contract/plan.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { planPage } from '../../core/engine/plan-page.ts'
import { useFacts } from '../state/live.ts'
import type { BlockCatalogue, CallRequest } from './block.ts'
import { useSkin } from './skin-context.tsx'

/** Something of a block or a page that failed while it runs: itself, or what the gateway gave it and may not be used. */
export interface BlockFailure {
  readonly code: 'COMPONENT_ERROR' | 'PATTERN_REFUSED' | 'ADDRESS_REFUSED'
  readonly block: string
  readonly type: string
  readonly error: unknown
  /** What may be told of it besides, in one line; for a pattern its field. */
  readonly detail?: string
}

export interface PlanNeeds {
  readonly catalogue: BlockCatalogue
  /** Starts a call; the promise is there while a first paint should wait for its answer. */
  readonly preload: (request: CallRequest) => Promise<unknown> | undefined
  /** Whether the first paint was rendered ahead, so that skeletons stand for what has not come. */
  readonly ahead?: (() => boolean) | undefined
  /** Told once of every block that fails. */
  readonly report: (failure: BlockFailure) => void
}

interface PlanScope extends PlanNeeds {
  readonly ahead: () => boolean
  readonly skin: Skin
  readonly facts: Facts
  readonly planOf: (pageId: PageId) => PlannedPage | undefined
}

const PlanContext = createContext<PlanScope | undefined>(undefined)

export interface PlanProviderProps extends PlanNeeds {
  readonly children: ReactNode
}

const never = (): boolean => false

/** Plans the pages under it from the skin around it and the live facts. */
export function PlanProvider(props: PlanProviderProps): ReactNode {
  return <FactsPlanProvider {...props} facts={useFacts()} />
}

/** Plans the pages under it from given facts, such as a preview's. */
export function FactsPlanProvider({
  facts,
  catalogue,
  preload,
  ahead = never,
  report,
  children,
}: PlanProviderProps & { readonly facts: Facts }): ReactNode {
  const skin = useSkin()
  const [plans] = useState(() => new Map<PageId, PlannedPage>())
  const scope = useMemo((): PlanScope => {
    const planOf = (pageId: PageId) => {
      const page = skin.pages[pageId]
      if (!page) return undefined
      const input = { page, pageId, facts, defaults: skin.flags, known: catalogue }
      const plan = planPage(input, plans.get(pageId))
      plans.set(pageId, plan)
      return plan
    }
    return { skin, facts, catalogue, preload, ahead, report, planOf }
  }, [skin, facts, catalogue, preload, ahead, report, plans])
  return <PlanContext value={scope}>{children}</PlanContext>
}

export function usePlanScope(): PlanScope {
  const scope = use(PlanContext)
  if (!scope) throw new Error('usePlanScope needs a PlanProvider.')
  return scope
}
