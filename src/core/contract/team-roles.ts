/** The roles of a team. Each may do all that those before it may. */
export const teamRoles = ['viewer', 'editor', 'publisher', 'admin'] as const

export type TeamRole = (typeof teamRoles)[number]

/** A role for some merchants. */
export interface RoleGrant {
  readonly role: TeamRole
  /** The codes of the merchants; absent for all of them. */
  readonly merchants?: readonly string[] | undefined
}

/** The merchant that every other one inherits from, so whoever sees any merchant sees this one. */
const shared = 'base'

/** Returns true if the grants hold a role for a merchant, or for all merchants where none is named. */
export function hasRole(grants: readonly RoleGrant[], role: TeamRole, merchant?: string): boolean {
  if (merchant === shared && role === 'viewer') return grants.length > 0
  return grants.some(
    (grant) =>
      isAtLeast(grant.role, role) &&
      (grant.merchants === undefined ||
        (merchant !== undefined && grant.merchants.includes(merchant))),
  )
}

/** Returns true if the grants hold a role for any merchant. */
export function hasRoleSomewhere(grants: readonly RoleGrant[], role: TeamRole): boolean {
  return grants.some((grant) => isAtLeast(grant.role, role))
}

function isAtLeast(role: TeamRole, least: TeamRole): boolean {
  return teamRoles.indexOf(role) >= teamRoles.indexOf(least)
}
