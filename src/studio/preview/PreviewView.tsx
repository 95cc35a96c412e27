import { type ReactNode, useMemo, useState } from 'react'
import type { FrameCommand, FrameEvent, Ghost } from '../../core/contract/frame-message.ts'
import { readRoute } from '../../core/contract/pages.ts'
import { Inspector } from '../inspector/Inspector.tsx'
import { placeHiddenBlocks } from '../inspector/place-hidden-blocks.ts'
import { type BlockReason, useReasons } from '../inspector/use-reasons.ts'
import { goTo, usePlace } from '../navigation/navigation.ts'
import { applyChanges } from '../scenario/apply-changes.ts'
import { blocksPageOf } from '../scenario/player-pages.ts'
import type { ScenarioState } from '../scenario/use-scenario.ts'
import { useChecks, useDraftTexts, useMerchantCode } from '../state/use-editor.tsx'
import { viewOf } from '../tree/view.ts'
import { Phone, type Zoom } from './Phone.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import styles from './PreviewView.module.css'
import { useFollow } from './use-follow.ts'
import { usePreview } from './use-preview.ts'

type PageReport = Extract<FrameEvent, { readonly kind: 'page' }>

/** The page under the scenario, and why each of its blocks is there or not. */
export function PreviewView({ state }: { readonly state: ScenarioState }): ReactNode {
  const code = useMerchantCode()
  const texts = useDraftTexts()
  const checks = useChecks()
  const { previewed, change } = state
  const { scenario, at } = previewed
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [inspects, setInspects] = useState(false)
  const [pointed, setPointed] = useState('')
  const [turn, setTurn] = useState(0)
  const [mounted, setMounted] = useState<ReadonlySet<string> | undefined>(undefined)
  const page = blocksPageOf(at, pagesOf(checks.merchant))
  const merchant = code
  const preview = usePreview({ merchant, texts, scenario })
  const isSound = checks.isFresh && Boolean(checks.resolution?.merchant)
  const about = page ?? readRoute(at.split('?')[0] ?? '')
  const reasons = useReasons({ merchant, texts, scenario, page: about, isSound })
  const [fromPage, setFromPage] = useState('')
  const { path } = usePlace()
  // What is not a block has no address: it is chosen until another block is.
  const [chosen, setChosen] = useState({ id: '', path })
  const picked = pickedIn(path)
  useFollow(path, { at, pages: pagesOf(checks.merchant), go: (to) => change({ at: to }) })
  const ghosts = useMemo(() => placeHiddenBlocks(reasons.blocks, page), [reasons.blocks, page])
  const mark = useMemo(
    (): Extract<FrameCommand, { kind: 'mark' }> => ({
      kind: 'mark',
      inspect: inspects,
      pointed,
      picked,
      ghosts: inspects ? ghosts : [],
    }),
    [inspects, pointed, picked, ghosts],
  )
  const pick = ({ page: own, id }: Pick<BlockReason, 'page' | 'id'>): void => {
    setChosen({ id: own === '' ? id : '', path })
    if (own !== '') goTo({ merchant, path: `pages.${own}.blocks.${id}` })
  }
  const hear = (report: FrameEvent): void => {
    if (report.kind === 'page') hearPage(report)
    else if (report.kind === 'pointed') setPointed(report.block)
    else {
      const found = reasons.blocks.find(({ id }) => id === report.block)
      setFromPage(report.block)
      if (found) pick(found)
    }
  }
  const hearPage = ({ started, path, blocks }: PageReport): void => {
    if (!started) return
    // Until the preview of this scenario is open, the page is that of another one and redirects as there.
    if (path !== at && preview.isFresh) change({ at: path })
    const ids = blocks.map(({ id }) => id)
    setMounted((last) => (last && sameIds(last, ids) ? last : new Set(ids)))
  }
  return (
    <div className={styles['view']}>
      <PhoneBar
        preview={preview}
        width={previewed.width}
        onWidth={(width) => change({ width })}
        zoom={zoom}
        onZoom={setZoom}
        inspects={inspects}
        onInspect={(next) => {
          setInspects(next)
          setPointed('')
        }}
        onReload={() => {
          setTurn((last) => last + 1)
          preview.again()
        }}
      />
      <Phone
        preview={preview}
        previewed={previewed}
        zoom={zoom}
        turn={turn}
        mark={mark}
        reveal={picked !== '' && picked !== fromPage ? placeOf(picked, ghosts) : ''}
        onReport={hear}
      />
      <div className={styles['inspector']}>
        <Inspector
          merchant={merchant}
          reasons={reasons}
          isSound={!checks.isFresh || isSound}
          mounted={mounted}
          picked={chosen.path === path && chosen.id !== '' ? chosen.id : picked}
          onPick={pick}
          onPoint={setPointed}
          onApply={({ changes = [] }) => change({ scenario: applyChanges(scenario, changes) })}
        />
      </div>
    </div>
  )
}

/** The block to be scrolled to: of a hidden one, that which it would follow. */
function placeOf(block: string, ghosts: readonly Ghost[]): string {
  return ghosts.find(({ id }) => id === block)?.after ?? block
}

/** The block that the address selects; empty for none. */
function pickedIn(path: string): string {
  const view = viewOf(path)
  return view.kind === 'block' ? view.id : ''
}

function pagesOf(merchant: unknown): Readonly<Record<string, unknown>> {
  return Object(Object(merchant)['pages'])
}

function sameIds(last: ReadonlySet<string>, ids: readonly string[]): boolean {
  return last.size === new Set(ids).size && ids.every((id) => last.has(id))
}
