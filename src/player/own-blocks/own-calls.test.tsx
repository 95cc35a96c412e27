import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import club from '../../../examples/blocks/club-card/block.json' with { type: 'json' }
import { createPatientClient } from '../../../tests/support/create-patient-client.ts'
import { renderWithProviders } from '../../../tests/support/render-with-providers.tsx'
import type { OwnBlock } from '../../core/contract/generated/config.ts'
import { listOwnCalls } from '../../core/contract/own-calls/own-call.ts'
import { registerOwnCalls } from '../../core/contract/own-calls/registered-calls.ts'
import { checkAnswer } from '../gateway/check-answer.ts'
import { readLanguageCode } from '../state/language.ts'
import { readSessionToken } from '../state/session.ts'
import { useCall, useSubmit } from './livery-block.ts'

declare module './livery-block.ts' {
  interface OwnReads {
    readonly 'club-card.status': {
      readonly parameters: undefined
      readonly answer: { readonly joined: boolean; readonly points: number }
    }
    readonly 'club-card.news': {
      readonly parameters: undefined
      readonly answer: readonly string[]
    }
  }
  interface OwnEffects {
    readonly 'club-card.join': {
      readonly parameters: { readonly season: number }
      readonly answer: object
    }
  }
}

const news = {
  description: 'The news of the club.',
  method: 'GET',
  path: '/wps/relay/CLUB_news',
  session: false,
  answer: { type: 'array', items: { type: 'string' } },
} as const

/** A request as the gateway gets it. */
interface Sent {
  readonly address: string
  readonly headers: Headers
  readonly body: unknown
}

let sent: Sent[]
let answers: (Response | 'lost')[]

beforeEach(() => {
  sent = []
  answers = []
  const { ownCalls } = club as Pick<OwnBlock, 'ownCalls'> // JSON, which its test checks
  registerOwnCalls(listOwnCalls('club-card', { ownCalls: { ...ownCalls, news } }))
})

function show(node: ReactNode, memberType?: number) {
  const client = createPatientClient({
    origin: 'https://gateway.example',
    merchantCode: 'small',
    readToken: readSessionToken,
    readLanguage: readLanguageCode,
    readDevice: () => '',
    onSessionEnd: () => {},
    encryption: () => undefined,
    check: checkAnswer,
    wait: async () => {},
    fetch: async (address, init) => {
      const body = init.body === undefined ? undefined : JSON.parse(String(init.body))
      sent.push({ address, headers: new Headers(init.headers), body })
      const answer = answers.shift()
      if (answer === 'lost' || !answer) throw new TypeError('The connection broke.')
      return answer
    },
  })
  return renderWithProviders(node, { client, ...(memberType && { memberType }) })
}

const ok = (value: unknown) => Response.json({ success: true, value })
const member = 1

function Status() {
  const { value, error } = useCall('club-card.status')
  return <p>{error ? error.kind : (value?.points ?? 'nothing')}</p>
}

function News() {
  const { value } = useCall('club-card.news')
  return <p>{value?.join() ?? 'nothing'}</p>
}

function Join({ season }: { readonly season: number }) {
  const { send, running, refusal, unanswered } = useSubmit('club-card.join')
  return (
    <>
      <button type="button" onClick={() => void send({ season })} disabled={running}>
        Join
      </button>
      <output>{refusal ?? 'fine'}</output>
      {unanswered && <p>unanswered</p>}
    </>
  )
}

it('asks the gateway with the headers of every call, and shows an answer of its shape', async () => {
  answers = [ok({ joined: true, points: 40 })]
  show(<Status />, member)
  expect(await screen.findByText('40')).toBeTruthy()
  expect(sent[0]?.address).toBe('https://gateway.example/wps/relay/CLUB_status')
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
    merchant: 'small',
    moduleid: 'member',
    language: 'EN',
    authorization: 't',
  })
})

it('refuses an answer of another shape as one of any call', async () => {
  answers = [ok({ joined: true, points: 'forty' })]
  show(<Status />, member)
  expect(await screen.findByText('shape')).toBeTruthy()
})

it('is not sent for a guest where it needs a session, and is sent where it needs none', async () => {
  answers = [ok(['A new season'])]
  show(
    <>
      <Status />
      <News />
    </>,
  )
  expect(await screen.findByText('A new season')).toBeTruthy()
  expect(sent.map(({ address }) => address)).toEqual([
    'https://gateway.example/wps/relay/CLUB_news',
  ])
})

it('sends what changes something once, and loads again what it changes', async () => {
  answers = [ok({ joined: false, points: 0 }), ok({}), ok({ joined: true, points: 300 })]
  show(
    <>
      <Status />
      <Join season={3} />
    </>,
    member,
  )
  await screen.findByText('0')
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  expect(await screen.findByText('300')).toBeTruthy()
  const posts = sent.filter(({ body }) => body !== undefined)
  expect(posts.map(({ body }) => body)).toEqual([{ season: 3 }])
})

it('repeats a request without an answer under the same key, and another one under its own', async () => {
  answers = ['lost', ok({}), ok({})]
  show(<Join season={3} />, member)
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  press()
  expect(await screen.findByText('We couldn’t confirm the result')).toBeTruthy()
  expect(await screen.findByText('unanswered')).toBeTruthy()
  press()
  await waitFor(() => expect(screen.getByRole('button').matches(':disabled')).toBe(false))
  press()
  await waitFor(() => expect(sent).toHaveLength(3))
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('says why a request was refused', async () => {
  const refuse = (errorCode: string) =>
    Response.json({ success: false, errorCode, message: errorCode }, { status: 400 })
  answers = [refuse('function.not.available'), refuse('strange.code')]
  show(<Join season={3} />, member)
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  press()
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe('fine'))
  press()
  expect(await screen.findByText('Unknown error')).toBeTruthy()
})
