import { act, screen, waitFor } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { CallName } from '../../src/core/contract/calls.ts'
import { accountCalls } from '../../src/core/contract/on-demand/account-calls.ts'
import { GatewayError } from '../../src/core/gateway-client/gateway-error.ts'
import Feedback from '../../src/player/areas/help/pages/feedback/Feedback.tsx'
import Notice from '../../src/player/areas/help/pages/notice/Notice.tsx'
import BankCards from '../../src/player/areas/member/pages/bank-cards/BankCards.tsx'
import Identity from '../../src/player/areas/member/pages/identity/Identity.tsx'
import Messages from '../../src/player/areas/member/pages/messages/Messages.tsx'
import PlaySafely from '../../src/player/areas/member/pages/play-safely/PlaySafely.tsx'
import Security from '../../src/player/areas/member/pages/security/Security.tsx'
import Settings from '../../src/player/areas/member/pages/settings/Settings.tsx'
import TicketPromotions from '../../src/player/areas/rewards/blocks/promotions/TicketPromotions.tsx'
import Activity from '../../src/player/areas/rewards/pages/promotions/Activity.tsx'
import { publishConsolidated } from '../../src/player/state/status.ts'
import { type CallAnswers, createAnsweringClient } from '../support/answering-client.ts'
import { renderWithProviders } from '../support/render-with-providers.tsx'
import { settingsOf } from '../support/settings-of.ts'

const promotion = {
  promotionId: 'p1',
  title: 'Lantern nights',
  category: 'slots',
  from: 0,
  until: 4_000_000_000_000,
  status: 'join',
  application: false,
  mayReapply: false,
}

function PromotionCards(): ReactNode {
  return (
    <TicketPromotions id="promotions" variant="tickets" settings={settingsOf('promotions', {})} />
  )
}

/** Answers with which every part of the pages has content. */
const answers: CallAnswers = {
  memberInfo: { id: '1', account: 'maya88', nickname: 'Maya', type: 41, level: 'VIP 3' },
  profile: { fields: [{ name: 'nickname', value: 'Maya' }] },
  securityConfig: {
    withdrawalPassword: true,
    securityQuestions: 0,
    bankCards: 0,
    identity: 'none',
    signIns: 1,
  },
  signIns: { signIns: [{ id: '1', time: 0, device: 'Chrome', current: true, open: true }] },
  customerSecurityQuestions: { questions: [] },
  bankCards: { cards: [], banks: [], max: 5 },
  identity: { state: 'none', slots: [{ slot: 'front', state: 'none' }], hours: 24 },
  playLimits: { limits: [], waitingHours: 24, realityCheckMinutes: 0 },
  messages: {
    messages: [
      {
        messageId: '1',
        sender: 'Service',
        title: 'Welcome',
        preview: '',
        createdAt: 0,
        read: true,
      },
    ],
    pageNum: 1,
    totalPages: 1,
    totalCount: 1,
  },
  message: {
    messageId: '1',
    box: 'inbox',
    sender: 'Service',
    title: 'Welcome',
    body: '<p>Hello</p>',
    createdAt: 0,
  },
  unreadMessages: { count: 0, recipients: ['service'] },
  readMessages: true,
  feedback: { feedback: [] },
  promotions: { categories: [], promotions: [promotion] },
  promotion: { promotion, rules: '', turnover: 0, days: 7, conditions: [] },
  announcements: { player: [{ id: '1', title: 'Tonight' }] },
}

interface PageCase {
  readonly name: string
  readonly Page: ComponentType
  readonly at: string
  /** The reads that the page makes. */
  readonly reads: readonly CallName[]
  /** What stays on the page when one of its other reads fails. */
  readonly stays?: Partial<Record<CallName, string>>
}

const cases: readonly PageCase[] = [
  {
    name: 'settings',
    Page: Settings,
    at: '/m/myAccount/index',
    reads: ['profile', 'securityConfig'],
    stays: { profile: 'Reduce motion', securityConfig: 'Nickname' },
  },
  {
    name: 'security',
    Page: Security,
    at: '/m/security',
    reads: ['signIns', 'customerSecurityQuestions'],
    stays: { signIns: 'Login password', customerSecurityQuestions: 'This device' },
  },
  { name: 'bank accounts', Page: BankCards, at: '/m/bankCards', reads: ['bankCards'] },
  { name: 'identity', Page: Identity, at: '/m/identity', reads: ['identity'] },
  {
    name: 'play safely',
    Page: PlaySafely,
    at: '/m/playSafely',
    reads: ['playLimits'],
    stays: { playLimits: 'Read about responsible play' },
  },
  {
    name: 'messages',
    Page: Messages,
    at: '/m/messages',
    reads: ['messages'],
    stays: { messages: 'Write a message' },
  },
  { name: 'a message', Page: Messages, at: '/m/messages?message=1', reads: ['message'] },
  { name: 'promotions', Page: PromotionCards, at: '/m/activity', reads: ['promotions'] },
  { name: 'a promotion', Page: Activity, at: '/m/activity?id=p1', reads: ['promotion'] },
  { name: 'notices', Page: Notice, at: '/m/notice', reads: ['announcements'] },
  {
    name: 'feedback',
    Page: Feedback,
    at: '/m/feedback',
    reads: ['feedback'],
    stays: { feedback: 'Send feedback' },
  },
]

/** The ways in which an answer fails, each with what the player reads. */
const faults = {
  slow: [{ kind: 'timeout' }, 'Slow Connection'],
  down: [{ kind: 'http', status: 503 }, 'System busy, try again later'],
  refused: [
    { kind: 'refused', code: 'function.not.available' },
    'Sorry, this account does not have permission or the feature is temporarily unavailable.',
  ],
  cut: [{ kind: 'offline' }, 'Connection problem. Please try again.'],
  'HTML or of a wrong shape': [{ kind: 'shape' }, 'System busy, try again later'],
} as const

function failureOf(call: CallName, fault: keyof typeof faults): GatewayError {
  const [{ kind, ...facts }] = faults[fault]
  return new GatewayError(kind, { call, ...facts })
}

function Frame({ Page }: { readonly Page: ComponentType }): ReactNode {
  return (
    <main>
      <Page />
    </main>
  )
}

const rows = cases.flatMap((page) => page.reads.map((read) => ({ ...page, read })))

describe.each(rows)('$read on the page $name', ({ Page, at, read, stays }) => {
  it.each(Object.keys(faults) as (keyof typeof faults)[])(
    'is reported with another try when it is %s, and the rest of the page stays',
    async (fault) => {
      publishConsolidated({
        currency: 'THB',
        currencySymbol: '฿',
        withdrawalPassword: true,
        securityQuestions: 2,
        identity: true,
      })
      let broken = true
      const { client } = createAnsweringClient({
        ...answers,
        [read]: () => (broken ? failureOf(read, fault) : answers[read]),
      })
      renderWithProviders(<Frame Page={Page} />, { client, memberType: 41, at })
      const [, line] = faults[fault]
      await screen.findByText(line)
      if (stays?.[read]) expect(await screen.findByText(stays[read])).toBeTruthy()
      broken = false
      await act(async () => screen.getAllByRole('button', { name: 'Try again' })[0]?.click())
      await waitFor(() => expect(screen.queryByText(line)).toBeNull())
    },
  )
})

it('every read of the pages of a member is checked, unless a form or block has it', () => {
  const covered = new Set(rows.map(({ read }) => read))
  const elsewhere: readonly string[] = [
    // In tests of their own: a form, a block, or a part that loads with another one.
    'hasWithdrawalPassword',
    'securityQuestions',
    'vipProgress',
    'rewardCount',
    'unreadMessages',
    'helpCenter',
    'appDownloads',
    // Asked before any page, where the session is in a cookie.
    'currentSession',
  ]
  const names = Object.keys(accountCalls) as (keyof typeof accountCalls)[] // the keys of a closed record
  const reads = names.filter((name) => accountCalls[name].kind === 'read')
  expect(reads.filter((name) => !covered.has(name) && !elsewhere.includes(name))).toEqual([])
})
