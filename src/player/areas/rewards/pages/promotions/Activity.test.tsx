import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import type { Promotion, PromotionDetail } from '../../../../../core/contract/generated/gateway.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import Activity from './Activity.tsx'

const hourMs = 3_600_000
const at = '/m/activity?id=p1'

function detailOf(more: Partial<Promotion> = {}, whole: Partial<PromotionDetail> = {}) {
  const promotion: Promotion = {
    promotionId: 'p1',
    title: 'Lantern nights',
    category: 'slots',
    from: Date.now() - hourMs,
    until: Date.now() + 100 * hourMs,
    status: 'join',
    application: false,
    mayReapply: false,
    amount: '50.00',
    ...more,
  }
  const detail: PromotionDetail = {
    promotion,
    rules: '<ol><li>Play a lot</li></ol>',
    turnover: 3,
    days: 7,
    conditions: [],
    ...whole,
  }
  return detail
}

function show(detail: PromotionDetail, answers: CallAnswers = {}, memberType: number | null = 41) {
  publishConsolidated({
    currency: 'THB',
    currencySymbol: '฿',
    withdrawalPassword: true,
    securityQuestions: 2,
    identity: true,
  })
  const { client, sent } = createAnsweringClient({ promotion: detail, ...answers })
  const rendered = renderWithProviders(<Activity />, {
    client,
    at,
    ...(memberType !== null && { memberType }),
  })
  return { ...rendered, sent }
}

const button = (name: string) => screen.findByRole('button', { name })

afterEach(() => {
  vi.useRealTimers()
})

it('states turnover and forfeiture before a member joins, and joins once', async () => {
  const { sent } = show(detailOf(), { movePromotion: detailOf({ status: 'signed' }).promotion })
  fireEvent.click(await button('Join'))
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByText('฿150.00 (3 times)')).toBeTruthy()
  expect(
    within(sheet).getByText(/within 7 days\. What is left of it after that is forfeited/),
  ).toBeTruthy()
  expect(sent('movePromotion')).toEqual([])
  fireEvent.click(within(sheet).getByRole('button', { name: 'Join' }))
  await waitFor(() => expect(sent('movePromotion')).toEqual([{ promotionId: 'p1', move: 'join' }]))
})

it.each([
  ['applying', 'Under review'],
  ['process', 'In progress'],
  ['signed', 'Joined'],
  ['claimed', 'Claimed'],
  ['close', 'Ended'],
  ['comingSoon', 'Coming soon'],
] as const)('has no action while it is %s', async (status, word) => {
  show(detailOf({ status, ...(status === 'comingSoon' && { from: Date.now() + hourMs }) }))
  const shown = await button(word)
  expect((shown as HTMLButtonElement).disabled).toBe(true)
})

it('leads a guest to login and back to the same promotion', async () => {
  show(detailOf(), {}, null)
  const link = await screen.findByRole('link', { name: 'Join' })
  expect(link.getAttribute('href')).toBe(`/m/login?back=${encodeURIComponent(at)}`)
})

it('asks a trial account to use a real one', async () => {
  show(detailOf(), {}, 4)
  expect(await screen.findByText('Log in with a real account to use this')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Join' })).toBeTruthy()
})

it('credits a reward once, and shows when the answer is lost', async () => {
  const { sent } = show(detailOf({ status: 'claim', due: '50.00' }), {
    claimPromotion: new GatewayError('timeout', { call: 'claimPromotion' }),
  })
  fireEvent.click(await button('Claim ฿50.00'))
  const sheet = await screen.findByRole('dialog')
  fireEvent.click(within(sheet).getByRole('button', { name: 'Claim' }))
  expect(await screen.findByText('We couldn’t confirm the result')).toBeTruthy()
  expect(sent('claimPromotion')).toHaveLength(1)
})

it('shows why a claim was refused, with the sheet still open', async () => {
  show(detailOf({ status: 'claim', due: '50.00' }), {
    claimPromotion: new GatewayError('refused', {
      call: 'claimPromotion',
      code: 'promotion.state',
    }),
  })
  fireEvent.click(await button('Claim ฿50.00'))
  const sheet = await screen.findByRole('dialog')
  fireEvent.click(within(sheet).getByRole('button', { name: 'Claim' }))
  expect(await within(sheet).findByText(/The promotion has moved on/)).toBeTruthy()
})

it('sends an application with a comment of at most 140 characters, and shows that it is submitted', async () => {
  const { sent } = show(detailOf({ application: true }), {
    applyPromotion: detailOf({ application: true, status: 'applying' }).promotion,
  })
  fireEvent.click(await button('Apply'))
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Comment')
  fireEvent.change(field, { target: { value: 'x'.repeat(150) } })
  expect(screen.getByText('140 of 140 characters')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/is forfeited/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  expect(await screen.findByText('Submitted')).toBeTruthy()
  expect(sent('applyPromotion')).toEqual([{ promotionId: 'p1', comment: 'x'.repeat(140) }])
})

it('keeps an application for another try, and shows when its result is unknown', async () => {
  show(detailOf({ application: true }), {
    applyPromotion: new GatewayError('timeout', { call: 'applyPromotion' }),
  })
  fireEvent.click(await button('Apply'))
  fireEvent.change(await screen.findByLabelText('Comment'), { target: { value: 'Mine' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.click(sheet.getByRole('button', { name: 'Send application' }))
  expect(await sheet.findByText(/^We couldn’t confirm the result/)).toBeTruthy()
  fireEvent.click(sheet.getByRole('button', { name: 'Back' }))
  expect(await screen.findByLabelText('Comment')).toHaveProperty('value', 'Mine')
})

it('shows why an application was rejected, and opens it again where the promotion allows it', async () => {
  const rejected = { status: 'rejected', reason: 'incomplete', application: true } as const
  const { sent } = show(detailOf({ ...rejected, mayReapply: true }), {
    movePromotion: detailOf({ application: true }).promotion,
  })
  expect(await screen.findByText('Something is missing from the application.')).toBeTruthy()
  fireEvent.click(await button('Re-apply'))
  await waitFor(() =>
    expect(sent('movePromotion')).toEqual([{ promotionId: 'p1', move: 'reapply' }]),
  )
  expect(await screen.findByLabelText('Comment')).toBeTruthy()
})

it('keeps a rejection that is final without an action', async () => {
  show(detailOf({ status: 'rejected', reason: 'duplicate', application: true }))
  expect(((await button('Not approved')) as HTMLButtonElement).disabled).toBe(true)
})

it('opens and closes by the clock, without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const from = Date.now() + 600_000
  show(detailOf({ status: 'comingSoon', from, until: from + 600_000 }))
  expect(await button('Coming soon')).toBeTruthy()
  await act(async () => vi.advanceTimersByTimeAsync(600_200))
  expect(await button('Join')).toBeTruthy()
  await act(async () => vi.advanceTimersByTimeAsync(600_200))
  expect(await button('Ended')).toBeTruthy()
})

it('lists the requirements of a member, and leads to what is missing', async () => {
  const conditions = [
    { kind: 'level', least: 'VIP 2', have: 'VIP 3', met: true },
    { kind: 'bankCard', met: false },
  ] as const
  show(detailOf({}, { conditions: [...conditions] }))
  expect(await screen.findByText('You are VIP 3')).toBeTruthy()
  const missing = screen.getByRole('link', { name: /A bank account/ })
  expect(missing.getAttribute('href')).toBe('/m/bankCards?back=%2Fm%2Factivity%3Fid%3Dp1')
})

it.each([
  ['Apply', { application: true }],
  ['Join', {}],
  ['Re-apply', { application: true, mayReapply: true, status: 'rejected' }],
] as const)('closes "%s" with its reason while a condition is not met', async (name, more) => {
  const conditions = [
    { kind: 'level', least: 'VIP 5', have: 'VIP 3', met: false },
    { kind: 'bankCard', met: false },
    { kind: 'realName', met: true },
  ] as const
  show(detailOf(more, { conditions: [...conditions] }))
  const closed = await screen.findByRole<HTMLButtonElement>('button', { name })
  expect(closed.disabled).toBe(true)
  expect(
    screen.getByText('Before you take part you need: VIP 5 or above, A bank account'),
  ).toBeTruthy()
})

it('lets a member claim a reward, whatever the conditions for new members are', async () => {
  const conditions = [{ kind: 'bankCard', met: false }] as const
  show(detailOf({ status: 'claim', due: '50.00' }, { conditions: [...conditions] }))
  const claim = await screen.findByRole<HTMLButtonElement>('button', { name: 'Claim ฿50.00' })
  expect(claim.disabled).toBe(false)
})

it('shows that a promotion does not exist, with the way to the others', async () => {
  const missing = new GatewayError('refused', { call: 'promotion', code: 'promotion.notFound' })
  show(detailOf(), { promotion: missing })
  expect(await screen.findByText('There is no such promotion.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all promotions' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
