import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { useDraftTexts } from '../state/use-editor.tsx'
import { BlockView } from './BlockView.tsx'
import { PageSettings } from './PageSettings.tsx'
import { renderInEditor } from './testing.tsx'

interface Home {
  readonly order: readonly string[]
  readonly blocks: Readonly<Record<string, object>>
}

const home: Home = {
  order: ['hot', 'winners'],
  blocks: {
    hot: { type: 'popular-games' },
    winners: { type: 'winner-board' },
    spare: { type: 'contact' },
    tail: { $remove: true },
  },
}

function Typed(): ReactNode {
  return <output>{useDraftTexts().map(({ text }) => text)}</output>
}

/** Renders a view of the merchant. The function it returns reads the page as it is typed then. */
function open(view: ReactNode): () => Home {
  renderInEditor(
    <>
      {view}
      <Typed />
    </>,
    JSON.stringify({ code: 'shop', pages: { home } }),
  )
  return () => JSON.parse(screen.getByRole('status').textContent ?? '').pages.home
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }))
}

it('the list of a page moves, removes, places and restores each block by an icon that names it', () => {
  const read = open(<PageSettings page="home" path="pages.home" />)
  press('Move winners up')
  expect(read().order).toEqual(['winners', 'hot'])
  press('Remove hot')
  expect(read().order).toEqual(['winners'])
  expect(Object.keys(read().blocks)).not.toContain('hot')
  press('Place spare below the others')
  expect(read().order).toEqual(['winners', 'spare'])
  press('Restore tail')
  expect(Object.keys(read().blocks)).not.toContain('tail')
})

it('the first block of a page cannot move up, nor the last one down', () => {
  open(<PageSettings page="home" path="pages.home" />)
  const readState = (name: string): string | null =>
    screen.getByRole('button', { name }).getAttribute('aria-disabled')
  expect(readState('Move hot up')).toBe('true')
  expect(readState('Move hot down')).toBeNull()
  expect(readState('Move winners down')).toBe('true')
})

it.each([
  ['hot', ['Move hot up', 'Move hot down', 'Remove']],
  ['spare', ['Place it below the others']],
  ['tail', ['Restore']],
])('the view of the block %s offers what its state allows', (id, actions) => {
  open(<BlockView page="home" id={id} path={`pages.home.blocks.${id}`} />)
  const header = within(screen.getByRole('banner'))
  const buttons = header.getAllByRole('button')
  expect(buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual(actions)
})

it('the view of a block that no order names places it below the others', () => {
  const read = open(<BlockView page="home" id="spare" path="pages.home.blocks.spare" />)
  press('Place it below the others')
  expect(read().order).toEqual(['hot', 'winners', 'spare'])
  press('Remove')
  expect(Object.keys(read().blocks)).not.toContain('spare')
})
