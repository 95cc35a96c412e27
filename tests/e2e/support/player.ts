import { expect, type Locator, type Page } from '@playwright/test'
import type { ResolvedMerchant } from '../../../src/core/config/resolved-merchant.ts'
import { demoPassword } from '../../../src/sandbox/demo/demo-accounts.ts'
import { bareLogin, signInBarely } from '../../support/host-client.ts'
import type { TestHost } from '../../support/start-test-host.ts'
import { keepSession, sessionOf } from './keep-session.ts'
import type { SandboxControl } from './sandbox.ts'
import { passSliderByKeys } from './slider.ts'
import type { Trouble } from './trouble.ts'
import { readMerchant, readWords, type Translate } from './words.ts'

/** Somebody with a phone at one merchant. */
export interface Player {
  readonly page: Page
  readonly trouble: Trouble
  readonly t: Translate
  readonly code: string
  /** The merchant as its files were when the player was created. */
  readonly merchant: ResolvedMerchant
  /** Opens a path of the merchant. */
  readonly open: (path: string) => Promise<void>
  /** Steps to a path inside the open page, as a link does. */
  readonly step: (path: string) => Promise<void>
  /** A block of the page by its id. */
  readonly block: (id: string) => Locator
  readonly field: (name: FieldName) => Locator
  /** Fills the captcha where one is asked. */
  readonly answerCaptcha: () => Promise<void>
  readonly fillLogin: (username: string, password?: string) => Promise<void>
  readonly submitLogin: () => Promise<void>
  /** Opens home with a session that the gateway has just opened. */
  readonly logIn: (username: string) => Promise<void>
  /** Logs in as a player does, by the form. */
  readonly logInByForm: (username: string, password?: string) => Promise<void>
  readonly storages: () => Promise<Storages>
}

export type FieldName = Parameters<Translate>[0] extends infer K
  ? K extends `field.${infer Name}`
    ? Name
    : never
  : never

export interface Storages {
  readonly device: Readonly<Record<string, string>>
  readonly visit: Readonly<Record<string, string>>
}

export interface PlayerSources {
  readonly page: Page
  readonly trouble: Trouble
  readonly host: TestHost
  readonly sandbox: SandboxControl
  readonly root: string
}

/** Creates a player at a merchant, in the merchant's first language or another. */
export function createPlayer(code: string, sources: PlayerSources, language?: string): Player {
  const { page, trouble, host, sandbox, root } = sources
  const merchant = readMerchant(code, root)
  const t = readWords(code, language ?? merchant.languages.default, root)
  let captcha = ''
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.endsWith('/captcha') || !response.ok()) return
    const answer = await response.json().catch(() => undefined)
    captcha = answer?.value?.captchaId ?? answer?.captchaId ?? captcha
  })
  const field = (name: FieldName): Locator =>
    page.getByRole('textbox', { name: t(`field.${name}`), exact: true })

  async function answerCaptcha(): Promise<void> {
    const input = field('captcha')
    if (!(await input.isVisible())) return
    await expect.poll(() => captcha).not.toBe('')
    await input.fill(await sandbox.captchaAnswer(captcha))
  }
  async function fillLogin(username: string, password = demoPassword): Promise<void> {
    await field('account').fill(username)
    await field('password').fill(password)
    await passSliderByKeys(page, t)
    await answerCaptcha()
  }
  async function submitLogin(): Promise<void> {
    await page.getByRole('button', { name: t('login.submit'), exact: true }).click()
  }
  async function open(path: string): Promise<void> {
    // Required elements are awaited by name; the last picture is not required.
    await page.goto(host.address(code) + path, { waitUntil: 'commit' })
    await expect(page.locator('html[data-started]')).toBeAttached()
  }
  async function logIn(username: string): Promise<void> {
    const origin = host.address(code)
    const merchantCode = merchant.gateway.merchantCode || code
    const { humanCheck, loginCaptcha, whitelabel } = await sandbox.read(code)
    await sandbox.change(code, bareLogin)
    const signedIn = await signInBarely({ origin, merchantCode, username })
    const { GEETEST3 = true } = whitelabel
    await sandbox.change(code, { humanCheck, loginCaptcha, whitelabel: { GEETEST3 } })
    if (!page.url().startsWith(origin)) {
      // An empty page of the merchant: only there can the tab be given something to keep.
      const body = '<!doctype html><title>-</title>'
      const answer = { contentType: 'text/html', body }
      await page.route(`${origin}/`, (route) => route.fulfill(answer), { times: 1 })
      await page.goto(`${origin}/`)
    }
    await page.evaluate(keepSession, sessionOf(signedIn, merchantCode))
    await open('/m/home')
  }
  return {
    page,
    trouble,
    t,
    code,
    merchant,
    field,
    answerCaptcha,
    fillLogin,
    submitLogin,
    open,
    step: (path) => page.evaluate((to) => history.pushState(null, '', to), path),
    block: (id) => page.locator(`[data-block="${id}"]`),
    logIn,
    logInByForm: async (username, password) => {
      await page.goto(`${host.address(code)}/m/login`, { waitUntil: 'commit' })
      await fillLogin(username, password)
      await submitLogin()
      await expect(page).toHaveURL(/\/m\/home$/)
    },
    storages: () =>
      page.evaluate(() => ({ device: { ...localStorage }, visit: { ...sessionStorage } })),
  }
}
