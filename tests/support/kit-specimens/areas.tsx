import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type {
  RedEnvelope as Envelope,
  IncomeFigures,
  Promotion,
  PromotionDetail,
} from '../../../src/core/contract/generated/gateway.ts'
import { ContractCard } from '../../../src/player/areas/agents/pages/contracts/ContractCard.tsx'
import { ContractSkeleton } from '../../../src/player/areas/agents/pages/contracts/ContractSkeleton.tsx'
import { HomeFigures } from '../../../src/player/areas/agents/pages/home/HomeFigures.tsx'
import { IncomeHead } from '../../../src/player/areas/agents/pages/home/IncomeHead.tsx'
import { WaitingContracts } from '../../../src/player/areas/agents/pages/home/WaitingContracts.tsx'
import { MonthIncome } from '../../../src/player/areas/agents/pages/income/MonthIncome.tsx'
import { TeamKpis } from '../../../src/player/areas/agents/pages/team/TeamKpis.tsx'
import { ActionTile, ActionTiles } from '../../../src/player/areas/agents/parts/ActionTiles.tsx'
import { FigureGrid } from '../../../src/player/areas/agents/parts/FigureGrid.tsx'
import { MemberLine } from '../../../src/player/areas/agents/parts/MemberLine.tsx'
import { TeamPath } from '../../../src/player/areas/agents/parts/TeamPath.tsx'
import HeroProfile from '../../../src/player/areas/member/blocks/member-profile/HeroProfile.tsx'
import RowProfile from '../../../src/player/areas/member/blocks/member-profile/RowProfile.tsx'
import CardWallet from '../../../src/player/areas/member/blocks/member-wallet/CardWallet.tsx'
import Messages from '../../../src/player/areas/member/pages/messages/Messages.tsx'
import MessageView from '../../../src/player/areas/member/pages/messages/on-demand/MessageView.tsx'
import PointsBalance from '../../../src/player/areas/rewards/blocks/points-balance/PointsBalance.tsx'
import PosterPromotions from '../../../src/player/areas/rewards/blocks/promotions/PosterPromotions.tsx'
import TicketPromotions from '../../../src/player/areas/rewards/blocks/promotions/TicketPromotions.tsx'
import RewardList from '../../../src/player/areas/rewards/blocks/reward-list/RewardList.tsx'
import SignInCalendar from '../../../src/player/areas/rewards/blocks/sign-in-calendar/SignInCalendar.tsx'
import { EnvelopeStage } from '../../../src/player/areas/rewards/pages/envelope/EnvelopeStage.tsx'
import RedEnvelope from '../../../src/player/areas/rewards/pages/envelope/RedEnvelope.tsx'
import type { Opening } from '../../../src/player/areas/rewards/pages/envelope/use-opening.ts'
import Invite from '../../../src/player/areas/rewards/pages/invite/Invite.tsx'
import { PromotionPage } from '../../../src/player/areas/rewards/pages/promotions/PromotionPage.tsx'
import { PromotionTerms } from '../../../src/player/areas/rewards/pages/promotions/PromotionTerms.tsx'
import { Conditions } from '../../../src/player/areas/rewards/pages/vip/Conditions.tsx'
import { LevelTabs } from '../../../src/player/areas/rewards/pages/vip/LevelTabs.tsx'
import { PerkTable } from '../../../src/player/areas/rewards/pages/vip/PerkTable.tsx'
import type { QueryResult } from '../../../src/player/gateway/use-call.ts'
import { dividendOf } from '../contracts.tsx'
import { settingsOf } from '../settings-of.ts'
import type { Act } from './acts.tsx'

const time = Date.parse('2026-11-21T18:09:00Z')
const dayMs = 86_400_000
const ignore = () => undefined
const promotion: Promotion = {
  promotionId: 'p1',
  title: 'Lanterns',
  summary: 'A sentence',
  category: 'slots',
  from: time,
  until: time + dayMs,
  status: 'join',
  application: false,
  mayReapply: false,
}
const statuses = ['join', 'comingSoon', 'claim', 'claimed', 'close'] as const
const promotions = {
  categories: [
    { id: 'slots', name: 'Slots' },
    { id: 'live', name: 'Live' },
  ],
  promotions: statuses.map((status) => ({
    ...promotion,
    promotionId: status,
    status,
    from: status === 'comingSoon' ? Date.now() + dayMs : time,
  })),
}
const detail: PromotionDetail = {
  promotion,
  rules: '',
  turnover: 3,
  days: 7,
  conditions: [],
  games: ['slots'],
}
const rewards = (['claimable', 'progress', 'claimed', 'expired', 'unknown'] as const).map(
  (state) => ({
    rewardId: state,
    kind: 'ticket',
    title: state,
    amount: '5.00',
    turnover: 1,
    state,
  }),
)
const calendar = {
  today: '2026-11-20',
  signed: false,
  streak: 1,
  turnover: 1,
  nextDayAt: time + dayMs,
  days: (['signed', 'missed', 'ahead', 'ahead', 'today', 'ahead', 'ahead'] as const).map(
    (state, at) => ({ day: `2026-11-${16 + at}`, amount: '2.00', state, special: at === 3 }),
  ),
}
const levels = [
  { level: 'VIP1', gifts: [], perks: [{ perkId: 'p', name: 'Perk', value: 'Some' }] },
  { level: 'VIP2', rise: { turnover: '5', deposits: '5' }, gifts: [], perks: [] },
  { level: 'VIP3', rise: { turnover: '9', deposits: '9' }, gifts: [], perks: [] },
]
const envelope: Envelope = {
  state: 'waiting',
  title: 'Red envelope',
  triesLeft: 1,
  triesADay: 3,
  least: '1.00',
  most: '8.00',
  turnover: 0,
  rules: '',
}
const opening = {
  phase: 'shown',
  result: { openingId: '1', outcome: 'won', amount: '5.00', openedAt: time, triesLeft: 0 },
} as unknown as Opening // what the stage shows of it
const income = {
  value: { amount: '90.50', sources: [], updatedAt: time, nextUpdateAt: time },
} as unknown as QueryResult<IncomeFigures> // what the head shows of it
const path = ['one', 'two', 'three', 'four'].map((username) => ({ username }))
const messages = [true, false].map((read) => ({
  messageId: String(read),
  sender: 'Service',
  title: 'Title',
  preview: 'Preview',
  createdAt: time,
  read,
}))

/** What only the pages of agents, members and rewards have. */
export const areas: readonly ReactNode[] = [
  <ContractSkeleton key="contracts" count={1} />,
  <ContractCard
    key="contract"
    contract={dividendOf()}
    party="subordinate"
    label="New"
    moves={{ running: false, move: async () => undefined }}
  />,
  <WaitingContracts key="tasks" waiting={[{ kind: 'dividend', request: 'offer' }]} />,
  <MemberLine
    key="subordinate"
    name="Maya"
    note="A note"
    figure="5.00"
    figureLabel="Bets"
    open
    onToggle={ignore}
  >
    content
  </MemberLine>,
  <ActionTiles key="actions">
    <ActionTile icon="bets" label="Bets" to="/m/home" />
    <ActionTile icon="records" label="Records" busy />
  </ActionTiles>,
  <TeamPath key="path" path={path} pathOf={() => '/m/home'} />,
  <HomeFigures key="notes" month={undefined} />,
  <TeamKpis key="rows" figures={undefined} failed={false} />,
  <FigureGrid key="grid" figures={[{ label: 'In', value: '5.00' }]} />,
  <PromotionTerms key="terms" detail={detail} />,
  <PromotionTerms key="list" detail={detail} layout="list" />,
  <IncomeHead key="chart" call={income} />,
  <RowProfile
    key="portrait"
    id="profile"
    variant="row"
    settings={settingsOf('member-profile', { portrait: 'end' })}
  />,
  <Conditions
    key="targets"
    levels={levels}
    level={{ level: 'VIP2', rise: { turnover: '5', deposits: '5' }, gifts: [], perks: [] }}
    own={undefined}
  />,
  <PerkTable key="table" levels={levels} selected="VIP1" />,
  <div key="envelope" data-kit="envelope">
    <EnvelopeStage envelope={envelope} opening={opening} />
  </div>,
]

/** What they have once the gateway has answered. */
export const answeredAreas: readonly Act[] = [
  {
    node: <MonthIncome />,
    answered: '[data-part="figure"]',
    answers: {
      agentIncome: {
        month: '2026-11',
        from: time,
        to: time + dayMs,
        daysLeft: 1,
        amount: '5.00',
        paid: '5.00',
        sources: [],
        updatedAt: time,
        nextUpdateAt: time,
      },
    },
  },
  ...(['cards', 'table'] as const).map((kind) => ({
    node: <LevelTabs levels={levels} own="VIP2" selected="VIP2" onSelect={() => undefined} />,
    answers: {},
    skin: { look: { levels: kind } },
  })),
  {
    node: <HeroProfile id="profile" variant="hero" settings={settingsOf('member-profile')} />,
    answered: '[data-kit="progress"]',
    answers: {
      memberInfo: { id: '1', account: 'maya', type: 1, level: 'VIP1' },
      vipProgress: { level: 'VIP1', next: 'VIP2', turnover: '1', target: '5' },
    },
  },
  {
    node: <CardWallet id="wallet" variant="card" settings={settingsOf('member-wallet')} />,
    answers: {},
  },
  {
    node: (
      <PointsBalance
        id="points"
        variant="plain"
        settings={settingsOf('points-balance', { picture: '/points.svg' })}
      />
    ),
    answers: { pointsBalance: { points: 5, level: 'VIP1', earnedThisMonth: 1, betPerPoint: '5' } },
  },
  {
    node: <RewardList id="rewards" variant="cards" settings={settingsOf('reward-list')} />,
    answered: '[data-kit="reward"]',
    answers: { rewardCenter: { rewards, count: 1, total: '5.00' } },
  },
  {
    node: <SignInCalendar id="calendar" variant="week" settings={settingsOf('sign-in-calendar')} />,
    answered: '[data-kit="calendar"]',
    answers: { rewardCenter: { rewards: [], count: 0, total: '0', calendar } },
  },
  {
    node: (
      <TicketPromotions
        id="promotions"
        variant="tickets"
        settings={settingsOf('promotions', { lead: true, picture: 'end' })}
      />
    ),
    answered: '[data-kit="promotion"]',
    answers: { promotions },
  },
  {
    node: (
      <TicketPromotions
        id="promotions"
        variant="tickets"
        settings={settingsOf('promotions', { picture: 'start' })}
      />
    ),
    answered: '[data-kit="promotion"]',
    answers: { promotions },
  },
  {
    node: (
      <PosterPromotions id="promotions" variant="posters" settings={settingsOf('promotions')} />
    ),
    answered: '[data-kit="promotion"]',
    answers: { promotions },
  },
  {
    node: <PromotionPage promotionId="p1" />,
    answered: '[data-kit="promotion-page"]',
    answers: { promotion: detail },
  },
  { node: <RedEnvelope />, answered: '[data-part="dock"]', answers: { redEnvelope: envelope } },
  {
    node: <Invite />,
    answered: '[data-kit="poster"]',
    answers: {
      invitation: {
        code: 'MAYA',
        link: 'https://example.test/r/MAYA',
        minDeposit: '5',
        turnover: 0,
        opened: 0,
        registered: 0,
        deposited: 0,
        earned: '0',
        rewards: [],
      },
    },
  },
  {
    node: <Messages />,
    answered: '[data-kit="messages"]',
    answers: {
      unreadMessages: { count: 1, recipients: [] },
      messages: { messages, pageNum: 1, totalPages: 1, totalCount: 2 },
    },
    act: () => fireEvent.click(screen.getByRole('button', { name: /select/ })),
  },
  {
    node: <MessageView messageId="1" />,
    answered: '[data-kit="letter"]',
    answers: {
      message: {
        messageId: '1',
        box: 'inbox',
        sender: 'Service',
        title: 'Title',
        body: '',
        createdAt: time,
      },
    },
  },
]
