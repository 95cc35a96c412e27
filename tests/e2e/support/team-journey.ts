import { test as base, type Page } from '@playwright/test'
import { startTestTeam, type TestTeam } from '../../support/start-test-team.ts'

const onWideScreen = base.extend({
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
})

/** A journey in a studio that is served to a team, on a wide screen. */
export const test = onWideScreen.extend<object, { readonly team: TestTeam }>({
  team: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const team = await startTestTeam({ forBrowsers: true })
      await use(team)
      await team.close()
    },
    { scope: 'worker' },
  ],
})

/** The same with a workspace that no other journey has changed. */
export const freshTest = onWideScreen.extend<{ readonly team: TestTeam }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  team: async ({}, use) => {
    const team = await startTestTeam({ forBrowsers: true })
    await use(team)
    await team.close()
  },
})

export interface SigningIn {
  readonly account: string
  /** What is opened after `/studio/`. */
  readonly place?: string
}

/** Signs an account in at the identity provider of the team. */
export async function signIn(
  page: Page,
  team: TestTeam,
  { account, place = '' }: SigningIn,
): Promise<void> {
  await page.goto(`${team.origin}/studio/${place}`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Account' }).fill(account)
  await page.getByRole('button', { name: 'Continue' }).click()
}
