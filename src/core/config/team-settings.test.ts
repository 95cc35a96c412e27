import { describe, expect, it } from 'vitest'
import { checkWorkspace } from './check-workspace.ts'
import { liverySchema } from './schema-registry.ts'
import {
  type ClaimGrant,
  grantsOf,
  pickClaims,
  readTeamSettings,
  usualSessions,
} from './team-settings.ts'

const studio = {
  issuer: 'https://login.example',
  client: 'livery',
  grants: [{ claim: 'groups', value: 'staff', role: 'editor', merchants: ['shop'] }],
}

function folderOf(changed: object) {
  const texts: Readonly<Record<string, string>> = {
    'livery.json': JSON.stringify({ schemaVersion: 1, studio: { ...studio, ...changed } }),
    'merchants/shop/merchant.json': '{}',
  }
  return {
    read: (path: string) => texts[path],
    list: (path: string) => (path === 'merchants' ? ['shop'] : []),
  }
}

describe('the settings of a team', () => {
  it('have the usual limits of a session where the file has none', () => {
    const { scopes, sessions } = readTeamSettings(folderOf({ sessions: { hours: 4 } }))
    expect({ scopes, sessions }).toEqual({ scopes: [], sessions: { idleMinutes: 60, hours: 4 } })
  })

  it('document these limits in the schema', () => {
    const { sessions } = Object(liverySchema.schema).properties.studio.properties
    const { idleMinutes, hours } = sessions.properties
    expect({ idleMinutes: idleMinutes.default, hours: hours.default }).toEqual(usualSessions)
  })

  it.each([
    ['an issuer by plain HTTP', { issuer: 'http://login.example' }],
    ['an issuer with a password', { issuer: 'https://a:b@login.example' }],
    ['an issuer with a query', { issuer: 'https://login.example/?a=b' }],
    ['a role that does not exist', { grants: [{ claim: 'a', value: 'b', role: 'owner' }] }],
    ['no grant', { grants: [] }],
    ['a session without an end', { sessions: { hours: 0 } }],
  ])('refuse %s', (_, changed) => {
    expect(() => readTeamSettings(folderOf(changed))).toThrow('livery.json has errors.')
  })

  it('take an issuer of this machine, for a trial', () => {
    const { issuer } = readTeamSettings(folderOf({ issuer: 'http://localhost:8080/realms/a' }))
    expect(issuer).toBe('http://localhost:8080/realms/a')
  })

  it('report a merchant that does not exist at its place, with the nearest name', () => {
    const grants = [{ ...studio.grants[0], merchants: ['shopp'] }]
    const [finding] = checkWorkspace(folderOf({ grants })).filter(
      ({ code }) => code === 'unknown-name',
    )
    expect(finding?.message).toContain('There is no merchant called "shopp". Rename it to "shop".')
  })
})

describe('the roles of a person', () => {
  const grants: readonly ClaimGrant[] = [
    { claim: 'groups', value: 'staff', role: 'editor', merchants: ['shop'] },
    { claim: 'realm_access.roles', value: 'boss', role: 'admin' },
    { claim: 'https://team.example/role', value: 'look', role: 'viewer' },
    { claim: 'email', value: 'ann@team.example', role: 'publisher' },
  ]
  const rolesOf = (claims: Record<string, unknown>) =>
    grantsOf(claims, grants).map(({ role }) => role)

  it('come from a claim that is or holds the value, by name or by path', () => {
    expect(rolesOf({ groups: ['other', 'staff'] })).toEqual(['editor'])
    expect(rolesOf({ groups: 'staff' })).toEqual(['editor'])
    expect(rolesOf({ realm_access: { roles: ['boss'] } })).toEqual(['admin'])
    expect(rolesOf({ 'https://team.example/role': 'look' })).toEqual(['viewer'])
  })

  it.each([
    { groups: 'staff other' },
    { groups: { staff: true } },
    { groups: ['Staff'] },
    { realm_access: 'boss' },
    JSON.parse('{"__proto__":{"groups":"staff"}}'),
    {},
  ])('do not come from %j', (claims) => {
    expect(rolesOf(claims)).toEqual([])
  })

  it('come from an address only if the provider verified it', () => {
    const email = 'ann@team.example'
    expect(rolesOf({ email, email_verified: true })).toEqual(['publisher'])
    expect(rolesOf({ email, email_verified: false })).toEqual([])
    expect(rolesOf({ email })).toEqual([])
  })

  it('are computed again from the claims that are kept', () => {
    const claims = {
      email: 'ann@team.example',
      email_verified: true,
      realm_access: { roles: ['boss'] },
      birthdate: 'x',
    }
    const kept = pickClaims(claims, grants)
    expect(JSON.stringify(kept)).not.toContain('birthdate')
    expect(grantsOf(kept, grants)).toEqual(grantsOf(claims, grants))
  })
})
