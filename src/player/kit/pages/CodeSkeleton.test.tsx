import { act, screen } from '@testing-library/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { FirstAnswers, useArrived } from '../../gateway/first-answers.tsx'
import { markSettled } from '../../state/live.ts'
import { CodeSkeleton } from './CodeSkeleton.tsx'

function Cover(): ReactNode {
  return <b>{useArrived() ? 'shown' : 'covered'}</b>
}

it('makes the page wait for the code of its part', async () => {
  let arrive: (module: { default: () => ReactNode }) => void = () => undefined
  const Part = lazy(() => new Promise<{ default: () => ReactNode }>((done) => (arrive = done)))
  act(markSettled)
  renderWithProviders(
    <FirstAnswers>
      <Cover />
      <Suspense fallback={<CodeSkeleton />}>
        <Part />
      </Suspense>
    </FirstAnswers>,
  )
  expect(screen.getByText('covered')).toBeTruthy()
  await act(async () => arrive({ default: () => <p>part</p> }))
  expect(await screen.findByText('part')).toBeTruthy()
  expect(await screen.findByText('shown')).toBeTruthy()
})
