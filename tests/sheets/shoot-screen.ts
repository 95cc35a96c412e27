import { openPhone } from '../../src/cli/screenshots/browser.ts'
import { createPlayer } from '../e2e/support/player.ts'
import { controlSandbox, type SandboxControl } from '../e2e/support/sandbox.ts'
import { watchTrouble } from '../e2e/support/trouble.ts'
import { type merchants, projectRoot, readMerchant } from '../e2e/support/words.ts'
import { signInAt } from '../support/host-client.ts'
import type { TestHost } from '../support/start-test-host.ts'
import { type ScreenSetup, settle } from './look-screens.ts'
import type { Studio } from './sheet-browser.ts'

export interface Shot {
  readonly code: (typeof merchants)[number]
  readonly screen: ScreenSetup
  /** CSS pixels. */
  readonly height: number
}

/** A JPEG of a screen on a phone, two device pixels per CSS pixel. */
export async function shootScreen(
  { host, browser }: Studio,
  { code, screen, height }: Shot,
): Promise<Buffer> {
  const context = await openPhone(browser, { height: Math.ceil(height), scale: 2 })
  const page = await context.newPage()
  const sandbox = controlSandbox(host.port)
  const language = screen.language ?? readMerchant(code).languages.default
  const sources = { page, trouble: await watchTrouble(page), host, sandbox, root: projectRoot }
  const player = createPlayer(code, sources, language)
  if (screen.language) await page.addInitScript(`localStorage.setItem('language', '${language}')`)
  if (screen.account) await changeAccount(screen.account, { code, host, sandbox })
  if (screen.member) await player.logIn(screen.member === true ? 'member88' : screen.member)
  await player.open(screen.path)
  await settle(page)
  await screen.prepare?.(player)
  await settle(page)
  const image = await page.screenshot({ type: 'jpeg', quality: 85 })
  await context.close()
  return image
}

interface Place {
  readonly code: Shot['code']
  readonly host: TestHost
  readonly sandbox: SandboxControl
}

/** Changes the member's account by a session of its own, and leaves the sandbox's settings as they were. */
export async function changeAccount(
  change: NonNullable<ScreenSetup['account']>,
  { code, host, sandbox }: Place,
): Promise<void> {
  const { humanCheck, loginCaptcha, whitelabel } = await sandbox.read(code)
  const merchantCode = readMerchant(code).gateway.merchantCode || code
  await change(await signInAt({ origin: host.address(code), merchantCode, username: 'member88' }))
  const { GEETEST3 = true } = whitelabel
  await sandbox.change(code, { humanCheck, loginCaptcha, whitelabel: { GEETEST3 } })
}
