import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { routes } from '../../src/core/contract/pages.ts'
import SlideMenu from '../../src/player/areas/frame/blocks/slide-menu/SlideMenu.tsx'
import { TrialBlock } from '../../src/player/areas/lobby/pages/game/TrialBlock.tsx'
import { PageView } from '../../src/player/registry/PageView.tsx'
import { publishLive } from '../../src/player/state/live.ts'
import { closeMenu, openSlideMenu } from '../../src/player/state/menu.ts'
import { blockCatalogue } from '../support/block-catalogue.ts'
import { listBlockForms } from '../support/block-forms.ts'
import { loadCode } from '../support/guest-home.ts'
import { renderWithProviders } from '../support/render-with-providers.tsx'
import { settingsOf } from '../support/settings-of.ts'

const paths: readonly string[] = routes.register.paths
/** The menu opens over the page and is looked at by itself. */
const blocks = listBlockForms().filter(({ type }) => type !== 'slide-menu')
const placed = Object.fromEntries(blocks.map((block, place) => [`${block.type}-${place}`, block]))
const project = {
  catalogue: blockCatalogue,
  skin: {
    pages: { home: { order: Object.keys(placed), blocks: placed } },
    safety: { rememberedLogin: 'off' },
  },
}

beforeAll(() => loadCode(blocks))
afterEach(closeMenu)

it('offers no way to register anywhere while the platform closes registration', async () => {
  const open = await listWays({ REG3: true })
  expect(open).toEqual([
    'account',
    'login-form',
    'slide-menu',
    'social-login',
    'the trial block of games',
    'trial-form',
    'trial-play',
  ])
  expect(await listWays({ REG3: false })).toEqual([])
})

/** Returns what links to registration: types of blocks, whatever their variant and settings, and pages. */
async function listWays(flags: Readonly<Record<string, boolean>>): Promise<string[]> {
  act(() => publishLive({ flags: { FREEPLAY3: true, ...flags } }))
  const found = readTypes(renderWithProviders(<PageView pageId="home" />, project).container)
  cleanup()
  renderWithProviders(<SlideMenu id="menu" variant="panel" settings={settingsOf('slide-menu')} />)
  act(openSlideMenu)
  if (hasWay(await screen.findByRole('dialog'))) found.push('slide-menu')
  closeMenu()
  cleanup()
  if (hasWay(renderWithProviders(<TrialBlock />, { memberType: 4 }).container))
    found.push('the trial block of games')
  cleanup()
  return [...new Set(found)].toSorted()
}

function readTypes(page: HTMLElement): string[] {
  const blocks = [...page.querySelectorAll<HTMLElement>('[data-block]')]
  return blocks.filter(hasWay).map(({ dataset }) => dataset['type'] ?? '')
}

function hasWay(part: HTMLElement): boolean {
  const links = [...part.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  return links.some((href) => paths.includes(href.split('?')[0] ?? ''))
}
