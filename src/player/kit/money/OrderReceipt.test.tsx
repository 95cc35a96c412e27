import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { formatOrderTime, formatZone } from './format-order-time.ts'
import { OrderReceipt } from './OrderReceipt.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'

const time = new Date(2026, 10, 21, 18, 9).getTime()

function show(state: string) {
  renderWithProviders(
    <OrderReceipt
      title="Withdrawal to Riverside Bank"
      state={state}
      amount="-5000.00"
      sign="always"
      time={time}
      rows={[
        { label: 'Fee', value: '0.00' },
        { label: 'Order', value: 'WD1', copy: 'WD1' },
      ]}
    >
      <OrderTimeline
        label="Steps"
        steps={[
          { state: 'submitted', at: time },
          { state, at: time + 60_000 },
        ]}
        next={state === 'reviewing' ? ['paying', 'paid'] : []}
        notes={{ reviewing: 'Usually done in 5 minutes' }}
      />
    </OrderReceipt>,
  )
}

it('has the order number, the amount with its sign, the state, and the time with its zone', () => {
  show('paid')
  const receipt = screen.getByRole('article', { name: 'Withdrawal to Riverside Bank' })
  expect(within(receipt).getByText(/\u22125,000/).textContent).toBe('\u22125,000.00')
  expect(within(receipt).getByRole('status').textContent).toBe('Paid')
  expect(within(receipt).getByText('WD1')).toBeTruthy()
  expect(within(receipt).getByRole('button', { name: 'Copy Order' })).toBeTruthy()
  expect(within(receipt).getByText(`Nov 21, 2026, 18:09 (${formatZone(time)})`)).toBeTruthy()
})

it('lists the steps that are reached and those to come', () => {
  show('reviewing')
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    'Submitted18:09:00',
    'Under reviewUsually done in 5 minutes18:10:00',
    'Being paid',
    'Paid',
  ])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
})

it('shows that an unknown state is not known', () => {
  show('brand-new')
  expect(screen.getByRole('status').textContent).toBe('Status not known here')
})

it('writes the zone of a time in every language', () => {
  for (const language of ['en', 'th', 'zh', 'km', 'ja'])
    expect(formatOrderTime(time, language)).toContain(`18:09 (${formatZone(time)})`)
})
