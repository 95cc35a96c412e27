import styles from './press-rings.module.css'

/** Duration of a ring's animation, in milliseconds. */
const ringMs = 180

/** Shows a ring that grows from the finger on every press of a button or link; it does not move under reduced motion. Returns a function that stops it. */
export function watchPresses(page: Document): () => void {
  const press = (event: PointerEvent): void => {
    const pressed = event.target instanceof Element && event.target.closest('button, a')
    if (!pressed) return
    // A modal dialog is in the top layer, so the ring has to be inside it.
    const parent = pressed.closest('dialog') ?? page.body
    const ring = page.createElement('span')
    ring.className = styles['ring'] ?? ''
    ring.style.insetInlineStart = `${event.clientX}px`
    ring.style.insetBlockStart = `${event.clientY}px`
    parent.append(ring)
    setTimeout(() => ring.remove(), ringMs)
  }
  page.addEventListener('pointerdown', press, { passive: true })
  return () => page.removeEventListener('pointerdown', press)
}
