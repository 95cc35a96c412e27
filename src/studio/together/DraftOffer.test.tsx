import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  openForTeam,
  readTestDraft,
  type TestAnswers,
  testFile,
} from '../../../tests/support/open-for-team.tsx'
import { StudioApiError } from '../../core/gateway-client/ask-studio-api.ts'
import { startEditSession } from '../model/edit-session.ts'
import { journalOf } from '../model/journal.ts'
import { DraftOffer } from './DraftOffer.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const wait = () => act(() => vi.advanceTimersByTimeAsync(2000))
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

interface Kept {
  readonly device: string
  readonly journal: string
  readonly values: number
}

/** A server that keeps one draft, which is offered if another device kept it. */
function openWith(start?: Kept, more: TestAnswers = {}) {
  const server = { draft: start }
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const opened = openForTeam(<DraftOffer />, {
    findDraft: ({ device }: Kept) => {
      const { draft } = server
      if (!draft || draft.device === device) return {}
      return { draft: { ...draft, agent, at: '2026-11-30T21:40:00.000Z' } }
    },
    keepDraft: (body: Kept) => {
      server.draft = body
      return { at: '2026-11-30T21:40:00.000Z' }
    },
    dropDraft: () => {
      server.draft = undefined
      return {}
    },
    ...more,
  })
  return { ...opened, server }
}

/** The journal of a device on which the motion was made calm. */
function journalElsewhere(text: string): string {
  const [open] = startEditSession([{ path: testFile, text, fingerprint: text }]).files
  const session = {
    files: new Map([[testFile, { ...open?.[1], text: text.replace('lively', 'calm') }]]),
    steps: [],
    done: 0,
  }
  return JSON.stringify(journalOf(session as Parameters<typeof journalOf>[0]))
}
const disk = '{ "shape": "round", "motion": "lively" }\n'

it('keeps what is typed on the server a moment later, and drops it when it was undone', async () => {
  const { server, asked } = openWith()
  await wait()
  expect(asked).not.toContain('keepDraft')
  await press('Type')
  await wait()
  expect(server.draft).toMatchObject({ values: 1, journal: expect.stringContaining('pill') })
  await press('Undo')
  await wait()
  expect(server.draft).toBeUndefined()
})

it('offers the draft of another device, and takes it over beside what was typed here', async () => {
  const { server } = openWith({ device: 'laptop', values: 1, journal: journalElsewhere(disk) })
  await wait()
  screen.getByText(/^You changed one value on Firefox on Linux, Nov 30, 2026/)
  await press('Type')
  await press('Take over here')
  expect(readTestDraft()).toEqual({ shape: 'pill', motion: 'calm' })
  expect(screen.queryByText(/^You changed/)).toBe(null)
  await wait()
  expect(server.draft?.device).not.toBe('laptop')
})

it('leaves the draft of another device where it is, or throws it away', async () => {
  const { server } = openWith({ device: 'laptop', values: 2, journal: journalElsewhere(disk) })
  await wait()
  screen.getByText(/^You changed 2 values/)
  await press('Throw away')
  expect(server.draft).toBeUndefined()
  expect(readTestDraft()).toEqual({ shape: 'round', motion: 'lively' })
})

it('says why the server does not keep a draft, which the browser has', async () => {
  const problem = new StudioApiError({
    code: 'too-often',
    message: 'There were too many requests.',
  })
  openWith(undefined, {
    keepDraft: () => {
      throw problem
    },
  })
  await wait()
  await press('Type')
  await wait()
  screen.getByText(/does not keep this draft.*There were too many requests\..*kept in this browser/)
})
