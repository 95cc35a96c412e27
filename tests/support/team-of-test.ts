import { onTestFinished } from 'vitest'
import {
  startTestTeam,
  type TestBrowser,
  type TestTeam,
  type TestTeamOptions,
} from './start-test-team.ts'

/** Starts a team for one test, which ends with the test. */
export async function openTeamWith(options: TestTeamOptions): Promise<TestTeam> {
  const team = await startTestTeam(options)
  onTestFinished(team.close)
  return team
}

/** Signs somebody in with a browser of their own. */
export async function signInTo(team: TestTeam, account: string): Promise<TestBrowser> {
  const browser = team.open()
  await browser.signIn(account)
  return browser
}

/** Signs somebody out at the identity provider itself, as a person does on the provider's page. */
export async function signOutAtProvider(team: TestTeam, browser: TestBrowser): Promise<void> {
  const page = await browser.ask(`${team.provider.issuer}/session/end`)
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.text) ?? []
  await browser.ask(`${team.provider.issuer}/session/end/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ xsrf, logout: 'yes' })),
  })
}
