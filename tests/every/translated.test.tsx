import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import StripAccount from '../../src/player/areas/home/blocks/account/StripAccount.tsx'
import { PageView } from '../../src/player/registry/PageView.tsx'
import { blockCatalogue } from '../support/block-catalogue.ts'
import { faults, faultyClient, listCallingBlocks, loadCode } from '../support/guest-home.ts'
import { renderWithProviders } from '../support/render-with-providers.tsx'
import { settingsOf } from '../support/settings-of.ts'
import { startTranslator } from '../support/translator.ts'

/** A picture shows the same without an answer. */
const asking = listCallingBlocks().filter(({ block }) => block.type !== 'picture')
const blocks = new Map(asking.map(({ block }) => [`${block.type} ${block.variant}`, block]))
let stop = (): void => undefined

beforeAll(async () => {
  // The script of the page's head runs as it is imported, and has no types.
  const script: string = '../../public/assets/legacy-3.js'
  await import(script)
  await loadCode([...blocks.values()])
})
beforeEach(() => {
  stop = startTranslator()
})
afterEach(() => stop())

/** Lets the translator translate what has changed. */
async function translated(): Promise<void> {
  await act(async () => undefined)
}

function Turning({ views }: { readonly views: readonly ReactNode[] }): ReactNode {
  const [at, setAt] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        Next
      </button>
      <p data-testid="text">{views[at]}</p>
    </>
  )
}

describe('a text beside elements', () => {
  const small = <small key="small">.50</small>
  it.each<readonly [string, readonly ReactNode[], readonly string[]]>([
    [
      'changes',
      [
        ['1', small],
        ['2', small],
      ],
      ['·1·.50', '·2·.50'],
    ],
    [
      'goes',
      [
        ['1', small],
        [false, small],
      ],
      ['·1·.50', '·.50'],
    ],
    [
      'comes back',
      [
        ['1', small],
        [false, small],
        ['3', small],
      ],
      ['·1·.50', '·.50', '·3·.50'],
    ],
    ['gives way to an element', [['1', small], small], ['·1·.50', '·.50']],
    [
      'is behind one that comes',
      [
        [false, ' of 2'],
        [<b key="b">1</b>, ' of 2'],
      ],
      ['· of 2', '·1· of 2'],
    ],
    [
      'is one of two',
      [
        ['1', ' of 2'],
        ['2', ' of 2'],
      ],
      ['·1· of 2', '·2· of 2'],
    ],
    [
      'is one of two that go',
      [
        ['1', ' of 2'],
        [false, false],
      ],
      ['·1· of 2', ''],
    ],
    ['is alone', ['1', '2', small, '3'], ['·1', '·2', '·.50', '·3']],
  ])('%s under a translator', async (_, views, texts) => {
    render(<Turning views={views} />)
    for (const text of texts) {
      await translated()
      expect(screen.getByTestId('text').textContent).toBe(text)
      if (text !== texts.at(-1)) fireEvent.click(screen.getByRole('button'))
    }
  })
})

it('shows the amount that a refresh of the balance brings', async () => {
  const wallet = { totalBalance: '84.5', currencySymbol: '฿', isSingle: false, vendors: [] }
  const answers = { walletBalance: { ...wallet, sumBalance: '1284.5' } }
  const actions = ['deposit'] as const
  renderWithProviders(
    <StripAccount
      id="a"
      variant="strip"
      settings={settingsOf('account', { actions: [...actions] })}
    />,
    { memberType: 41, answers: { memberInfo: { nickname: 'Maya' }, ...answers } },
  )
  await waitFor(() => expect(document.body.textContent).toContain('·฿1,284.50'))
  answers.walletBalance.sumBalance = '99.25'
  fireEvent.click(screen.getByRole('button', { name: 'Refresh balance' }))
  await waitFor(() => expect(document.body.textContent).toContain('·฿99.25'))
  expect(document.body.textContent).not.toContain('1,284')
})

it.each([...blocks])(
  'the block %s fails, is tried again and shows its answer under a translator',
  async (_, block) => {
    let fault: string | undefined = Object.keys(faults)[0]
    renderWithProviders(<PageView pageId="home" />, {
      skin: { pages: { home: { order: ['one'], blocks: { one: block } } } },
      catalogue: blockCatalogue,
      client: faultyClient(() => fault),
    })
    const retry = await screen.findByRole('button', { name: /Try again$/ })
    fault = undefined
    fireEvent.click(retry)
    await waitFor(() => expect(screen.queryByRole('button', { name: /Try again$/ })).toBeNull())
    await translated()
    expect(document.body.textContent).not.toContain('could not be shown')
  },
)
