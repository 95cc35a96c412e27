import type { BlockBox } from '../../core/contract/frame-message.ts'

/** The blocks that are mounted, where they stand on the screen. */
export function measureBlocks(page: Document): BlockBox[] {
  return [...page.querySelectorAll<HTMLElement>('[data-block]')].map((block) => {
    const { left, top, width, height } = boxOf(block)
    return {
      id: block.dataset['block'] ?? '',
      type: block.dataset['type'] ?? '',
      shell: !block.closest('main'),
      left,
      top,
      width,
      height,
    }
  })
}

/** The block under an element; undefined outside of all. */
export function blockOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLElement>('[data-block]')?.dataset['block']
}

/** Returns the box of a block. A block without a box of its own, as in the shell, has the box of its content. */
function boxOf(block: Element): DOMRect {
  const own = block.getBoundingClientRect()
  if (own.width > 0 && own.height > 0) return own
  const inside = [...block.children].map((child) => child.getBoundingClientRect())
  return inside.find(({ width, height }) => width > 0 && height > 0) ?? own
}
