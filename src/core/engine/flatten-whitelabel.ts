import type { WhitelabelNode, WhitelabelTree } from '../contract/generated/gateway.ts'

/** Returns the flags of a whitelabel tree by module id. Every module below a disabled one is off. */
export function flattenWhitelabel(tree: WhitelabelTree): Record<string, boolean> {
  // Without a prototype, a module id such as "__proto__" is an ordinary key.
  const flags: Record<string, boolean> = Object.create(null)
  collectFlags(tree, true, flags)
  return { ...flags }
}

function collectFlags(
  nodes: readonly WhitelabelNode[],
  parentIsOn: boolean,
  flags: Record<string, boolean>,
): void {
  for (const { modId, enabled, childrenNodes } of nodes) {
    const on = parentIsOn && enabled === '1'
    flags[modId] = on && (flags[modId] ?? true)
    collectFlags(childrenNodes ?? [], on, flags)
  }
}
