import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { StudioSession } from '../core/contract/generated/studio-api.ts'
import { type StudioApiClient, StudioApiError } from '../core/gateway-client/ask-studio-api.ts'
import { SessionGate } from './SessionGate.tsx'
import { useMay } from './state/session-context.tsx'
import { AccountMenu } from './team/AccountMenu.tsx'

const signedOut = new StudioApiError({ code: 'signed-out', message: 'You are not signed in.' })
const editor: StudioSession = {
  isLocal: false,
  name: 'Ann',
  email: 'ann@team.example',
  grants: [{ role: 'editor', merchants: ['shop'] }],
}

function open(answers: Readonly<Record<string, unknown>>, inside = <AccountMenu />) {
  const asked = vi.fn(async (name: string) => {
    const answer = answers[name]
    if (answer instanceof Error) throw answer
    return answer
  })
  // Every call that is made is answered with its shape.
  const client = asked as unknown as StudioApiClient
  let watched = client
  render(
    <SessionGate ask={client}>
      {(ask) => {
        watched = ask
        return inside
      }}
    </SessionGate>,
  )
  return { asked, ask: () => watched('listMerchants', { body: undefined }) }
}

function Rights() {
  const may = [
    useMay('save', 'shop'),
    useMay('save', 'bank'),
    useMay('publish', 'shop'),
    useMay('makeMerchant'),
  ]
  return <p>{may.join(' ')}</p>
}

it('leads whoever is not signed in to the sign-in, and shows nothing else', async () => {
  open({ readSession: signedOut }, <p>inside</p>)
  await screen.findByRole('heading', { name: 'Sign in to the studio' })
  screen.getByRole('button', { name: 'Sign in' })
  expect(screen.queryByText('inside')).toBeNull()
})

it('shows who is signed in with which role', async () => {
  open({ readSession: editor })
  fireEvent.click(await screen.findByRole('button', { name: 'Account: Ann' }))
  await screen.findByText('ann@team.example')
  screen.getByText('editor of shop')
  screen.getByRole('menuitem', { name: 'Sign out' })
})

it('tells what a role holds, and for which merchants', async () => {
  open({ readSession: editor }, <Rights />)
  await screen.findByText('true false false false')
})

it('lets the operator of one machine do everything, without an account', async () => {
  open(
    { readSession: { isLocal: true, grants: [] } },
    <>
      <AccountMenu />
      <Rights />
    </>,
  )
  await screen.findByText('true true true true')
  expect(screen.queryByRole('button')).toBeNull()
})

it('offers a sign-in over what is open when the session has ended', async () => {
  const { ask } = open({ readSession: editor, listMerchants: signedOut }, <p>inside</p>)
  await screen.findByText('inside')
  await act(async () => void (await ask().catch(() => undefined)))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('What you typed is kept in this browser.')
  screen.getByText('inside')
})

it('lists the sessions, and ends another one than this', async () => {
  const times = { startedAt: '2026-11-30T10:00:00Z', usedAt: '2026-11-30T11:00:00Z', endsAt: '' }
  const session = { ...times, name: 'Ann', from: '192.0.2.7', agent: 'A browser' }
  const listed = [
    { ...session, id: 'one', isThis: true },
    { ...session, id: 'two', isThis: false },
  ]
  const { asked } = open({
    readSession: editor,
    listSessions: { sessions: listed },
    endSession: { sessions: listed.slice(0, 1) },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Account: Ann' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Sessions' }))
  await screen.findByText('This session')
  fireEvent.click(screen.getByRole('button', { name: /^End the session of Ann since/ }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^End the/ })).toBeNull())
  expect(asked).toHaveBeenCalledWith('endSession', { body: { id: 'two' } })
})
