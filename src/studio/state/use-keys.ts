import { useEffect, useRef } from 'react'

/** What keys do, by their names: `mod+k` is Ctrl or Cmd with K, `?` a key by itself. */
export type KeyBindings = Readonly<Record<string, (() => void) | undefined>>

/**
 * Does what keys are bound to, wherever the focus is; a key by itself, only outside of fields. While a window is open,
 * only `always` works.
 */
export function useKeys(bindings: KeyBindings, always: KeyBindings = {}): void {
  const bound = useRef({ bindings, always })
  useEffect(() => {
    bound.current = { bindings, always }
  })
  useEffect(() => {
    const act = (event: KeyboardEvent): void => {
      // A browser that fills in a field sends an event of no key.
      if (!event.key) return
      const name = nameKeys(event)
      const free = document.querySelector('[role="dialog"], [role="alertdialog"]') === null
      const run = bound.current.always[name] ?? (free ? bound.current.bindings[name] : undefined)
      if (!run || (!name.includes('+') && isTyping(event.target))) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', act, { capture: true })
    return () => removeEventListener('keydown', act, { capture: true })
  }, [])
}

/**
 * Names the keys that are held, without Shift where it only makes another sign. On a keyboard of another script, such as
 * Thai, a letter is the one at its place on a Latin keyboard.
 */
function nameKeys({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const isMod = ctrlKey || metaKey
  const [, place] = /^Key([A-Z])$/.exec(code) ?? []
  const isOther = isMod && place !== undefined && /^[^a-z]$/i.test(key)
  const small = (isOther ? place : key).toLowerCase()
  const isLetter = /^\p{L}$/u.test(small)
  const held = [isMod && 'mod', altKey && 'alt', shiftKey && isLetter && 'shift']
  return [...held.filter(Boolean), small].join('+')
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null
}
