import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  menusOf,
  type RenderOptions,
  renderWithProviders,
} from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { closeDialog, useDialogs } from '../../../../state/dialogs.ts'
import { publishLive } from '../../../../state/live.ts'
import { closeMenu, openSlideMenu } from '../../../../state/menu.ts'
import { readSession } from '../../../../state/session.ts'
import SlideMenu from './SlideMenu.tsx'

const vendors = {
  sorting: [
    { gameCategory: 'LIVE', ordinal: 2, vendorNames: ['A'], vendors: ['A'] },
    { gameCategory: 'RNG', ordinal: 1, vendorNames: ['P', 'Q'], vendors: ['P', 'Q'] },
  ],
  mapping: {},
}
const wallet = {
  sumBalance: '12480.5',
  totalBalance: '12480.5',
  currency: 'THB',
  currencySymbol: '฿',
  isSingle: false,
}
const answers = {
  vendors,
  walletBalance: wallet,
  memberInfo: { id: '1', account: 'maya', type: 1 },
}

function ConfirmButton() {
  const [dialog] = useDialogs()
  return dialog ? (
    <button type="button" onClick={() => closeDialog(dialog.id, '')}>
      sure
    </button>
  ) : null
}

async function open(
  options: RenderOptions = {},
  variant: 'panel' | 'book' | 'index' = 'panel',
): Promise<void> {
  renderWithProviders(
    <>
      <SlideMenu id="menu" variant={variant} settings={settingsOf('slide-menu')} />
      <ConfirmButton />
    </>,
    { answers, ...options },
  )
  act(openSlideMenu)
  await screen.findByRole('dialog')
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

afterEach(() => {
  closeMenu()
  publishLive({ flags: { PTSYS3: false } })
})

describe('the slide-in menu', () => {
  it('shows home, login and registration to a guest', async () => {
    await open()
    expect(links()).toEqual(['/m/home', '/m/login', '/m/register'])
  })

  it('shows the categories of the vendor list, the pages and the account to a member', async () => {
    await open({ memberType: 41 })
    const rng = await screen.findByRole('button', { name: /Slots/ })
    const live = screen.getByRole('button', { name: /Live casino/ })
    expect(rng.compareDocumentPosition(live)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(links()).toEqual([
      '/m/member/home',
      '/m/redEnvelope',
      '/m/invite',
      '/m/winners',
      '/m/download',
      '/m/help',
      '/m/voucherCenter',
      '/m/withdraw',
      '/m/activity',
      '/m/transaction/record',
      '/m/myAccount/index',
    ])
    expect(await screen.findByText(/12,480\.50/)).toBeTruthy()
  })

  it('leads agents to the agent centre', async () => {
    await open({ memberType: 1 })
    expect(links()).toContain('/m/member/agent/home')
  })

  it('shows the points mall while its flag is on', async () => {
    publishLive({ flags: { PTSYS3: true } })
    await open({ memberType: 1 })
    expect(links()).toContain('/m/mall/mallHome')
  })

  it('closes when the player leaves the page', async () => {
    await open({ memberType: 1 })
    fireEvent.click(screen.getByRole('link', { name: 'Help' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('logs out after a confirmation: the home page opens, the session ends and the menu closes', async () => {
    await open({ memberType: 1, at: '/m/transaction/record' })
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(readSession().kind).toBe('signed-in')
    fireEvent.click(await screen.findByText('sure'))
    await waitFor(() => expect(readSession().kind).toBe('anonymous'))
    expect(location.pathname).toBe('/m/home')
    expect(localStorage.getItem('autoLogin')).toBe('0')
    expect(sessionStorage).toHaveLength(0)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the groups of a merchant', () => {
  const club = { path: '/m/club', title: { en: 'Club' } }
  const navigation = menusOf(
    {
      menu: [
        { title: { en: 'The house' }, entries: ['own-club', 'invite', 'slots'] },
        { title: { en: 'Agents' }, entries: ['team'] },
      ],
      entries: { 'own-club': { icon: 'crown', label: { en: 'The club' } } },
    },
    { 'own-club': club },
  )
  const skin = { navigation, pages: { 'own-club': { ...club, order: [], blocks: {} } } }

  it('take the place of the links of a member, and leave out a group without a link', async () => {
    await open({ skin, memberType: 41 })
    await screen.findByRole('button', { name: /Slots/ })
    expect(links().slice(0, 3)).toEqual(['/m/club', '/m/invite', '/m/gameContainer?gameType=RNG'])
    expect(links()).not.toContain('/m/download')
    screen.getByRole('region', { name: 'The house' })
    expect(screen.queryByRole('region', { name: 'Agents' })).toBeNull()
  })

  it('show a guest the pages that a guest may enter, and the way to a lobby by login', async () => {
    await open({ skin })
    expect(links()).toEqual([
      '/m/home',
      '/m/login',
      '/m/register',
      '/m/club',
      '/m/login?back=%2Fm%2FgameContainer%3FgameType%3DRNG',
    ])
  })

  it('mark the page that is open, and close the menu on the way to another', async () => {
    await open({ skin, memberType: 1, at: '/m/club' })
    const link = screen.getByRole('link', { name: 'The club', current: 'page' })
    expect(link).toBeTruthy()
    screen.getByRole('region', { name: 'Agents' })
    fireEvent.click(screen.getByRole('link', { name: 'Invite friends' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.pathname).toBe('/m/invite')
  })
})

describe('the logo of a panel', () => {
  const brand = { name: { en: 'Lagoon' }, logo: '/logo.svg', logoInverse: '/inverse.svg' }
  it.each(['page', 'inverse'] as const)('is the one for the background "%s"', async (logo) => {
    renderWithProviders(
      <SlideMenu id="menu" variant="panel" settings={settingsOf('slide-menu', { logo })} />,
      { answers, skin: { brand } },
    )
    act(openSlideMenu)
    const drawn = (await screen.findByRole('dialog')).querySelector('img')?.getAttribute('src')
    expect(drawn).toBe({ page: '/logo.svg', inverse: '/inverse.svg' }[logo])
  })
})

describe('the variant "book"', () => {
  it('has a title, the money pages among its links, and settings and logout at its bottom', async () => {
    await open({ memberType: 1 }, 'book')
    expect(await screen.findByRole('heading', { name: 'Menu' })).toBeTruthy()
    await screen.findByRole('button', { name: /Slots/ })
    expect(links()).toEqual(expect.arrayContaining(['/m/voucherCenter', '/m/transaction/record']))
    expect(links().at(-1)).toBe('/m/myAccount/index')
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy()
  })
})

describe('the variant "index"', () => {
  it('shows the account at its top, and logout with the age mark at its bottom', async () => {
    await open({ memberType: 1 }, 'index')
    const category = await screen.findByRole('button', { name: /Slots/ })
    const account = await screen.findByText(/maya/)
    expect(account.compareDocumentPosition(category)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const foot = screen.getByRole('contentinfo')
    expect(foot.textContent).toContain('Log out')
    expect(foot.textContent).toContain('18+')
    expect(links()).toContain('/m/voucherCenter')
  })

  it("shows the gateway's minimum age when it is higher than the merchant's", async () => {
    await open({ memberType: 1 }, 'index')
    await act(async () => publishLive({ settings: { 'register.minimumAge': 21 } }))
    expect(screen.getByRole('contentinfo').textContent).toContain('21+')
    await act(async () => publishLive({ settings: { 'register.minimumAge': 17 } }))
    expect(screen.getByRole('contentinfo').textContent).toContain('18+')
  })

  it('shows home, login and registration to a guest, and no account', async () => {
    await open({}, 'index')
    expect(links()).toEqual(['/m/home', '/m/login', '/m/register'])
    expect(screen.queryByText(/maya/)).toBeNull()
  })
})
