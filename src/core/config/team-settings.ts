import type { RoleGrant } from '../contract/team-roles.ts'
import { liveryShape, readOwnFile } from './check-own-file.ts'
import { type Files, workspaceFile } from './files.ts'
import { childOf, toValue } from './tree.ts'

/** Gives a role to whoever has a value in a claim. */
export interface ClaimGrant extends RoleGrant {
  readonly claim: string
  readonly value: string
}

/** Who signs in to a served studio, and what they may do: `studio` of `livery.json`. */
export interface TeamSettings {
  /** The issuer, as its discovery document names it. */
  readonly issuer: string
  readonly client: string
  /** The scopes beside openid, profile and email. */
  readonly scopes: readonly string[]
  readonly grants: readonly ClaimGrant[]
  readonly sessions: { readonly idleMinutes: number; readonly hours: number }
  /** True if a second publisher has to approve what is published. */
  readonly approval: boolean
  /** The addresses that get messages about what was published. */
  readonly webhooks: readonly string[]
  /** The remote of git with which commits are exchanged. */
  readonly remote?: RemoteSettings | undefined
}

/** A remote by its name in git, and the seconds after which it is asked for commits of others. */
export interface RemoteSettings {
  readonly name: string
  readonly seconds?: number
}

/** The limits of a session that `livery.json` does not set. */
export const usualSessions = { idleMinutes: 60, hours: 12 } as const

/** Returns true if a workspace says who signs in to a served studio, with or without errors. */
export function hasTeam(files: Files): boolean {
  return childOf(readOwnFile(files, workspaceFile, liveryShape).tree, 'studio') !== undefined
}

/** Reads `studio` of `livery.json`. Throws a sentence for the operator where it is missing or has errors. */
export function readTeamSettings(files: Files): TeamSettings {
  const { tree, findings } = readOwnFile(files, workspaceFile, liveryShape)
  if (findings.some(({ severity }) => severity === 'error') && files.read(workspaceFile))
    throw new Error(`${workspaceFile} has errors. List them with "livery validate".`)
  const studio = childOf(tree, 'studio')
  if (!studio)
    throw new Error(
      `${workspaceFile} does not say who signs in. Add "studio" with an issuer, a client and grants: docs/team.md shows one.`,
    )
  // The shape was checked above.
  const {
    scopes = [],
    sessions,
    approval = false,
    webhooks = [],
    ...rest
  } = toValue(studio) as Partial<TeamSettings> & Pick<TeamSettings, 'issuer' | 'client' | 'grants'>
  return { ...rest, scopes, approval, webhooks, sessions: { ...usualSessions, ...sessions } }
}

/** Returns true if `livery.json` has the settings of a team. */
export function namesTeam(files: Files): boolean {
  return childOf(readOwnFile(files, workspaceFile, liveryShape).tree, 'studio') !== undefined
}

/** Returns the roles of a person by the claims of the identity provider. */
export function grantsOf(
  claims: Readonly<Record<string, unknown>>,
  grants: readonly ClaimGrant[],
): RoleGrant[] {
  return grants
    .filter(({ claim, value }) => hasValue(claims, claim, value))
    .map(({ role, merchants }) => ({ role, ...(merchants && { merchants }) }))
}

/** Returns those of the claims that grants read, from which they give the same roles again. */
export function pickClaims(
  claims: Readonly<Record<string, unknown>>,
  grants: readonly ClaimGrant[],
): Record<string, unknown> {
  const names = new Set(grants.map(({ claim }) => claim))
  const picked = [...names].flatMap((name) => {
    const value = readClaim(claims, name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const isVerified = names.has('email') && claims['email_verified'] === true
  return { ...Object.fromEntries(picked), ...(isVerified && { email_verified: true }) }
}

function hasValue(claims: Readonly<Record<string, unknown>>, name: string, wanted: string) {
  const value = readClaim(claims, name)
  return Array.isArray(value) ? value.includes(wanted) : value === wanted
}

/** Returns a claim by its name, or by its path where no claim has this name. */
function readClaim(claims: Readonly<Record<string, unknown>>, name: string): unknown {
  // Whoever may type any address at the provider would have the role of its owner.
  if (name === 'email' && claims['email_verified'] !== true) return undefined
  if (Object.hasOwn(claims, name)) return claims[name]
  return name.split('.').reduce<unknown>((at, key) => {
    const isRecord = typeof at === 'object' && at !== null && Object.hasOwn(at, key)
    return isRecord ? (at as Readonly<Record<string, unknown>>)[key] : undefined // an own key of a record
  }, claims)
}
