import styles from './press-rings.module.css'

/** How long a ring spreads, in milliseconds. */
const spreads = 180

/** Lets one ring spread from the finger on whatever is pressed; it stands still for those who want less motion. */
export function watchPresses(page: Document): () => void {
  const press = (event: PointerEvent): void => {
    const pressed = event.target instanceof Element && event.target.closest('button, a')
    if (!pressed) return
    // What is modal lies over the page, and so must its ring.
    const over = pressed.closest('dialog') ?? page.body
    const ring = page.createElement('span')
    ring.className = styles['ring'] ?? ''
    ring.style.insetInlineStart = `${event.clientX}px`
    ring.style.insetBlockStart = `${event.clientY}px`
    over.append(ring)
    setTimeout(() => ring.remove(), spreads)
  }
  page.addEventListener('pointerdown', press, { passive: true })
  return () => page.removeEventListener('pointerdown', press)
}
