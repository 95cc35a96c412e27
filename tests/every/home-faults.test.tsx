import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { PageView } from '../../src/player/registry/PageView.tsx'
import { markSettled } from '../../src/player/state/live.ts'
import { blockCatalogue } from '../support/block-catalogue.ts'
import {
  faults,
  faultyClient,
  listCallingBlocks,
  loadCode,
  type PlacedBlock,
  wellAnswers,
} from '../support/guest-home.ts'
import { renderWithProviders } from '../support/render-with-providers.tsx'

/** A picture is only decoration: without an answer it keeps its own text, and has nothing to retry. */
const asking = listCallingBlocks().filter(({ block }) => block.type !== 'picture')
const kinds = new Map(asking.map((one) => [`${one.call} ${one.block.type}`, one]))
const rest = { type: 'picture', variant: 'headline', settings: { title: { en: 'The rest' } } }

// The settings of the visit are known, so that no block waits for the currency.
beforeAll(markSettled)
beforeAll(() => loadCode([...asking.map(({ block }) => block), rest]))

function show(block: PlacedBlock, readFault: () => string | undefined): void {
  renderWithProviders(<PageView pageId="home" />, {
    skin: { pages: { home: { order: ['asks', 'rest'], blocks: { asks: block, rest } } } },
    catalogue: blockCatalogue,
    client: faultyClient(readFault),
  })
}

async function expectReportedAndFixed(block: PlacedBlock, fault: string): Promise<void> {
  let met: string | undefined = fault
  show(block, () => met)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('The rest')).toBeTruthy()
  met = undefined
  fireEvent.click(retry)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  expect(document.querySelector('[data-kind="error"], [data-kind="offline"]')).toBeNull()
  expect(document.querySelector('[data-block="asks"]')?.textContent).not.toBe('')
}

it('an answer is known for every call that the home of a guest makes', () => {
  for (const { call } of asking) expect(Object.keys(wellAnswers())).toContain(call)
})

describe.each(Object.keys(faults))('%s', (fault) => {
  it.each([...kinds])(
    'of %s is reported by the block, with a retry that works; the other blocks work',
    (_, one) => expectReportedAndFixed(one.block, fault),
  )
})

describe('every variant', () => {
  it.each(asking.map(({ block }) => [`${block.type} ${block.variant}`, block] as const))(
    '%s shows that its call failed',
    (_, block) => expectReportedAndFixed(block, 'an error of the server'),
  )
})
