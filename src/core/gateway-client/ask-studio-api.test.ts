import { expect, test } from 'vitest'
import { createStudioApiClient } from './ask-studio-api.ts'

function createTestClient(answer: () => Response) {
  const requests: (readonly [string, RequestInit])[] = []
  const client = createStudioApiClient({
    origin: 'http://localhost:4173',
    fetch: async (address, init) => {
      requests.push([address, init])
      return answer()
    },
  })
  return { client, requests }
}

const list = { merchants: [] }

test('a call is sent by its declaration, as JSON', async () => {
  const { client, requests } = createTestClient(() => Response.json({ findings: [] }))
  const body = { texts: [{ path: 'merchants/a b/merchant.json', text: '{}' }] }
  expect(await client('findFindings', { merchant: 'a b/..', body })).toEqual({ findings: [] })
  expect(requests).toEqual([
    [
      'http://localhost:4173/studio/api/merchants/a%20b%2F../findings',
      {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    ],
  ])
})

test('a call without a body sends none', async () => {
  const { client, requests } = createTestClient(() => Response.json(list))
  expect(await client('listMerchants', { body: undefined })).toEqual(list)
  expect(requests[0]?.[1]).toEqual({ method: 'GET', headers: { accept: 'application/json' } })
})

test('what a session is answered with goes along with everything but a read', async () => {
  const session = { isLocal: false, grants: [], csrf: 'token-of-the-session' }
  const { client, requests } = createTestClient(() => Response.json(session))
  await client('readSession', { body: undefined })
  await client('readSession', { body: undefined })
  await client('signOut', { body: undefined }).catch(() => undefined)
  expect(requests.map(([, { headers }]) => new Headers(headers).get('x-livery-csrf'))).toEqual([
    null,
    null,
    'token-of-the-session',
  ])
})

test('a refusal is thrown with its message and its data', async () => {
  const refusal = { code: 'changed', message: 'It changed.', changed: [] }
  const { client } = createTestClient(() => Response.json(refusal, { status: 409 }))
  const saved = client('save', { merchant: 'shop', body: { files: [] } })
  await expect(saved).rejects.toMatchObject({ message: 'It changed.', refusal })
})

test.each([
  ['a wrong shape', () => Response.json({ merchants: [{}] })],
  ['a page', () => new Response('<!doctype html>')],
  ['an empty failure', () => new Response('', { status: 502 })],
])('%s is reported as an unexpected reply', async (_, answer) => {
  const listed = createTestClient(answer).client('listMerchants', { body: undefined })
  await expect(listed).rejects.toThrow('The server sent an unexpected reply. Nothing is lost')
})

test('a server that does not answer is reported', async () => {
  const { client } = createTestClient(() => {
    throw new TypeError('fetch failed')
  })
  const listed = client('listMerchants', { body: undefined })
  await expect(listed).rejects.toThrow('The server does not answer. Nothing is lost here.')
})
