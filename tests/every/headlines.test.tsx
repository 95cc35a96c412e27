import { waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Contracts from '../../src/player/areas/agents/pages/contracts/Contracts.tsx'
import Rebates from '../../src/player/areas/agents/pages/rebates/Rebates.tsx'
import AppDownloads from '../../src/player/areas/help/blocks/app-downloads/AppDownloads.tsx'
import HelpTopics from '../../src/player/areas/help/blocks/help-topics/HelpTopics.tsx'
import ServiceChannels from '../../src/player/areas/help/blocks/service-channels/ServiceChannels.tsx'
import Identity from '../../src/player/areas/member/pages/identity/Identity.tsx'
import Bonuses from '../../src/player/areas/money/pages/bonus/Bonuses.tsx'
import Goods from '../../src/player/areas/rewards/blocks/goods/Goods.tsx'
import { useShownHeadline } from '../../src/player/state/headline.ts'
import { publishConsolidated } from '../../src/player/state/status.ts'
import { type CallAnswers, createAnsweringClient } from '../support/answering-client.ts'
import { contractFlags, dividendOf } from '../support/contracts.tsx'
import { renderWithProviders } from '../support/render-with-providers.tsx'
import { settingsOf } from '../support/settings-of.ts'

const android = { platform: 'android', url: 'https://line.me/a.apk', version: '4', size: '18.4' }
const iphone = { platform: 'ios', url: 'https://line.me/a.ipa', version: '4' }
const topic = { id: 'a', category: 'account', question: 'How?', answer: '<p>So</p>' }
const bonus = {
  bonusId: '7',
  title: 'Welcome bonus',
  amount: '500.00',
  state: 'active',
  receivedAt: Date.UTC(2026, 10, 20, 8),
  orderId: 'B1',
  required: '10000.00',
  done: '6420.00',
  left: '3580.00',
}
const good = { id: 'a', kind: 'goods', name: 'Lamp', points: 2400, stock: 18, days: 7 }
const help = <HelpTopics id="h" variant="accordion" settings={settingsOf('help-topics')} />
const service = <ServiceChannels id="s" variant="cards" settings={settingsOf('service-channels')} />
const downloads = <AppDownloads id="d" variant="cards" settings={settingsOf('app-downloads')} />
const goods = <Goods id="g" variant="grid" settings={settingsOf('goods')} />

const pages: readonly (readonly [string, ReactNode, CallAnswers, string | undefined])[] = [
  ['the number of answers', help, { helpCenter: { topics: [topic] } }, '1 answer'],
  [
    'the number of ways to reach customer service',
    service,
    { customerService: [{ csType: 'LINE', path: 'https://line.me/x' }] },
    '1 way to reach us',
  ],
  ['no way to reach customer service', service, { customerService: [] }, undefined],
  [
    'the only app with its size',
    downloads,
    { appDownloads: { apps: [android] } },
    'Android app, 18.4 MB',
  ],
  ['an app without its size', downloads, { appDownloads: { apps: [iphone] } }, 'iPhone app'],
  ['the number of apps', downloads, { appDownloads: { apps: [android, iphone] } }, '2 apps'],
  [
    'the pictures of a document that are sent',
    <Identity key="identity" />,
    {
      identity: {
        state: 'rejected',
        hours: 24,
        documentType: 'idCard',
        slots: [
          { slot: 'front', state: 'pending' },
          { slot: 'back', state: 'rejected', reason: 'blurred' },
          { slot: 'selfie', state: 'none' },
        ],
      },
    },
    '1 of 3 sent',
  ],
  [
    'the offer of a contract',
    <Contracts key="contracts" />,
    { currentContracts: { offer: dividendOf({ status: 'P' }) } },
    'An offer waits',
  ],
  [
    'the highest rate',
    <Rebates key="rebates" />,
    {
      rebateSettings: {
        rebates: [
          { product: 'RNG', rate: '0.75', min: '0.00', max: '0.80' },
          { product: 'LIVE', rate: '0.80', min: '0.00', max: '0.80' },
        ],
        step: '0.05',
        effectiveAt: 0,
      },
      agentQuotas: { links: { used: 2, max: 10 }, rebates: [] },
    },
    'Up to 0.80%',
  ],
  ['what is left of the only bonus', ...bonuses(bonus), '฿3,580.00 left to play'],
  ['the number of bonuses', ...bonuses(bonus, { ...bonus, bonusId: '8' }), '2 active bonuses'],
  ['no bonus', ...bonuses(), undefined],
  [
    'the items that the points are enough for',
    goods,
    {
      mallGoods: { goods: [good, { ...good, id: 'b', points: 9000 }] },
      pointsBalance: { points: 3000, level: 'VIP 3', earnedThisMonth: 0, betPerPoint: '100.00' },
    },
    '1 item within reach',
  ],
]

function bonuses(...listed: readonly object[]): readonly [ReactNode, CallAnswers] {
  return [<Bonuses key="bonuses" />, { bonuses: { bonuses: listed, pageNum: 1, totalPages: 1 } }]
}

/** What the head of the page shows. */
function Headline(): ReactNode {
  return <output>{useShownHeadline()}</output>
}

const readHeadline = () => document.querySelector('output')?.textContent

beforeEach(() => publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 }))
afterEach(() => vi.restoreAllMocks())

it.each(pages)('the head of a page says %s', async (_fact, page, answers, expected) => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0 Safari/537.36'
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(windows)
  const { client } = createAnsweringClient(answers)
  renderWithProviders(
    <>
      {page}
      <Headline />
    </>,
    { client, memberType: 41, skin: { flags: contractFlags }, at: '/m/page?kind=dividend' },
  )
  await waitFor(() => expect(document.querySelector('[data-kit="skeleton"]')).toBeNull())
  await waitFor(() => expect(readHeadline()).toBe(expected ?? ''))
})
