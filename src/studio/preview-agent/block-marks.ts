import type { BlockBox, FrameCommand, Ghost } from '../../core/contract/frame-message.ts'
import sheet from './marks.css?inline'

type Mark = Extract<FrameCommand, { readonly kind: 'mark' }>

interface Marks {
  readonly draw: (blocks: readonly BlockBox[], mark: Mark) => void
  /** Returns true if an event was on the overlay. */
  readonly owns: (target: EventTarget | null) => boolean
}

/** Draws frames around blocks and a line for each that is hidden, over the page and without moving it. */
export function createBlockMarks(page: Document, pick: (block: string) => void): Marks {
  const host = page.createElement('div')
  host.setAttribute('aria-hidden', 'true')
  const root = host.attachShadow({ mode: 'closed' })
  const style = new CSSStyleSheet()
  style.replaceSync(sheet)
  root.adoptedStyleSheets = [style]
  let drawn = ''
  return {
    owns: (target) => target === host,
    draw(blocks, mark) {
      if (!host.isConnected) page.documentElement.append(host)
      const text = JSON.stringify([blocks, mark])
      if (text === drawn) return
      drawn = text
      root.replaceChildren(
        ...blocks.flatMap((block) => frameOf(page, block, mark) ?? []),
        ...linesOf(page, blocks, { ghosts: mark.ghosts, picked: mark.picked, pick }),
      )
    },
  }
}

function frameOf(page: Document, block: BlockBox, { pointed, picked }: Mark) {
  const state = block.id === picked ? 'picked' : block.id === pointed ? 'pointed' : undefined
  if (state === undefined) return undefined
  const frame = part(page, 'frame', block)
  frame.dataset['state'] = state
  const name = page.createElement('span')
  name.textContent = block.id
  frame.append(name)
  return frame
}

interface Lines {
  readonly ghosts: readonly Ghost[]
  readonly picked: string
  readonly pick: (block: string) => void
}

/** One line for each place at which hidden blocks would stand. */
function linesOf(page: Document, blocks: readonly BlockBox[], { ghosts, picked, pick }: Lines) {
  const places = new Set(ghosts.map(({ after }) => after))
  return [...places].map((after) => {
    const line = part(page, 'line', placeAfter(blocks, after))
    for (const { id } of ghosts.filter((ghost) => ghost.after === after)) {
      const name = page.createElement('button')
      name.type = 'button'
      name.tabIndex = -1
      name.textContent = id
      name.dataset['state'] = id === picked ? 'picked' : ''
      name.addEventListener('click', () => pick(id))
      line.append(name)
    }
    return line
  })
}

type Place = Pick<BlockBox, 'left' | 'top' | 'width' | 'height'>

/** Below the block that it would follow, or above the first of the page. */
function placeAfter(blocks: readonly BlockBox[], after: string): Place {
  const before = blocks.find(({ id }) => id === after)
  if (before) return { ...before, top: before.top + before.height, height: 0 }
  const first = blocks.find(({ shell }) => !shell)
  return first ? { ...first, height: 0 } : { left: 0, top: 0, width: innerWidth, height: 0 }
}

function part(page: Document, name: string, { left, top, width, height }: Place): HTMLElement {
  const element = page.createElement('div')
  element.className = name
  // Set one by one: the policy refuses a style attribute.
  element.style.transform = `translate(${left}px, ${top}px)`
  element.style.inlineSize = `${width}px`
  element.style.blockSize = `${height}px`
  return element
}
