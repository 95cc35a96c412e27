import type { AnyCallDeclaration } from '../call-declaration.ts'
import type { OwnBlock, OwnBlockCall, OwnBlockShape } from '../generated/config.ts'

/** A call of an own block, as the client sends it and checks its answer. */
export interface OwnCall {
  /** The type of the block and the name of the call, such as `club-card.status`. */
  readonly name: string
  readonly declaration: AnyCallDeclaration
  readonly answer: OwnBlockShape
}

/** The same, with what its workspace describes. */
export interface DescribedCall extends OwnCall {
  readonly described: OwnBlockCall
}

/** Lists the calls of an own block, in the order of its description. */
export function listOwnCalls(
  type: string,
  { ownCalls = {} }: Pick<OwnBlock, 'ownCalls'>,
): DescribedCall[] {
  return Object.entries(ownCalls).flatMap(([key, described]) => {
    if (!described) return []
    const name = `${type}.${key}`
    return [{ name, described, declaration: declare(name, described), answer: described.answer }]
  })
}

function declare(name: string, call: OwnBlockCall): AnyCallDeclaration {
  const { method, path, session, module = session ? 'member' : 'common', answer, changes } = call
  const mayBeEmpty = answer.type === 'object' && (answer.required ?? []).length === 0
  return {
    method,
    path,
    moduleId: module,
    token: session,
    kind: isRead(call) ? 'read' : 'effect',
    value: name,
    ...(mayBeEmpty && { mayBeEmpty }),
    ...(changes && { changes }),
  }
}

/** Returns true for a call that changes nothing at the gateway. */
export function isRead({ method }: Pick<OwnBlockCall, 'method'>): boolean {
  return method === 'GET'
}
