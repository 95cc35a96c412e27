import { type ReactNode, useState } from 'react'
import type { FrameEvent } from '../../core/contract/frame-message.ts'
import { findRoute, type MerchantPages } from '../../core/contract/own-pages.ts'
import { Inspector } from '../inspector/Inspector.tsx'
import { useReasons } from '../inspector/use-reasons.ts'
import { usePlace } from '../navigation/navigation.ts'
import { applyChanges } from '../scenario/apply-changes.ts'
import { blocksPageOf } from '../scenario/player-pages.ts'
import type { ScenarioState } from '../scenario/use-scenario.ts'
import { useChecks, useDraftTexts, useMerchantCode } from '../state/use-editor.tsx'
import { Phone, type Zoom } from './Phone.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import styles from './PreviewView.module.css'
import { useFollow } from './use-follow.ts'
import { type Inspection, useInspection } from './use-inspection.ts'
import { usePreview } from './use-preview.ts'

type PageEvent = Extract<FrameEvent, { readonly kind: 'page' }>

/** Shows the page under the scenario, and why each of its blocks is shown or hidden. */
export function PreviewView({ state }: { readonly state: ScenarioState }): ReactNode {
  const merchant = useMerchantCode()
  const texts = useDraftTexts()
  const checks = useChecks()
  const { previewed, change } = state
  const { scenario, at } = previewed
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [turn, setTurn] = useState(0)
  const pages: MerchantPages = Object(Object(checks.merchant)['pages'])
  const page = blocksPageOf(at, pages)
  const preview = usePreview({ merchant, texts, scenario })
  const isSound = checks.isFresh && Boolean(checks.resolution?.merchant)
  const about = page ?? findRoute(at.split('?')[0] ?? '', pages)
  const reasons = useReasons({ merchant, texts, scenario, page: about, isSound })
  const inspection = useInspection({ merchant, page, blocks: reasons.blocks })
  const { path } = usePlace()
  useFollow(path, { at, pages, go: (to) => change({ at: to }) })
  const { mounted, receive } = useFrameEvents(state, { isFresh: preview.isFresh, inspection })
  const reload = (): void => {
    setTurn((last) => last + 1)
    preview.again()
  }
  return (
    <div className={styles['view']}>
      <PhoneBar
        preview={preview}
        width={previewed.width}
        onWidth={(width) => change({ width })}
        zoom={zoom}
        onZoom={setZoom}
        inspects={inspection.isOn}
        onInspect={inspection.turn}
        onReload={reload}
      />
      <Phone
        preview={preview}
        previewed={previewed}
        zoom={zoom}
        turn={turn}
        mark={inspection.mark}
        reveal={inspection.reveal}
        onReport={receive}
      />
      <div className={styles['inspector']}>
        <Inspector
          merchant={merchant}
          reasons={reasons}
          isSound={!checks.isFresh || isSound}
          mounted={mounted}
          picked={inspection.selected}
          onPick={inspection.select}
          onPoint={inspection.point}
          onApply={({ changes = [] }) => change({ scenario: applyChanges(scenario, changes) })}
        />
      </div>
    </div>
  )
}

interface FrameEvents {
  /** The ids of the blocks on the page; undefined until the page has started. */
  readonly mounted: ReadonlySet<string> | undefined
  readonly receive: (event: FrameEvent) => void
}

interface FrameEventScope {
  /** True once the preview of the scenario is open. */
  readonly isFresh: boolean
  readonly inspection: Pick<Inspection, 'point' | 'selectInPage'>
}

/** Follows the events of the preview: its address, the blocks on its page, and those that the operator points at. */
function useFrameEvents(
  { previewed, change }: ScenarioState,
  { isFresh, inspection }: FrameEventScope,
): FrameEvents {
  const [mounted, setMounted] = useState<ReadonlySet<string>>()
  const receivePage = ({ started, path, blocks }: PageEvent): void => {
    if (!started) return
    // Until the preview of this scenario is open, the page is that of another one and redirects as there.
    if (path !== previewed.at && isFresh) change({ at: path })
    const ids = blocks.map(({ id }) => id)
    setMounted((last) => (last && sameIds(last, ids) ? last : new Set(ids)))
  }
  return {
    mounted,
    receive(event) {
      if (event.kind === 'page') receivePage(event)
      else if (event.kind === 'pointed') inspection.point(event.block)
      else inspection.selectInPage(event.block)
    },
  }
}

function sameIds(last: ReadonlySet<string>, ids: readonly string[]): boolean {
  return last.size === new Set(ids).size && ids.every((id) => last.has(id))
}
