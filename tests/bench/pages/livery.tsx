import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import './bench.css'
import type { Facts } from '../../../src/core/contract/facts.ts'
import type { Skin } from '../../../src/core/contract/skin.ts'
import type { BlockCatalogue } from '../../../src/player/registry/block.ts'
import { loadBlock } from '../../../src/player/registry/load-block.ts'
import { PageView } from '../../../src/player/registry/PageView.tsx'
import { FactsPlanProvider } from '../../../src/player/registry/plan-context.tsx'
import type { AnyDefinition } from '../../../src/player/registry/read-definition.ts'
import { SkinProvider } from '../../../src/player/registry/skin-context.tsx'
import { painted } from './bench-clock.ts'

const place = 'page'
// The bench's blocks stand under names of real ones, with settings of their own.
const catalogue = {
  banner: {
    type: 'banner',
    place,
    load: () => import('../blocks/BenchBanner.tsx'),
    height: () => 150,
  },
  notices: {
    type: 'notices',
    place,
    load: () => import('../blocks/BenchNotices.tsx'),
    height: () => 64,
  },
  'vendor-section': {
    type: 'vendor-section',
    place,
    load: () => import('../blocks/BenchVendors.tsx'),
    height: () => 370,
  },
  'winner-board': {
    type: 'winner-board',
    place,
    load: () => import('../blocks/BenchWinners.tsx'),
    height: () => 420,
  },
} as unknown as BlockCatalogue

const guest: Facts = {
  flags: { PTSYS3: true },
  templates: {},
  settings: {},
  session: 'guest',
  language: 'th',
  device: 'browser',
}
const nothing = () => undefined

function Live({ skin, children }: { readonly skin: Skin; readonly children: ReactNode }) {
  const [facts, setFacts] = useState(guest)
  globalThis.flipFlag = () => {
    setFacts((was) => ({ ...was, flags: { PTSYS3: !was.flags['PTSYS3'] } }))
    return painted()
  }
  return (
    <SkinProvider skin={skin}>
      <FactsPlanProvider facts={facts} catalogue={catalogue} preload={nothing} report={nothing}>
        {children}
      </FactsPlanProvider>
    </SkinProvider>
  )
}

// A published page's modulepreload has the code of its blocks at hand, as the floor's script has.
await Promise.all(
  Object.values<AnyDefinition>(catalogue as never).map(
    (definition) => loadBlock({ definition, variant: '', who: 'guest' }).promise,
  ),
)

globalThis.startBench = () => {
  const page = JSON.parse(document.getElementById('skin')?.textContent ?? '')
  // The bench's skin contains only what a page reads.
  const skin = { pages: { home: page }, flags: {} } as unknown as Skin
  const root = document.getElementById('root')
  if (root) {
    createRoot(root).render(
      <Live skin={skin}>
        <PageView pageId="home" />
      </Live>,
    )
  }
  return painted()
}
