import { type Browser, expect, type Page } from '@playwright/test'
import type { SessionKind } from '../../../src/core/contract/facts.ts'
import { signInAt } from '../../support/host-client.ts'
import type { TestHost } from '../../support/start-test-host.ts'
import type { Combination } from './combinations.ts'
import { keepSession, sessionOf } from './keep-session.ts'
import type { SandboxControl } from './sandbox.ts'

/** Somebody who looks at one merchant again and again, as a guest and with the demo accounts. */
export interface Onlooker {
  /** Opens home under a combination; the page has every word of the gateway when this is done. */
  readonly open: (combination: Combination) => Promise<void>
  /** Steps to a path inside the page that was opened last. */
  readonly step: (path: string) => Promise<void>
  /** Waits until the page holds these blocks and no others, top to bottom, and keeps holding them. */
  readonly expectBlocks: (ids: readonly string[], where: string) => Promise<void>
  readonly close: () => Promise<void>
}

interface Place {
  readonly code: string
  readonly host: TestHost
  readonly sandbox: SandboxControl
}

const accounts = { member: 'member88', trial: 'trial88', agent: 'agent88' } as const
/** The calls of a page before it knows its flags, templates and settings. */
const settings = ['systemStatus', 'whitelabel', 'templates', 'consolidatedSettings'] as const
const paths: Readonly<Record<(typeof settings)[number], RegExp>> = {
  systemStatus: /\/wps\/system\/status$/,
  whitelabel: /\/wps\/system\/whitelabel$/,
  templates: /\/wps\/system\/templates$/,
  consolidatedSettings: /\/wps\/system\/settings\/consolidated$/,
}

/** One page is kept for each kind of session, as a player's tab is. */
export function startOnlooker(browser: Browser, place: Place): Onlooker {
  const pages = new Map<SessionKind, Page>()
  const open: { page?: Page } = {}
  const origin = place.host.address(place.code)
  const current = (): Page => {
    if (!open.page) throw new Error('No page is open.')
    return open.page
  }
  return {
    async open({ session, language, flags, templates }) {
      const page = pages.get(session) ?? (await openPage(browser, place, session))
      pages.set(session, page)
      open.page = page
      const digit = (variant: string): string => (variant === 'new' ? '1' : '0')
      await place.sandbox.change(place.code, {
        whitelabel: flags,
        templates: { mem_cen: digit(templates.mem_cen), dep_func: digit(templates.dep_func) },
      })
      await page.evaluate((tag) => localStorage.setItem('language', tag), language)
      // The requests of the previous page never finish.
      const answered = settings.map((name) =>
        page.waitForEvent('requestfinished', (request) =>
          paths[name].test(new URL(request.url()).pathname),
        ),
      )
      await page.goto(`${origin}/m/home`, { waitUntil: 'commit' })
      await Promise.all(answered)
      await expect(page.locator('html[data-started]')).toBeAttached()
    },
    step: (path) => current().evaluate((to) => history.pushState(null, '', to), path),
    async expectBlocks(ids, where) {
      const read = () => readBlocks(current(), ids)
      await expect.poll(read, where).toEqual(ids)
      await current().evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      expect(await read(), where).toEqual(ids)
    },
    close: async () => {
      for (const page of pages.values()) await page.context().close()
    },
  }
}

/**
 * Returns the ids of the blocks that a page has, top to bottom, without those of the shell's lines. A block
 * that its component hides from inside leaves an empty frame, which counts only where it is expected.
 */
export function readBlocks(page: Page, expected: readonly string[]): Promise<(string | null)[]> {
  return page
    .locator('main [data-block]:not([data-type="red-envelope"])')
    .evaluateAll(
      (blocks, ids) =>
        blocks
          .filter(
            (one) => one.childElementCount > 0 || ids.includes(one.getAttribute('data-block')),
          )
          .map((one) => one.getAttribute('data-block')),
      expected as readonly (string | null)[],
    )
}

async function openPage(browser: Browser, place: Place, session: SessionKind): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  const origin = place.host.address(place.code)
  await page.goto(`${origin}/m/help`)
  if (session === 'guest') return page
  const { code: merchantCode } = place
  const signedIn = await signInAt({ origin, merchantCode, username: accounts[session] })
  await page.evaluate(keepSession, sessionOf(signedIn, merchantCode))
  return page
}
