import { act, cleanup, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { isPressedPart, isPressedPiece } from '../../src/core/config/look/kit-names.ts'
import type { KitPart } from '../../src/core/contract/kit-parts/kit-part.ts'
import { kitParts } from '../../src/core/contract/kit-parts.ts'
import { PageBar } from '../../src/player/app/PageBar.tsx'
import { ConnectionMark } from '../../src/player/kit/pages/ConnectionMark.tsx'
import { reportSlow, watchConnection } from '../../src/player/state/connection.ts'
import { acts } from '../support/kit-specimens/acts.tsx'
import { answeredAreas, areas } from '../support/kit-specimens/areas.tsx'
import { charts } from '../support/kit-specimens/charts.tsx'
import { contents } from '../support/kit-specimens/contents.tsx'
import { forms } from '../support/kit-specimens/forms.tsx'
import { frame } from '../support/kit-specimens/frame.tsx'
import { headedPages, heads } from '../support/kit-specimens/heads.tsx'
import { homes } from '../support/kit-specimens/homes.tsx'
import { lists } from '../support/kit-specimens/lists.tsx'
import { money, moneyPages } from '../support/kit-specimens/money.tsx'
import { type RenderOptions, renderWithProviders } from '../support/render-with-providers.tsx'
import { watchScrolling } from '../support/watch-scrolling.ts'

const parts: Readonly<Record<string, KitPart>> = kitParts
const drawings = ['group', 'tile', 'portrait', 'bottom-raised', 'account', 'packet-prize']
const skin = {
  look: {
    ornaments: Object.fromEntries(drawings.map((name) => [name, `/${name}.svg`])),
    pageOrnaments: {
      head: { all: '/head.svg' },
      group: { all: '/group.svg' },
      end: { all: '/end.svg' },
    },
    logos: {},
    sprite: '',
    shape: 'soft',
    depth: 'line',
    mode: 'light',
  },
  registration: { minimumAge: 18, statement: true },
  pages: {
    shell: {
      order: ['header', 'footer'],
      blocks: {
        header: { type: 'header', settings: { languageLabel: 'code' } },
        footer: { type: 'footer', variant: 'inverse', settings: { forms: 'line' } },
      },
    },
  },
}

/** The names in the documents of all specimens, and those among them that the table lacks. */
const seen = new Set<string>()
const unlisted = new Set<string>()
/** The parts and pieces that a finger presses, and those of them that a look may make too small. */
const pressed = new Set<string>()
const unguarded = new Set<string>()

beforeAll(async () => {
  watchScrolling()
  for (const node of [...lists, ...charts, ...forms, ...frame, ...heads, ...areas, ...money])
    await show(node)
  for (const { node, ...options } of [
    ...acts,
    ...headedPages,
    ...homes,
    ...contents,
    ...answeredAreas,
    ...moneyPages,
  ])
    await show(node, options)
  await showBars()
  await showConnections()
})

it('marks nothing by a name that the table of the parts lacks', () => {
  expect([...unlisted]).toEqual([])
})

it('has a component for every part, piece, state, kind and number of the table', () => {
  expect(listNames().filter((name) => !seen.has(name))).toEqual([])
})

it('lets no look make something smaller that a finger presses', () => {
  expect([...pressed]).toEqual(expect.arrayContaining(['row', 'filters head', 'button']))
  expect([...unguarded]).toEqual([])
})

it('finds a name that the table lacks', () => {
  unlisted.clear()
  document.body.innerHTML = '<p data-kit="row" data-kind="odd"><i data-part="cover"></i></p>'
  readMarks()
  expect([...unlisted]).toEqual(['row data-kind=odd', 'row data-part=cover'])
  document.body.innerHTML = ''
})

it('does not compile a name that the table lacks', () => {
  // @ts-expect-error: no part has this name
  const wrong = <p data-kit="rows-of" data-part="title" />
  expect(wrong.props).toEqual({ 'data-kit': 'rows-of', 'data-part': 'title' })
})

/** Every name of the table, as `readMarks` writes it. */
function listNames(): readonly string[] {
  return Object.entries(parts).flatMap(
    ([kit, { pieces, states, kinds, numbers, paints, aria = [] }]) => [
      kit,
      ...Object.keys(pieces).map((name) => `${kit} data-part=${name}`),
      ...Object.keys(states ?? {}).map((name) => `${kit} data-state=${name}`),
      ...Object.keys(kinds ?? {}).map((name) => `${kit} data-kind=${name}`),
      ...Object.keys({ ...numbers, ...paints }).map((name) => `${kit} --${name}`),
      ...aria.map((name) => `${kit} ${name}`),
    ],
  )
}

function readPressed(part: string | undefined, outer: string, kit: string | undefined): void {
  const name = part === undefined ? kit : `${outer} ${part}`
  if (name === undefined) return
  pressed.add(name)
  const isGuarded =
    (kit !== undefined && isPressedPart(kit)) ||
    (part !== undefined && isPressedPiece(part, [outer]))
  if (!isGuarded) unguarded.add(name)
}

const pressable = 'a[href], button, select, textarea, input:not([type="hidden"]), [role="button"]'

/** Notes the names in the document. A piece belongs to the nearest part around it. */
function readMarks(): void {
  const listed = new Set(listNames())
  for (const element of document.querySelectorAll<HTMLElement>('[data-kit], [data-kit] *')) {
    const { kit, part, ...rest } = element.dataset
    const outer = element.parentElement?.closest<HTMLElement>('[data-kit]')?.dataset['kit']
    const owner = kit ?? outer ?? ''
    const marks = [
      kit,
      part && `${outer} data-part=${part}`,
      ...(['state', 'kind'] as const).map(
        (name) => rest[name] && `${owner} data-${name}=${rest[name]}`,
      ),
    ].filter((mark) => mark !== undefined)
    if (element.matches(pressable)) readPressed(part, outer ?? '', kit)
    for (const mark of marks) if (!listed.has(mark)) unlisted.add(mark)
    for (const mark of [...marks, ...readStates(element, owner)]) seen.add(mark)
  }
}

/** The numbers and the attributes for screen readers of an element that its part has. */
function readStates(element: HTMLElement, owner: string): readonly string[] {
  const { numbers, paints, aria = [] } = parts[owner] ?? {}
  const set = Object.keys({ ...numbers, ...paints }).map((name) => `--${name}`)
  return [
    ...set.filter((name) => element.style.getPropertyValue(name) !== ''),
    ...aria.filter((name) => element.hasAttribute(name)),
  ].map((name) => `${owner} ${name}`)
}

interface ShowOptions extends RenderOptions {
  /** Selects what it has once it is answered. */
  readonly answered?: string
  /** What a player does with it. */
  readonly act?: () => unknown
}

async function show(
  node: ReactNode,
  { act: press, answered, ...options }: ShowOptions = {},
): Promise<void> {
  renderWithProviders(node, { skin, memberType: 1, ...options })
  await act(async () => undefined)
  if (answered) await waitFor(() => expect(document.querySelector(answered)).not.toBeNull())
  readMarks()
  if (press) {
    press()
    readMarks()
    await act(async () => undefined)
    readMarks()
  }
  cleanup()
}

/** A bar over each kind of picture that a page can begin with. */
async function showBars(): Promise<void> {
  const firsts = [
    { type: 'picture', variant: 'scene', settings: { behindBar: 'titled' } },
    { type: 'picture', variant: 'scene', settings: { behindBar: 'untitled' } },
    { type: 'picture', variant: 'field' },
    { type: 'game-grid', variant: 'lead' },
  ]
  for (const first of firsts) {
    const pages = { login: { order: ['first'], blocks: { first } } }
    await show(<PageBar route="login" />, { skin: { ...skin, pages } })
  }
}

async function showConnections(): Promise<void> {
  const end = reportSlow()
  await show(<ConnectionMark />)
  end()
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const stop = watchConnection(window)
  await show(<ConnectionMark />)
  network.mockRestore()
  stop()
}
