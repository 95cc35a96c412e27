import { act, render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Resolution } from '../../contract/generated/workshop.ts'
import type { WorkshopClient } from '../model/ask-workshop.ts'
import { openBench } from '../state/open-bench.ts'
import { BenchProvider } from '../state/use-bench.tsx'
import { WorkshopProvider } from '../state/workshop.tsx'
import { useScene } from './use-scene.ts'

const supported = { layer: 'shop', act: 'set', file: '', line: 1, column: 1, value: ['en'] }
const first = {
  merchant: null,
  chain: ['shop'],
  said: { 'languages.supported': [supported] },
} as Resolution
const opened = openBench(
  { code: 'shop', files: [], art: [], languages: [] },
  { journal: undefined, wordsIn: [], now: 0 },
)

function Scene() {
  useScene()
  return null
}

/** Opens a merchant's scene; what it gives lets the sandbox answer. */
function openScene(): () => Promise<void> {
  const settings = Promise.withResolvers<object>()
  const ask = (async (call: string) =>
    call === 'readSettings' ? settings.promise : new Promise(() => {})) as WorkshopClient
  const shelf = { read: () => undefined, keep: () => true, isKept: () => true }
  render(
    <WorkshopProvider value={ask}>
      <BenchProvider opened={opened} first={first} shelf={shelf}>
        <Scene />
      </BenchProvider>
    </WorkshopProvider>,
  )
  return () => act(async () => settings.resolve({ flags: [], settings: {} }))
}

beforeEach(() => history.replaceState(null, '', '/studio/shop'))

it('begins with the flags that the sandbox says', async () => {
  const answer = openScene()
  await answer()
  expect(location.search).toContain('flags=')
})

it('gives no other merchant the flags of one that was left before the sandbox answered', async () => {
  const answer = openScene()
  history.replaceState(null, '', '/studio/other')
  await answer()
  expect(location.pathname + location.search).toBe('/studio/other')
})
