import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { StudioApiClient } from '../../core/gateway-client/ask-studio-api.ts'
import { StudioApiProvider } from '../state/studio-api-context.tsx'
import { PublishWindow } from './PublishWindow.tsx'

const state = { folder: 'site', releases: [], hosts: [] }
const impact = { refused: [], merchants: [], sum: ['No host would change.'] }
const answers: Readonly<Record<string, unknown>> = {
  readPublishing: state,
  publish: state,
  readPublishImpact: impact,
}

async function open() {
  const asked = vi.fn(async (call: string, _question: { readonly body?: unknown }) => answers[call])
  render(
    // Every call that the window makes is answered with its shape.
    <StudioApiProvider value={asked as unknown as StudioApiClient}>
      <PublishWindow onClose={() => undefined} />
    </StudioApiProvider>,
  )
  const field = await screen.findByRole('textbox', { name: 'Name of the release' })
  const publish = async (name: string): Promise<void> => {
    await act(async () => fireEvent.change(field, { target: { value: name } }))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Publish' })))
  }
  const sent = () =>
    asked.mock.calls.filter(([call]) => call === 'publish').map(([, { body }]) => body)
  return { field, publish, sent }
}

it.each(['-first', 'two words', 'วันนี้', 'x'.repeat(65)])(
  'the field refuses a release called %s with a message and has the focus',
  async (name) => {
    const { field, publish, sent } = await open()
    await publish(name)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    screen.getByText('Letters, digits, dots and dashes, 64 at most.')
    expect(document.activeElement).toBe(field)
    expect(sent()).toEqual([])
  },
)

it.each([
  ['', {}],
  ['v1.2_final', { release: 'v1.2_final' }],
  ['x'.repeat(64), { release: 'x'.repeat(64) }],
])('a release called "%s" is published', async (name, body) => {
  const { publish, sent } = await open()
  await publish(name)
  expect(sent()).toEqual([body])
})
