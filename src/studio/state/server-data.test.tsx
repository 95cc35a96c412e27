import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'
import { type StudioApiClient, StudioApiError } from '../../core/gateway-client/ask-studio-api.ts'
import { StudioApiProvider, useStudioApi } from './studio-api-context.tsx'
import { useServerState } from './use-server-state.ts'
import { useTypedQuery } from './use-typed-query.ts'

interface Request {
  readonly what: string
  readonly answer: (value: unknown) => Promise<void>
  readonly fail: (message: string) => Promise<void>
}

/** Shows a view whose questions wait until the test answers them. */
function show(view: ReactNode): readonly Request[] {
  const asked: Request[] = []
  const ask = ((_: string, { body }: { readonly body?: unknown }) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const refuse = (message: string): void =>
      reject(new StudioApiError({ code: 'unreachable', message }))
    asked.push({
      what: String(body),
      answer: (value) => act(async () => resolve(value)),
      fail: (message) => act(async () => refuse(message)),
    })
    return promise
    // The calls of the test are of no call's shape.
  }) as unknown as StudioApiClient
  render(<StudioApiProvider value={ask}>{view}</StudioApiProvider>)
  return asked
}

/** Asks any call, with a body of the test's own. */
function useAsking<T>(): (body: string) => Promise<T> {
  const ask = useStudioApi() as unknown as (name: string, question: object) => Promise<T>
  return (body) => ask('call', { body })
}

function Typing(): ReactNode {
  const load = useAsking<string>()
  const [typed, setTyped] = useState('a')
  const { value, problem, isFresh } = useTypedQuery({
    key: ['echo'],
    input: typed,
    load,
  })
  return (
    <>
      <input aria-label="Text" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <output aria-busy={!isFresh}>{value}</output>
      <p role="alert">{problem}</p>
    </>
  )
}

const type = (text: string): boolean =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })

it('asks one question at a time about what is typed, and shows no answer as that to a later text', async () => {
  const asked = show(<Typing />)
  const output = screen.getByRole('status')
  type('ab')
  type('abc')
  expect(asked.map(({ what }) => what)).toEqual(['a'])
  await asked[0]?.answer('A')
  expect(output.textContent).toBe('A')
  expect(output.getAttribute('aria-busy')).toBe('true')
  await expect.poll(() => asked.map(({ what }) => what)).toEqual(['a', 'abc'])
  await asked[1]?.answer('ABC')
  expect(output.textContent).toBe('ABC')
  expect(output.getAttribute('aria-busy')).toBe('false')
})

it('keeps the last answer while a query fails, shows the reason, and asks again when more is typed', async () => {
  const asked = show(<Typing />)
  await asked[0]?.answer('A')
  type('ab')
  await expect.poll(() => asked.length).toBe(2)
  await asked[1]?.fail('The server is away.')
  expect(screen.getByRole('status').textContent).toBe('A')
  expect(screen.getByRole('alert').textContent).toBe('The server is away.')
  type('abc')
  await expect.poll(() => asked.length).toBe(3)
  await asked[2]?.answer('ABC')
  expect(screen.getByRole('alert').textContent).toBe('')
})

function Counting(): ReactNode {
  const ask = useAsking<number>()
  const { state, problem, change } = useServerState({
    key: ['count'],
    read: () => ask('read'),
    interval: () => 20,
  })
  return (
    <>
      <button type="button" onClick={() => void change(() => ask('change'))}>
        Change
      </button>
      <output>{state}</output>
      <p role="alert">{problem}</p>
    </>
  )
}

it('shows the state that a change answers, and not that of a question which was asked before it', async () => {
  const asked = show(<Counting />)
  await asked[0]?.answer(1)
  await expect.poll(() => asked.length).toBe(2)
  fireEvent.click(screen.getByRole('button'))
  expect(asked.map(({ what }) => what)).toEqual(['read', 'read', 'change'])
  await asked[2]?.answer(3)
  await asked[1]?.answer(2)
  expect(screen.getByRole('status').textContent).toBe('3')
})

it('goes on asking for a state that changes by itself after a question failed', async () => {
  const asked = show(<Counting />)
  await asked[0]?.answer(1)
  await expect.poll(() => asked.length).toBe(2)
  await asked[1]?.fail('The server is away.')
  expect(screen.getByRole('alert').textContent).toBe('The server is away.')
  await expect.poll(() => asked.length).toBe(3)
  await asked[2]?.answer(2)
  expect(screen.getByRole('status').textContent).toBe('2')
  expect(screen.getByRole('alert').textContent).toBe('')
})
