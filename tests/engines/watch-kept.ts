import type { Kept } from '../e2e/support/kept-rounds.ts'

/**
 * Starts to count what the page shows from now on and still holds; `countKept()` returns it. Runs in
 * the page, so it brings everything with it. It refers weakly to what it counts: a node counts until
 * it is collected, and a listener until it is removed or what it listens at is collected.
 */
export function watchKept(): void {
  const seen = new WeakSet<Node>()
  const nodes = new Set<WeakRef<Node>>()
  const targets = new Set<WeakRef<EventTarget>>()
  const listeners = new WeakMap<EventTarget, Map<string, Set<object>>>()
  const { addEventListener, removeEventListener } = EventTarget.prototype

  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) watchTree(node)
  }).observe(document, { childList: true, subtree: true })
  watchTree(document)

  EventTarget.prototype.addEventListener = function (kind, callback, options) {
    addEventListener.call(this, kind, callback, options)
    const { capture, once, signal } = typeof options === 'object' ? options : { capture: options }
    if (callback === null || signal?.aborted) return
    // A call without a target listens at the window, as the browser's own does.
    const target = this ?? window
    const all = listenersOf(target, `${kind} ${capture === true}`)
    all.add(callback)
    const [weakAll, weakCallback] = [new WeakRef(all), new WeakRef(callback)]
    const forget = (): void => {
      const gone = weakCallback.deref()
      if (gone) weakAll.deref()?.delete(gone)
    }
    if (once) addEventListener.call(target, kind, forget, options)
    if (signal) addEventListener.call(signal, 'abort', forget, { once: true })
  }
  EventTarget.prototype.removeEventListener = function (kind, callback, options) {
    removeEventListener.call(this, kind, callback, options)
    const capture = typeof options === 'object' ? options.capture : options
    if (callback) listenersOf(this ?? window, `${kind} ${capture === true}`).delete(callback)
  }
  Object.assign(window, { countKept })

  function watchTree(root: Node): void {
    if (!seen.has(root)) nodes.add(new WeakRef(root))
    seen.add(root)
    for (const child of root.childNodes) watchTree(child)
  }

  function listenersOf(target: EventTarget, key: string): Set<object> {
    const known = listeners.get(target)
    if (!known) targets.add(new WeakRef(target))
    const byKey = known ?? new Map<string, Set<object>>()
    listeners.set(target, byKey)
    const all = byKey.get(key) ?? new Set()
    byKey.set(key, all)
    return all
  }

  function countKept(): Kept {
    let count = 0
    for (const target of takeLiving(targets))
      for (const all of listeners.get(target)?.values() ?? []) count += all.size
    return { nodes: takeLiving(nodes).length, listeners: count }
  }

  function takeLiving<T extends object>(all: Set<WeakRef<T>>): T[] {
    return [...all].flatMap((one) => {
      const living = one.deref()
      if (!living) all.delete(one)
      return living ?? []
    })
  }
}
