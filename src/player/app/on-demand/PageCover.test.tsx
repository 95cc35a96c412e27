import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import type { Client } from '../../../core/gateway-client/client-options.ts'
import { FirstAnswers } from '../../gateway/first-answers.tsx'
import { useCall } from '../../gateway/use-call.ts'
import { markSettled } from '../../state/live.ts'
import { PageCover } from './PageCover.tsx'

function Page() {
  const { value } = useCall('memberInfo')
  return <p>{value ? `Hello ${value.nickname}` : 'Hello'}</p>
}

it('keeps the skeleton over a page until its answer has come', async () => {
  let answer: (value: unknown) => void = () => undefined
  const call = () =>
    new Promise((done) => {
      answer = done
    })
  const client = { call } as unknown as Client // a client with one method
  act(markSettled)
  renderWithProviders(
    <FirstAnswers>
      <PageCover skeleton={<p>skeleton</p>}>
        <Page />
      </PageCover>
    </FirstAnswers>,
    { client, memberType: 41 },
  )
  await act(async () => undefined)
  expect(screen.getByText('skeleton')).toBeTruthy()
  await act(async () => answer({ nickname: 'Nok' }))
  expect(await screen.findByText('Hello Nok')).toBeTruthy()
  await expect.poll(() => screen.queryByText('skeleton')).toBeNull()
})
