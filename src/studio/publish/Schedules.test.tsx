import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { plannedSchedule } from '../../../tests/support/planned-schedule.ts'
import type { ScheduledRelease, StudioSession } from '../../core/contract/generated/studio-api.ts'
import type { StudioApiClient } from '../../core/gateway-client/ask-studio-api.ts'
import { SessionProvider } from '../state/session-context.tsx'
import { StudioApiProvider } from '../state/studio-api-context.tsx'
import { PublishWindow } from './PublishWindow.tsx'

const planned = { ...plannedSchedule, sentences: ['shop: colour primary changed.'], inputs: 'hash' }

interface Opened {
  readonly schedules?: readonly ScheduledRelease[]
  readonly needsApproval?: boolean
  readonly environments?: readonly string[]
  readonly role?: StudioSession['grants'][number]['role']
}

async function open({
  schedules = [],
  needsApproval = false,
  environments = [],
  role = 'publisher',
}: Opened = {}) {
  const list = { needsApproval, environments, schedules }
  const answers: Readonly<Record<string, unknown>> = {
    readPublishing: { folder: 'site', releases: [], hosts: [] },
    readPublishImpact: { refused: [], merchants: [], sum: ['No host would change.'] },
    readScheduleZone: { zone: 'Asia/Bangkok' },
  }
  const ask = vi.fn(
    async (call: string, _question: { readonly body?: unknown }) => answers[call] ?? list,
  )
  render(
    <SessionProvider value={{ isLocal: false, grants: [{ role, merchants: ['shop'] }] }}>
      {/* Every call that the window makes is answered with its shape. */}
      <StudioApiProvider value={ask as unknown as StudioApiClient}>
        <PublishWindow code="shop" onClose={() => undefined} />
      </StudioApiProvider>
    </SessionProvider>,
  )
  await screen.findAllByText(schedules.length > 0 ? /Asked for by Ann/ : 'Nothing is scheduled.')
  const press = (name: string) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name })))
  const type = async (label: RegExp, value: string) => {
    const field = await screen.findByLabelText(label)
    await act(async () => fireEvent.change(field, { target: { value } }))
  }
  const sent = (call: string) =>
    ask.mock.calls.filter(([name]) => name === call).map(([, { body }]) => body)
  return { press, type, sent }
}

it('a release is planned for a time in the zone of the merchant, with an end', async () => {
  const { press, type, sent } = await open()
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'At a time' })))
  await type(/^Goes out \(Asia\/Bangkok\)/, '2026-12-24T18:00')
  await type(/^Goes back \(Asia\/Bangkok\)/, '2026-12-26T18:00')
  await press('Schedule')
  expect(sent('createSchedule')).toEqual([
    { merchants: ['shop'], at: '2026-12-24T18:00', until: '2026-12-26T18:00' },
  ])
  expect(sent('publish')).toEqual([])
})

it('a release is planned for the place of an environment, which its row names', async () => {
  const { press, type, sent } = await open({
    environments: ['staging', 'production'],
    schedules: [{ ...planned, environment: 'staging' }],
  })
  screen.getByRole('listitem', { name: 'Scheduled shop → staging' })
  expect(screen.queryByText('Where it goes')).toBeNull()
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'At a time' })))
  await type(/^Goes out/, '2026-12-24T18:00')
  await press('The folder of this studio Where it goes')
  await act(async () => fireEvent.click(screen.getByRole('option', { name: 'production' })))
  screen.getByText(/^It goes to the place of production\./)
  expect(screen.queryByText('What it would change', { selector: 'h3' })).toBeNull()
  await press('Schedule')
  expect(sent('createSchedule')).toEqual([
    { merchants: ['shop'], at: '2026-12-24T18:00', environment: 'production' },
  ])
})

it('where nobody publishes alone, the button asks for approval and sends what it is for', async () => {
  const { press, type, sent } = await open({ needsApproval: true })
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  await type(/^What it is for/, 'Spring')
  await press('Ask for approval')
  expect(sent('createSchedule')).toEqual([{ merchants: ['shop'], note: 'Spring' }])
})

it('lists when a release goes out and what it would change, and cancels it', async () => {
  const { press, sent } = await open({ schedules: [planned] })
  const row = screen.getByRole('listitem', { name: /Scheduled shop/ })
  within(row).getByText('2026-12-24 18:00 (Asia/Bangkok, +07:00)')
  within(row).getByText('shop: colour primary changed.')
  await press('Cancel the release')
  expect(sent('cancelSchedule')).toEqual([{ id: 'abc', merchants: ['shop'] }])
})

it('another person approves exactly what is listed, or declines it with a reason', async () => {
  const waiting = { ...planned, state: 'waiting' as const }
  const { press, type, sent } = await open({ schedules: [waiting], needsApproval: true })
  const choice = { id: 'abc', merchants: ['shop'], inputs: 'hash' }
  await press('Approve')
  expect(sent('decideSchedule')).toEqual([{ ...choice, approves: true }])
  await press('Decline')
  await type(/^Why it is declined/, 'Not yet')
  await press('Decline')
  expect(sent('decideSchedule').at(-1)).toEqual({ ...choice, approves: false, reason: 'Not yet' })
})

it('whoever asked reads that somebody else has to approve it', async () => {
  await open({ schedules: [{ ...planned, state: 'waiting', isOwn: true }], needsApproval: true })
  screen.getByText('Somebody else has to approve it.')
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

it('other times are typed for a release, and a failure has its reason', async () => {
  const failed = { ...planned, id: 'old', state: 'failed' as const, message: '"shop" has 1 error.' }
  const { press, type, sent } = await open({ schedules: [planned, failed] })
  screen.getByText('"shop" has 1 error.')
  await press('Change the times')
  await type(/^Goes out/, '2026-12-25T18:00')
  await press('Save the times')
  expect(sent('changeSchedule')).toEqual([
    { id: 'abc', merchants: ['shop'], at: '2026-12-25T18:00' },
  ])
})

it('a viewer reads the list and changes nothing', async () => {
  await open({ schedules: [planned], role: 'viewer' })
  expect(screen.queryByRole('button', { name: 'Cancel the release' })).toBeNull()
})
