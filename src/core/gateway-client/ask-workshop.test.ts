import { expect, test } from 'vitest'
import { createWorkshopClient } from './ask-workshop.ts'

function ask(answer: () => Response) {
  const asked: (readonly [string, RequestInit])[] = []
  const client = createWorkshopClient({
    origin: 'http://localhost:4173',
    fetch: async (address, init) => {
      asked.push([address, init])
      return answer()
    },
  })
  return { client, asked }
}

const list = { merchants: [] }

test('a call is asked by its declaration, as JSON', async () => {
  const { client, asked } = ask(() => Response.json({ findings: [] }))
  const body = { texts: [{ path: 'merchants/a b/merchant.json', text: '{}' }] }
  expect(await client('findFindings', { merchant: 'a b/..', body })).toEqual({ findings: [] })
  expect(asked).toEqual([
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
  const { client, asked } = ask(() => Response.json(list))
  expect(await client('listMerchants', { body: undefined })).toEqual(list)
  expect(asked[0]?.[1]).toEqual({ method: 'GET', headers: { accept: 'application/json' } })
})

test('a refusal is thrown in its own words, with what comes along', async () => {
  const refusal = { code: 'changed', message: 'It changed.', changed: [] }
  const { client } = ask(() => Response.json(refusal, { status: 409 }))
  const saved = client('save', { merchant: 'shop', body: { files: [] } })
  await expect(saved).rejects.toMatchObject({ message: 'It changed.', refusal })
})

test.each([
  ['another shape', () => Response.json({ merchants: [{}] })],
  ['a page', () => new Response('<!doctype html>')],
  ['a failure that says nothing', () => new Response('', { status: 502 })],
])('%s is no answer, and nothing is lost', async (_, answer) => {
  const listed = ask(answer).client('listMerchants', { body: undefined })
  await expect(listed).rejects.toThrow('The server sent an unexpected reply. Nothing is lost')
})

test('a workshop that does not answer is said so', async () => {
  const { client } = ask(() => {
    throw new TypeError('fetch failed')
  })
  const listed = client('listMerchants', { body: undefined })
  await expect(listed).rejects.toThrow('The workshop does not answer. Nothing is lost here.')
})
