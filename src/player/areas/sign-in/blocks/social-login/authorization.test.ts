import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { visitStorage } from '../../../../state/storage.ts'
import type { KnownProvider } from './authorization.ts'
import { isReturn, loadReturn, startAuthorization } from './authorization.ts'

const provider: KnownProvider = {
  id: 'google',
  clientId: 'livery',
  authorizationEndpoint: 'http://social.localhost:4173/auth',
  redirectUri: 'http://siamstar.localhost:4173/m/login',
  scope: 'openid profile',
}

const digest = crypto.subtle.digest.bind(crypto.subtle)

// jsdom's ArrayBuffer differs from the one that the platform's digest returns.
beforeEach(() => {
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (...input) =>
    Reflect.construct(Uint8Array, [await digest(...input)]),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  visitStorage.clear()
})

describe('social login', () => {
  it('redirects to the provider with a challenge, and keeps the verifier in the browser', async () => {
    const query = await start()
    expect(query.get('response_type')).toBe('code')
    expect(query.get('code_challenge_method')).toBe('S256')
    const { verifier } = JSON.parse(visitStorage.read('socialLogin') ?? '')
    expect(verifier).toMatch(/^[\w-]{43}$/)
    expect(query.toString()).not.toContain(verifier)
  })

  it.each(['javascript:alert(1)', 'http://evil.example/auth', 'auth'])(
    'never redirects to %s',
    async (to) => {
      expect(
        await startAuthorization({ ...provider, authorizationEndpoint: to }, ''),
      ).toBeUndefined()
    },
  )

  it('accepts a code with the same state, once', async () => {
    const state = (await start('?back=/m/withdraw')).get('state') ?? ''
    const search = new URLSearchParams({ code: 'abc', state })
    expect(isReturn(search)).toBe(true)
    expect(await loadReturn(search, [provider])).toMatchObject({
      kind: 'granted',
      search: '?back=/m/withdraw',
      granted: { provider: 'google', code: 'abc', redirectUri: provider.redirectUri },
    })
    expect((await loadReturn(search, [provider])).kind).toBe('failed')
  })

  it('refuses a different state', async () => {
    await start()
    const search = new URLSearchParams({ code: 'abc', state: 'other' })
    expect((await loadReturn(search, [provider])).kind).toBe('failed')
  })

  it('distinguishes a cancelled authorization from a failed one', async () => {
    const state = (await start()).get('state') ?? ''
    const search = new URLSearchParams({ error: 'access_denied', state })
    expect((await loadReturn(search, [provider])).kind).toBe('cancelled')
  })

  it('fails without stored data, or for a provider that is no longer listed', async () => {
    const search = new URLSearchParams({ code: 'abc', state: 's' })
    expect((await loadReturn(search, [provider])).kind).toBe('failed')
    const state = (await start()).get('state') ?? ''
    expect((await loadReturn(new URLSearchParams({ code: 'a', state }), [])).kind).toBe('failed')
  })
})

async function start(search = ''): Promise<URLSearchParams> {
  const address = await startAuthorization(provider, search)
  return new URL(address ?? '').searchParams
}
