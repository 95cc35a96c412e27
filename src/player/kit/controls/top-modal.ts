import { useSyncExternalStore } from 'react'

let stack: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Notes a modal dialog that opened, under which the page holds still; answers with what to do when it closes. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  change([...stack, dialog])
  return () => change(stack.filter((other) => other !== dialog))
}

/** The modal dialog over all others. Whatever is not inside it is inert, for a screen reader too. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(subscribe, readTop, readTop)
}

function readTop(): HTMLDialogElement | undefined {
  return stack.at(-1)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(next: readonly HTMLDialogElement[]): void {
  stack = next
  document.documentElement.toggleAttribute('data-modal', stack.length > 0)
  for (const listener of listeners) listener()
}
