import type { AnyCallDeclaration, CallDeclaration } from '../../core/contract/call-declaration.ts'
import { type CallName, calls } from '../../core/contract/calls.ts'
import type { DescribedCall } from '../../core/contract/own-calls/own-call.ts'
import type { Sandbox } from '../requests/sandbox.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'

/** A call of the contract, or one of an own block of the workspace. */
export type FoundCall = { readonly name: string } & (
  | { readonly contract: CallName; readonly declaration: CallDeclaration }
  | {
      readonly contract?: never
      readonly declaration: AnyCallDeclaration
      readonly described: DescribedCall['described']
    }
)

interface CallAddress {
  readonly method: string
  readonly path: string
}
type Paths = SandboxMerchant['paths']

/** Finds the call of a request, by the merchant's own paths first. */
export function findCall(
  asked: CallAddress,
  paths: Paths,
  { ownCalls }: Pick<Sandbox, 'ownCalls'>,
): FoundCall | undefined {
  const contract = findContractCall(asked, paths)
  if (contract) return { name: contract, contract, declaration: calls[contract] }
  const own = ownCalls
    .list()
    .find(({ name, declaration }) => isAt(asked, declaration, pathOf(paths, name)))
  return own && { name: own.name, declaration: own.declaration, described: own.described }
}

/** Returns true for the path of a call of the contract, and for one that a merchant gives to the call of an own block. */
export function isPathOfCall(asked: CallAddress, paths: Paths): boolean {
  const isOwn = Object.entries(paths).some(
    ([name, path]) => name.includes('.') && path === asked.path,
  )
  return isOwn || findContractCall(asked, paths) !== undefined
}

function findContractCall(asked: CallAddress, paths: Paths): CallName | undefined {
  const names = Object.keys(calls) as CallName[] // the keys of a closed record
  return names.find((name) => isAt(asked, calls[name], pathOf(paths, name)))
}

function pathOf(paths: Paths, name: string): string | undefined {
  return Object.hasOwn(paths, name) ? paths[name] : undefined
}

function isAt(
  { method, path }: CallAddress,
  declaration: AnyCallDeclaration,
  ownPath = declaration.path,
): boolean {
  return declaration.method === method && ownPath === path
}
