import { fireEvent, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../core/config/edit/edit.ts'
import { ConditionControl } from './ConditionControl.tsx'
import { kindOfSchema } from './kind-of.ts'
import { renderInEditor } from './testing.tsx'

/** Shows the control, and returns what it has written. */
function open(value?: Json, file?: string): () => Json | undefined {
  let written = value
  function Host(): ReactNode {
    const [now, setNow] = useState(value)
    written = now
    return (
      <ConditionControl
        label="When"
        named={{ 'aria-label': 'When' }}
        path={['when']}
        edited={kindOfSchema({ $ref: '#/definitions/Condition' })}
        value={now}
        isInherited={false}
        onChange={setNow}
      />
    )
  }
  renderInEditor(<Host />, file)
  return () => written
}

function choose(kind: string): void {
  fireEvent.click(screen.getByRole('button', { name: /kind of condition/ }))
  fireEvent.click(screen.getByRole('option', { name: kind }))
}

function type(name: string, text: string): void {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } })
}

describe('a condition', () => {
  it('on the session is written when the operator chooses one', () => {
    const written = open()
    fireEvent.click(screen.getByRole('button', { name: 'Only on a condition' }))
    expect(written()).toBeUndefined()
    screen.getByText('The block stays as it is until this is complete.')
    fireEvent.click(screen.getByRole('button', { name: 'guest' }))
    expect(written()).toEqual({ session: 'guest' })
  })

  it("on the time is written in the merchant's zone once a day and a time are chosen", () => {
    const written = open({ session: 'guest' }, '{ "timeZone": "Asia/Bangkok" }')
    choose('Time')
    expect(written()).toEqual({ session: 'guest' })
    const from = screen.getByLabelText<HTMLInputElement>('From')
    fireEvent.change(from, { target: { value: '2026-12-24T18:00' } })
    expect(written()).toEqual({ time: { from: '2026-12-24T18:00[Asia/Bangkok]' } })
    type('From: time zone', 'Asia/Bankok')
    screen.getByText(/There is no time zone called "Asia\/Bankok"/)
    expect(written()).toEqual({ time: { from: '2026-12-24T18:00[Asia/Bangkok]' } })
    type('From: time zone', 'Asia/Tokyo')
    expect(written()).toEqual({ time: { from: '2026-12-24T18:00[Asia/Tokyo]' } })
    expect(from.value).toBe('2026-12-24T18:00')
  })

  it('on the time takes a moment that is often chosen with one press', () => {
    const written = open({ time: { from: '2026-12-24T18:00Z' } })
    const often = screen.getByRole('group', { name: 'Until: often chosen' })
    fireEvent.click(within(often).getByRole('button', { name: 'Tonight' }))
    expect(written()).toEqual({
      time: {
        from: '2026-12-24T18:00Z',
        until: expect.stringMatching(/^\d{4}-\d\d-\d\dT23:59\[UTC\]$/),
      },
    })
  })

  it('of others is written with the first of them', () => {
    const written = open()
    fireEvent.click(screen.getByRole('button', { name: 'Only on a condition' }))
    choose('All of')
    expect(written()).toBeUndefined()
    fireEvent.click(screen.getByRole('button', { name: 'member' }))
    expect(written()).toEqual({ all: [{ session: 'member' }] })
    fireEvent.click(screen.getByRole('button', { name: 'And another' }))
    expect(written()).toEqual({ all: [{ session: 'member' }] })
  })
})
