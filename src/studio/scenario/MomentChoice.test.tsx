import { fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'
import { MomentChoice } from './MomentChoice.tsx'
import type { ScenarioState } from './use-scenario.ts'

/** Opens the choice, and returns the time that the scenario has. */
function open(time: string): () => string | undefined {
  let last: string | undefined = time
  function Host(): ReactNode {
    const [now, setNow] = useState<string | undefined>(time)
    last = now
    const state = {
      previewed: { scenario: { time: now } },
      change: (to: { readonly scenario: { readonly time: string } }) => setNow(to.scenario.time),
    }
    // The choice reads the time alone.
    return <MomentChoice state={state as unknown as ScenarioState} />
  }
  render(<Host />)
  fireEvent.click(screen.getByRole('button'))
  return () => last
}

function type(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
}

const clock = () => screen.getByLabelText<HTMLInputElement>('Date and time').value

it('keeps the clock when another zone is typed, and changes the moment', () => {
  const time = open('2026-12-24T18:00[Asia/Bangkok]')
  type('Time zone', 'Asia/Tokyo')
  expect(clock()).toBe('2026-12-24T18:00')
  expect(time()).toBe('2026-12-24T18:00[Asia/Tokyo]')
  type('Time zone', 'Asia/Bangkok')
  expect(time()).toBe('2026-12-24T18:00[Asia/Bangkok]')
})

it('reports that a zone does not exist, and keeps the moment until one does', () => {
  const time = open('2026-12-24T18:00[Asia/Bangkok]')
  type('Time zone', 'Asia/Tokio')
  screen.getByText(/There is no time zone called "Asia\/Tokio"/)
  expect(screen.getByLabelText('Time zone').getAttribute('aria-invalid')).toBe('true')
  expect(time()).toBe('2026-12-24T18:00[Asia/Bangkok]')
  expect(clock()).toBe('2026-12-24T18:00')
})

it('shows a moment of the inspector as the clock of the zone of this machine', () => {
  open('2026-12-24T11:00:00.000Z')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(screen.getByLabelText<HTMLInputElement>('Time zone').value).toBe(timeZone)
  expect(clock()).toMatch(/^2026-12-2[345]T\d\d:\d\d$/)
})
