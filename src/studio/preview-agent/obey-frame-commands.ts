import {
  type FrameCommand,
  type FrameEvent,
  parseFrameCommand,
} from '../../core/contract/frame-message.ts'
import { createBlockMarks } from './block-marks.ts'
import { blockOf, measureBlocks } from './measure-blocks.ts'
import { restoreScroll, revealWhenPresent } from './restore-scroll.ts'

type Mark = Extract<FrameCommand, { readonly kind: 'mark' }>

/** Obeys the commands of the studio around a preview, and reports to it what the page shows. */
export function obeyFrameCommands(page: Window, studio: readonly string[]): void {
  const { document } = page
  const marks = createBlockMarks(document, (block) => report({ kind: 'picked', block }))
  let mark: Mark = { kind: 'mark', inspect: false, pointed: '', picked: '', ghosts: [] }
  let listener = studioAround(page, studio)
  let reported = ''
  let moves = 0
  let isDue = false
  let endScroll = (): void => undefined

  function report(event: FrameEvent): void {
    if (listener) page.parent.postMessage(event, listener)
  }
  /** Draws the marks and reports the page, if it changed, in the next frame. */
  function update(): void {
    if (isDue) return
    isDue = true
    page.requestAnimationFrame(() => {
      isDue = false
      const event = readPage(page, moves)
      marks.draw(event.blocks, mark)
      const text = JSON.stringify(event)
      if (text !== reported) report(event)
      reported = text
    })
  }
  function obey(command: FrameCommand): void {
    if (command.kind === 'mark') mark = command
    if (command.kind === 'scroll' || command.kind === 'reveal') endScroll()
    if (command.kind === 'scroll') endScroll = restoreScroll(page, command.to)
    if (command.kind === 'go') {
      moves += 1
      page.history.pushState(null, '', command.path)
    }
    if (command.kind === 'reveal') endScroll = revealWhenPresent(page, command.block)
    update()
  }

  // A phone's takes no room of the page.
  document.documentElement.style.scrollbarWidth = 'none'
  page.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    const command =
      source === page.parent && studio.includes(origin) ? parseFrameCommand(data) : undefined
    if (!command) return
    if (listener !== origin) reported = ''
    listener = origin
    obey(command)
  })
  reportPointer(page, { inspects: () => mark.inspect, owns: marks.owns, report })
  page.addEventListener('scroll', update, { passive: true, capture: true })
  page.addEventListener('resize', update)
  new MutationObserver(update).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
  })
  new ResizeObserver(update).observe(document.documentElement)
  update()
}

function readPage(page: Window, moves: number): Extract<FrameEvent, { readonly kind: 'page' }> {
  const { document, location } = page
  const { started } = document.documentElement.dataset
  return {
    kind: 'page',
    path: location.pathname + location.search,
    moves,
    blocks: measureBlocks(document),
    scroll: page.scrollY,
    started: started !== undefined && document.querySelector('main') !== null,
  }
}

interface PointerReports {
  /** Returns true while blocks are inspected. */
  readonly inspects: () => boolean
  readonly owns: (target: EventTarget | null) => boolean
  readonly report: (event: FrameEvent) => void
}

/** Reports the block below the pointer and the one that is pressed while blocks are inspected. */
function reportPointer(page: Window, { inspects, owns, report }: PointerReports): void {
  let pointed = ''
  const point = (event: Event): void => {
    const block = inspects() ? blockOf(event.target) : undefined
    if (block === undefined || block === pointed) return
    pointed = block
    report({ kind: 'pointed', block })
  }
  const take = (event: Event): void => {
    // The overlay handles its own events.
    if (!inspects() || owns(event.target)) return
    if (event.cancelable) event.preventDefault()
    event.stopImmediatePropagation()
    const block = event.type === 'click' ? blockOf(event.target) : undefined
    if (block !== undefined) report({ kind: 'picked', block })
  }
  page.addEventListener('pointermove', point, { capture: true, passive: true })
  for (const kind of taken) page.addEventListener(kind, take, { capture: true, passive: false })
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
