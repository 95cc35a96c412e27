import type { BlockBox } from '../../core/contract/frame-message.ts'

/** The blocks that are mounted, where they stand on the screen. */
export function measureBlocks(page: Document): BlockBox[] {
  return [...page.querySelectorAll<HTMLElement>('section[data-block]')].map((section) => {
    const { left, top, width, height } = boxOf(section)
    return {
      id: section.dataset['block'] ?? '',
      type: section.dataset['type'] ?? '',
      shell: !section.closest('main'),
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
  return target.closest<HTMLElement>('section[data-block]')?.dataset['block']
}

/** Returns the box of a section. A section without a box of its own, as in the shell, has the box of its content. */
function boxOf(section: Element): DOMRect {
  const own = section.getBoundingClientRect()
  if (own.width > 0 && own.height > 0) return own
  const inside = [...section.children].map((child) => child.getBoundingClientRect())
  return inside.find(({ width, height }) => width > 0 && height > 0) ?? own
}
