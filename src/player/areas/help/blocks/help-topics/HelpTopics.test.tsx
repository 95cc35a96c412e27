import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import HelpTopics from './HelpTopics.tsx'

const topics = [
  {
    id: 'a',
    category: 'account',
    question: 'How old must I be?',
    answer: '<p>Old <b>enough</b></p>',
  },
  { id: 'b', category: 'Prizes', question: 'Where is my prize?', answer: '<p>On its way</p>' },
]

function show(answers: CallAnswers) {
  const { client, sent } = createAnsweringClient({ voteHelp: true, ...answers })
  const block = <HelpTopics id="t" variant="accordion" settings={settingsOf('help-topics')} />
  renderWithProviders(block, { client, at: '/m/help' })
  return { sent }
}
const questions = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)

it("shows the gateway's topics by category, with its own name for a category that nobody knows", async () => {
  show({ helpCenter: { topics } })
  expect(await screen.findByRole('heading', { level: 2, name: 'Prizes' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'How old must I be?' }))
  expect(await screen.findByText('enough')).toBeTruthy()
})

it('finds topics by words of their answers', async () => {
  show({ helpCenter: { topics } })
  await screen.findByText('How old must I be?')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'on ITS way' } })
  expect(questions()).toEqual(['Where is my prize?'])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } })
  expect(screen.getByText('No topic matches your search')).toBeTruthy()
})

it("shows the merchant's six topics, with the minimum age, if the gateway has none", async () => {
  show({ helpCenter: { topics: [] } })
  expect(await screen.findByText('How do I register?')).toBeTruthy()
  expect(questions()).toHaveLength(6)
  fireEvent.click(screen.getByRole('button', { name: 'How do I register?' }))
  expect(screen.getByText(/You must be 18 or older/)).toBeTruthy()
})

it("shows the merchant's topics with the reason and another try if the gateway fails", async () => {
  show({ helpCenter: new GatewayError('http', { call: 'helpCenter', status: 500 }) })
  expect(await screen.findByText('System busy, try again later')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(questions()).toHaveLength(6)
})

it('takes one vote on a topic', async () => {
  const { sent } = show({ helpCenter: { topics } })
  fireEvent.click(await screen.findByRole('button', { name: 'Where is my prize?' }))
  fireEvent.click(screen.getByRole('button', { name: 'No' }))
  expect(await screen.findByText(/Customer service can tell you more/)).toBeTruthy()
  await waitFor(() => expect(sent('voteHelp')).toEqual([{ topicId: 'b', helpful: false }]))
})
