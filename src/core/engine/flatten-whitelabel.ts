import type { WhitelabelNode, WhitelabelTree } from '../contract/generated/gateway.ts'

/** The flags of a whitelabel tree by module id; what stands under a disabled module is off. */
export function flattenWhitelabel(tree: WhitelabelTree): Record<string, boolean> {
  // Without a prototype no module id can name one.
  const flags: Record<string, boolean> = Object.create(null)
  collect(tree, true, flags)
  return { ...flags }
}

function collect(
  nodes: readonly WhitelabelNode[],
  under: boolean,
  flags: Record<string, boolean>,
): void {
  for (const { modId, enabled, childrenNodes } of nodes) {
    const on = under && enabled === '1'
    flags[modId] = on && (flags[modId] ?? true)
    collect(childrenNodes ?? [], on, flags)
  }
}
