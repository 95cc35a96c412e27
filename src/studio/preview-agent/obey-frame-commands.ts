import {
  type FrameCommand,
  type FrameEvent,
  parseFrameCommand,
} from '../../core/contract/frame-message.ts'
import { createBlockMarks } from './block-marks.ts'
import { blockOf, measureBlocks } from './measure-blocks.ts'
import { restoreScroll, revealWhenPresent } from './restore-scroll.ts'

type Mark = Extract<FrameCommand, { readonly kind: 'mark' }>

/** Does what the studio around a preview asks, and tells it what the page shows. */
export function obeyFrameCommands(page: Window, studio: readonly string[]): void {
  const { document } = page
  const marks = createBlockMarks(document, (block) => report({ kind: 'picked', block }))
  let mark: Mark = { kind: 'mark', inspect: false, pointed: '', picked: '', ghosts: [] }
  let listener = studioAround(page, studio)
  let told = ''
  let pointed = ''
  let moves = 0
  let due = false
  let rest = (): void => undefined

  function report(what: FrameEvent): void {
    if (listener) page.parent.postMessage(what, listener)
  }
  function tell(): void {
    due = false
    const blocks = measureBlocks(document)
    marks.draw(blocks, mark)
    const { started } = document.documentElement.dataset
    const path = page.location.pathname + page.location.search
    const now: FrameEvent = {
      kind: 'page',
      path,
      moves,
      blocks,
      scroll: page.scrollY,
      started: started !== undefined && document.querySelector('main') !== null,
    }
    const text = JSON.stringify(now)
    if (text !== told) report(now)
    told = text
  }
  function look(): void {
    if (due) return
    due = true
    page.requestAnimationFrame(tell)
  }
  function obey(order: FrameCommand): void {
    if (order.kind === 'mark') mark = order
    if (order.kind === 'scroll' || order.kind === 'reveal') rest()
    if (order.kind === 'scroll') rest = restoreScroll(page, order.to)
    if (order.kind === 'go') {
      moves += 1
      page.history.pushState(null, '', order.path)
    }
    if (order.kind === 'reveal') rest = revealWhenPresent(page, order.block)
    look()
  }

  // A phone's takes no room of the page.
  document.documentElement.style.scrollbarWidth = 'none'
  page.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    const order =
      source === page.parent && studio.includes(origin) ? parseFrameCommand(data) : undefined
    if (!order) return
    if (listener !== origin) told = ''
    listener = origin
    obey(order)
  })
  page.addEventListener('pointermove', point, { capture: true, passive: true })
  for (const kind of taken) page.addEventListener(kind, take, { capture: true, passive: false })
  page.addEventListener('scroll', look, { passive: true, capture: true })
  page.addEventListener('resize', look)
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
  new ResizeObserver(look).observe(document.documentElement)
  look()

  function point(event: Event): void {
    const block = mark.inspect ? blockOf(event.target) : undefined
    if (block === undefined || block === pointed) return
    pointed = block
    report({ kind: 'pointed', block })
  }
  function take(event: Event): void {
    // The overlay handles its own events.
    if (!mark.inspect || marks.owns(event.target)) return
    if (event.cancelable) event.preventDefault()
    event.stopImmediatePropagation()
    const block = event.type === 'click' ? blockOf(event.target) : undefined
    if (block !== undefined) report({ kind: 'picked', block })
  }
}

/** Events that would trigger actions of the page; while blocks are inspected, the studio takes them. */
const taken = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
  'submit',
] as const

/** Returns the origin of the parent frame, if the browser reveals it and it is the studio's. */
function studioAround({ location }: Window, studio: readonly string[]): string | undefined {
  const [nearest] = 'ancestorOrigins' in location ? location.ancestorOrigins : []
  return nearest !== undefined && studio.includes(nearest) ? nearest : undefined
}
