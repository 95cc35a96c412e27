// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Facts } from '../../core/contract/facts.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { markSettled } from '../state/live.ts'
import type { BlockCatalogue, CallScope } from './block.ts'
import { PageView } from './PageView.tsx'
import type { PlacedProps } from './placed-props.ts'
import { FactsPlanProvider } from './plan-context.tsx'
import { SkinProvider } from './skin-context.tsx'

const facts: Facts = {
  flags: { PTSYS3: true },
  templates: {},
  settings: {},
  session: 'guest',
  language: 'en',
  device: 'browser',
}
const renders: Record<string, number> = {}
let broken = new Set<string>()

function Probe({ id, variant }: PlacedProps): ReactNode {
  renders[id] = (renders[id] ?? 0) + 1
  if (broken.has(id)) throw new Error(`${id} broke`)
  return <p>{`${id} ${variant}`}</p>
}

const load = vi.fn(async () => ({ default: Probe }))
const report = vi.fn()
const preload = vi.fn()

function definition(type: string, more: object = {}) {
  return { type, place: 'page', load, height: () => 120, ...more }
}
// A catalogue of the two kinds these pages use.
const catalogueOf = (more: object = {}) =>
  ({
    banner: definition('banner', {
      calls: () => [{ call: 'popularGames', query: undefined }],
    }),
    contact: definition('contact', more),
    header: definition('header', { place: 'top' }),
  }) as unknown as BlockCatalogue
let catalogue = catalogueOf()

const page = {
  order: ['one', 'two', 'three'],
  blocks: {
    one: { type: 'banner', variant: 'inset' },
    two: { type: 'contact', when: { flag: 'PTSYS3' } },
    three: { type: 'contact', settings: {} },
  },
}
const skin = { pages: { home: page }, flags: {} } as unknown as Skin

function Page({ given = facts, of = skin }: { readonly given?: Facts; readonly of?: Skin }) {
  return (
    <SkinProvider skin={of}>
      <FactsPlanProvider facts={given} catalogue={catalogue} preload={preload} report={report}>
        <PageView pageId="home" />
      </FactsPlanProvider>
    </SkinProvider>
  )
}
const show = async (ui: ReactNode) => {
  let view: ReturnType<typeof render> | undefined
  await act(async () => {
    view = render(ui)
  })
  if (!view) throw new Error('Nothing was rendered.')
  return view
}
const ids = () =>
  [...document.querySelectorAll('[data-block]')].map((node) => node.getAttribute('data-block'))

beforeEach(() => {
  catalogue = catalogueOf()
  for (const id of Object.keys(renders)) delete renders[id]
  broken = new Set()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.restoreAllMocks()
})

describe('PageView', () => {
  it('renders the shown blocks in order, in their frames, and loads a type once', async () => {
    await show(<Page />)
    expect(ids()).toEqual(['one', 'two', 'three'])
    expect(
      screen.getByText('one inset').closest<HTMLElement>('[data-block]')?.dataset['type'],
    ).toBe('banner')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('loads a variant only where it is placed, and fails alone where there is none', async () => {
    const inset = vi.fn(async () => ({ default: Probe }))
    const poster = vi.fn(async () => ({ default: Probe }))
    catalogue = catalogueOf({ load: { inset, poster } })
    const of = structuredClone(skin) as { pages: { home: { blocks: object } } }
    const block = { type: 'contact', settings: {} }
    of.pages.home.blocks = {
      one: { ...block, variant: 'inset' },
      two: { ...block, variant: 'inset' },
      three: { ...block, variant: 'constructor' },
    }
    await show(<Page of={of as unknown as Skin} />)
    expect(screen.getByText('two inset')).toBeTruthy()
    expect(inset).toHaveBeenCalledTimes(1)
    expect(poster).not.toHaveBeenCalled()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it('does not mount what is hidden', async () => {
    await show(<Page given={{ ...facts, flags: { PTSYS3: false } }} />)
    expect(ids()).toEqual(['one', 'three'])
  })

  it('renders nothing again but what a flag turned', async () => {
    const { rerender } = await show(<Page />)
    const before = { ...renders }
    await act(async () => rerender(<Page given={{ ...facts, flags: { PTSYS3: false } }} />))
    expect(ids()).toEqual(['one', 'three'])
    expect(renders).toEqual(before)
    await act(async () => rerender(<Page given={facts} />))
    expect(renders).toEqual({ ...before, two: (before['two'] ?? 0) + 1 })
  })

  it('renders nothing again when the skin comes anew with the same values', async () => {
    const { rerender } = await show(<Page />)
    const before = { ...renders }
    await act(async () => rerender(<Page of={structuredClone(skin)} />))
    expect(renders).toEqual(before)
  })

  it('shows a member other code where a block has it, and leaves the rest alone', async () => {
    const guest = vi.fn(async () => ({ default: () => <p>prompt</p> }))
    const member = vi.fn(async () => ({ default: () => <p>account</p> }))
    catalogue = catalogueOf({ load: { strip: { guest, member } } })
    const of = structuredClone(skin) as { pages: { home: { blocks: object } } }
    of.pages.home.blocks = {
      one: { type: 'banner', variant: 'inset' },
      two: { type: 'contact', variant: 'strip', settings: {} },
    }
    const { rerender } = await show(<Page of={of as unknown as Skin} />)
    const before = { ...renders }
    expect(screen.getByText('prompt')).toBeTruthy()
    expect(member).not.toHaveBeenCalled()
    const signedIn = { ...facts, session: 'member' } as const
    await act(async () => rerender(<Page given={signedIn} of={of as unknown as Skin} />))
    expect(screen.getByText('account')).toBeTruthy()
    expect(renders).toEqual(before)
  })

  it('preloads the declared calls of shown blocks once', async () => {
    const { rerender } = await show(<Page />)
    expect(preload.mock.calls).toEqual([[{ call: 'popularGames', query: undefined }]])
    await act(async () => rerender(<Page given={{ ...facts, language: 'th' }} />))
    expect(preload).toHaveBeenCalledTimes(1)
  })

  it('preloads a call that a flag allows once the facts of the visit say that it is on', async () => {
    const calls = (_: unknown, { allows }: CallScope) =>
      allows('GAMELOREC3') ? [{ call: 'recentGames', query: undefined }] : null
    catalogue = catalogueOf({ calls })
    const on = { ...facts, flags: { ...facts.flags, GAMELOREC3: true } }
    const { unmount } = await show(<Page given={on} />)
    expect(preload).not.toHaveBeenCalledWith({ call: 'recentGames', query: undefined })
    unmount()
    await act(async () => markSettled())
    await show(<Page />)
    expect(preload).not.toHaveBeenCalledWith({ call: 'recentGames', query: undefined })
    await show(<Page given={on} />)
    expect(preload).toHaveBeenCalledWith({ call: 'recentGames', query: undefined })
  })

  it('keeps to one place when the page asks for it', async () => {
    const of = structuredClone(skin) as { pages: { home: { blocks: object; order: string[] } } }
    of.pages.home.blocks = { ...page.blocks, head: { type: 'header' } }
    of.pages.home.order = ['head', '*']
    await show(
      <SkinProvider skin={of as unknown as Skin}>
        <FactsPlanProvider facts={facts} catalogue={catalogue} preload={preload} report={report}>
          <PageView pageId="home" place="top" />
        </FactsPlanProvider>
      </SkinProvider>,
    )
    expect(ids()).toEqual(['head'])
  })
})

describe('a failing block', () => {
  it('takes down itself only, is reported once, and comes back on retry', async () => {
    broken.add('two')
    await show(<Page />)
    expect(ids()).toEqual(['one', 'two', 'three'])
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'COMPONENT_ERROR', block: 'two', type: 'contact' }),
    )
    await act(async () => fireEvent.click(screen.getByRole('button')))
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(report).toHaveBeenCalledTimes(1)
    broken.clear()
    await act(async () => fireEvent.click(screen.getByRole('button')))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('two')).toBeTruthy()
  })

  it('loads its code again on retry', async () => {
    const contact = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue({ default: Probe })
    catalogue = catalogueOf({ load: contact })
    await show(<Page />)
    const [button] = screen.getAllByRole('button')
    expect(contact).toHaveBeenCalledTimes(1)
    await act(async () => button && fireEvent.click(button))
    expect(contact).toHaveBeenCalledTimes(2)
    expect(screen.getByText('one inset')).toBeTruthy()
  })

  it('holds the height that a block has in the skin, while its code is on its way', async () => {
    const height = (_: object, { code }: Skin): number => (code === 'small' ? 212 : 0)
    const arrives = new Promise<never>(() => undefined)
    catalogue = catalogueOf({ load: () => arrives, height })
    await show(<Page of={{ ...skin, code: 'small' }} />)
    expect(
      document.querySelector<HTMLElement>('[data-type="contact"] [data-kit="block-skeleton"]')
        ?.style.height,
    ).toBe('212px')
  })

  it('shows the background of a block while its code is on its way', async () => {
    catalogue = catalogueOf({ load: () => new Promise<never>(() => undefined) })
    const three = { type: 'contact', settings: { tone: 'deep' } }
    const home = { ...page, blocks: { ...page.blocks, three } }
    await show(<Page of={{ ...skin, pages: { home } } as unknown as Skin} />)
    const skeleton = document.querySelector('[data-block="three"] [data-kit="block-skeleton"]')
    expect(skeleton?.getAttribute('data-tone')).toBe('deep')
  })

  it('keeps a broken height to its block', async () => {
    catalogue = catalogueOf({
      height: () => {
        throw new Error('no rows')
      },
    })
    await show(<Page />)
    expect(screen.getByText('one inset')).toBeTruthy()
    expect(screen.getAllByRole('alert')).toHaveLength(2)
  })
})
