import type { Page } from '@playwright/test'
import type { Client } from '../../src/core/gateway-client/client-options.ts'
import type { Player } from '../e2e/support/player.ts'
import { agentScreens } from './agent-screens.ts'
import { moneyScreensOf } from './money-screens.ts'
import { rewardScreensOf } from './reward-screens.ts'

export type Merchant = 'siamstar' | 'kiwibet' | 'hongyun' | 'reef'

/** The steps that bring a screen to the state of its picture. */
export interface ScreenSetup {
  /** Who is signed in: `member88`, or the demo account of a name. */
  readonly member?: true | 'agent88'
  readonly language?: string
  readonly path: string
  /** What the member's account has before the screen is opened. */
  readonly account?: (client: Client) => Promise<void>
  readonly prepare?: (player: Player) => Promise<void>
}

/** The screens that have a picture, by the picture's name. */
export function screensOf(code: Merchant): Readonly<Record<string, ScreenSetup>> {
  return {
    'home-guest': { path: '/m/home' },
    'home-guest-km': { path: '/m/home', language: 'km' },
    lobby: { path: `/m/gameContainer?gameType=${lobbies[code]}`, member: true },
    login: { path: '/m/login' },
    register: { path: '/m/register', ...(code !== 'kiwibet' && { prepare: fillSome }) },
    'register-full': { path: '/m/register', prepare: fillSome },
    'register-states': { path: '/m/register', prepare: fillSome },
    menu: { path: '/m/home', member: true, prepare: openMenu },
    sheet: { path: '/m/home', member: true, prepare: sheets[code] ?? openLanguages },
    'home-full': { path: '/m/home', member: true },
    'member-home': memberHome,
    'member-home-full': memberHome,
    'member-home-km-full': { ...memberHome, language: 'km' },
    settings,
    'settings-full': settings,
    'settings-avatars': { ...settings, prepare: openAvatars },
    inbox,
    'inbox-full': inbox,
    message,
    'inbox-message': message,
    'inbox-message-full': message,
    ...moneyScreensOf(code),
    ...rewardScreensOf(code),
    ...agentScreens,
  }
}

const memberHome: ScreenSetup = { path: '/m/member/home', member: true }
const settings: ScreenSetup = { path: '/m/myAccount/index', member: true }
const inbox: ScreenSetup = { path: '/m/messages', member: true }
const message: ScreenSetup = { ...inbox, prepare: openMessage }

const lobbies: Readonly<Record<Merchant, string>> = {
  siamstar: 'RNG',
  kiwibet: 'SPORTS',
  hongyun: 'LOTT',
  reef: 'FISH',
}

/** The sheets other than the language sheet. */
const sheets: Readonly<Partial<Record<Merchant, ScreenSetup['prepare']>>> = { hongyun: openRecall }

async function openRecall({ page, t }: Player): Promise<void> {
  await page.getByRole('button', { name: t('home.account.recall') }).click()
}

async function openMenu({ page, t }: Player): Promise<void> {
  await page.getByRole('button', { name: t('header.menu'), exact: true }).click()
}

async function openLanguages({ page, t }: Player): Promise<void> {
  await page.getByRole('button', { name: t('language.title') }).click()
}

async function openAvatars({ page, t }: Player): Promise<void> {
  await page.getByRole('button', { name: t('settings.avatar.change') }).click()
}

async function openMessage({ page }: Player): Promise<void> {
  await page.getByRole('tabpanel').getByRole('link').first().click()
}

/** A field accepted, one in use, one refused; the others at rest. */
async function fillSome({ field, page }: Player): Promise<void> {
  const accepted = [
    ['affiliateCode', 'WELCOME'],
    ['username', 'nightowl88'],
    ['payeeName', 'Ari Morgan'],
  ] as const
  for (const [name, value] of accepted)
    if (await field(name).isVisible()) await field(name).fill(value)
  await field('confirmPassword').fill('x')
  await field('password').fill('Nightowl-88')
  await settle(page)
}

/** Art and fonts are there and motion is over. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1200)
}
