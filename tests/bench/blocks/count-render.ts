declare global {
  var benchRenders: Record<string, number> | undefined
}

/** Counts that a block rendered; the same in every contestant. */
export function countRender(id: string): void {
  globalThis.benchRenders ??= {}
  globalThis.benchRenders[id] = (globalThis.benchRenders[id] ?? 0) + 1
}
