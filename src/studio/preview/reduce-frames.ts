import { freeAreaFor, isInView } from '../../core/contract/frame-message.ts'
import { findChangedBlock } from './find-changed-block.ts'
import type {
  FrameAction,
  FramePage,
  FrameState,
  PageReport,
  PageView,
  WantedPage,
} from './frame-state.ts'

/** Returns the state of a preview that opens its first page. */
export function openFrames(wanted: WantedPage): FrameState {
  const view: PageView = { scroll: 0, blocks: undefined, revealed: '' }
  return { wanted, view, shown: { ...openPage(wanted, view), phase: 'shown', hasArrived: true } }
}

/** Returns the state of a preview after an action. An action about a page that is gone changes nothing. */
export function reduceFrames(state: FrameState, action: FrameAction): FrameState {
  switch (action.act) {
    case 'want':
      return place(want(state, action.wanted))
    case 'load':
      return change(state, action.key, (page) => ({ ...page, isLoaded: true }))
    case 'report':
      return place(
        change(state, action.key, (page) => noteReport(page, action.report, state.wanted)),
      )
    case 'sent':
      return change(state, action.key, (page) => noteSent(page, action.go))
    case 'elapsed':
      return place(showNext(state, action))
    case 'rest':
      return place(
        change(state, action.key, (page) =>
          page.aim === action.aim ? { ...page, isNew: false, hasArrived: true } : page,
        ),
      )
  }
}

/**
 * Returns the message about the page that the studio may follow: not of a page whose successor is
 * loading, which may redirect as the scenario before did, nor one that was sent before the page moved.
 */
export function followedReport({ shown, next }: FrameState): PageReport | undefined {
  const { report, go, sent } = shown
  return next || go || report?.moves !== sent ? undefined : report
}

function openPage({ key, origin, at }: WantedPage, view: PageView): FramePage {
  return {
    key,
    origin,
    opened: at,
    phase: 'loading',
    isLoaded: false,
    had: view.blocks,
    isNew: true,
    revealed: view.revealed,
    hasArrived: false,
    settled: at,
    sent: 0,
    obeyed: 0,
  }
}

function change(state: FrameState, key: string, to: (page: FramePage) => FramePage): FrameState {
  const { shown, next } = state
  if (shown.key === key) return { ...state, shown: to(shown) }
  return next?.key === key ? { ...state, next: to(next) } : state
}

function want(state: FrameState, wanted: WantedPage): FrameState {
  const { next, ...rest } = state
  const shown = aimAt(state.shown, wanted)
  if (wanted.key === shown.key) return { ...rest, wanted, shown }
  const kept = next?.key === wanted.key ? aimAt(next, wanted) : openPage(wanted, state.view)
  return { ...rest, wanted, shown, next: kept }
}

/** Sends a page that speaks to the address that is wanted, unless it is there. */
function aimAt(page: FramePage, { at }: WantedPage): FramePage {
  if (!page.report || page.settled === at) return page
  const { go: _, ...rest } = page
  const settled = { ...rest, settled: at }
  return page.report.path === at ? settled : { ...settled, go: { kind: 'go', path: at } }
}

function noteReport(page: FramePage, report: PageReport, wanted: WantedPage): FramePage {
  // A page that was loaded again has obeyed nothing yet.
  const sent = report.moves < page.obeyed ? report.moves : page.sent
  return aimAt({ ...page, report, sent, obeyed: report.moves }, wanted)
}

function noteSent(page: FramePage, go: FramePage['go']): FramePage {
  const { go: waiting, ...rest } = page
  const sent = { ...rest, sent: page.sent + 1 }
  return waiting === undefined || waiting === go ? sent : { ...sent, go: waiting }
}

function showNext(
  state: FrameState,
  { key, phase }: Extract<FrameAction, { act: 'elapsed' }>,
): FrameState {
  const { next, ...rest } = state
  if (next?.key !== key || next.phase !== phase) return state
  return { ...rest, shown: { ...next, phase: 'shown' } }
}

/** Scrolls the pages to their places, and keeps the view of the shown one while it is at its own. */
function place(state: FrameState): FrameState {
  const shown = check(aim(state.shown, state), state)
  const { report, revealed, hasArrived } = shown
  const view =
    report?.started && hasArrived
      ? { scroll: report.scroll, blocks: blocksToLeave(shown, report, state.view), revealed }
      : state.view
  const now = { ...state, shown, view }
  return now.next ? { ...now, next: check(aim(now.next, now), now) } : now
}

/** Returns the blocks that a page leaves to the next one. A page that is still coming lacks some that it will have. */
function blocksToLeave(
  { isNew }: FramePage,
  report: PageReport,
  { blocks }: PageView,
): readonly string[] {
  const ids = idsOf(report)
  return isNew && blocks?.some((id) => !ids.includes(id)) ? blocks : ids
}

/**
 * Aims a started page: at the scroll position of the one before, then at a block that was added or
 * moved, then at one that was selected.
 */
function aim(page: FramePage, state: FrameState): FramePage {
  if (!page.report?.started) return page
  const ids = idsOf(page.report)
  return aimAtSelected(aimAtChanged(aimAtScroll(page, state), ids, state), ids, state)
}

/** A page behind follows the scroll position of the shown one; one that was shown before it started is late. */
function aimAtScroll(page: FramePage, { view }: FrameState): FramePage {
  const { aim: last, phase, hasArrived } = page
  const isLate = last === undefined && !hasArrived
  const follows = phase !== 'shown' && last?.kind === 'scroll' && last.to !== view.scroll
  return isLate || follows ? aimed(page, { kind: 'scroll', to: view.scroll }) : page
}

function aimAtChanged(
  page: FramePage,
  ids: readonly string[],
  { wanted: { reveal }, view }: FrameState,
): FramePage {
  const had = page.phase === 'loading' ? view.blocks : page.had
  const { changed: last, ...rest } = page
  const changed =
    page.isNew && had && reveal !== undefined ? findChangedBlock(had, ids, reveal) : undefined
  if (changed === undefined) return { ...rest, had }
  const next = { ...rest, had, changed }
  return changed === last ? next : aimed(next, { kind: 'reveal', block: changed })
}

/** A page lacks a block that was just added; the next one is scrolled to it. */
function aimAtSelected(
  page: FramePage,
  ids: readonly string[],
  { wanted: { reveal }, view }: FrameState,
): FramePage {
  if (reveal === undefined || reveal === page.revealed) return page
  const isKnown = reveal === '' || (page.phase !== 'shown' && reveal === view.revealed)
  if (isKnown) return { ...page, revealed: reveal }
  if (!ids.includes(reveal)) return page
  return aimed({ ...page, revealed: reveal }, { kind: 'reveal', block: reveal })
}

function aimed(page: FramePage, target: NonNullable<FramePage['aim']>): FramePage {
  return { ...page, aim: target, hasArrived: false }
}

/** Notes whether a started page is where it was scrolled to. */
function check(page: FramePage, state: FrameState): FramePage {
  if (!page.report?.started) return page
  const isThere = isAtAim(page.report, page.aim, state)
  const hasArrived = page.hasArrived || isThere
  if (page.phase === 'shown') return { ...page, hasArrived }
  return { ...page, hasArrived, phase: isThere ? 'painted' : 'behind' }
}

/** A block that the page lost again leaves the scroll position of the page before. */
function isAtAim(
  page: PageReport,
  target: FramePage['aim'],
  { wanted: { height }, view }: FrameState,
): boolean {
  if (target?.kind === 'reveal') {
    const block = page.blocks.find(({ id }) => id === target.block)
    if (block)
      return isInView(block, freeAreaFor(block, page.blocks, { height, scroll: page.scroll }))
  }
  const to = target?.kind === 'scroll' ? target.to : view.scroll
  return target === undefined || Math.abs(page.scroll - to) < 2
}

function idsOf({ blocks }: PageReport): string[] {
  return blocks.map(({ id }) => id)
}
