import type { Page } from '@playwright/test'
import { calls } from '../../../src/core/contract/calls.ts'

/** Words that break what was not made for them. */
export const hostileWords: readonly string[] = [
  'W'.repeat(10_000),
  '<img src=x onerror=alert(1)><script>alert(2)</script>',
  '\u202eturned around \u202b\u2067 and never back',
  '🦊👩‍👩‍👧‍👦🇹🇭'.repeat(60),
  '\u200b\u2060\ufeff'.repeat(300),
  `Z${'\u0301\u0323'.repeat(200)}algo`,
  'ภาษาไทยไม่มีวรรค'.repeat(80),
  'line\nline\ttab\u0000end',
]

export interface Replacement {
  /** The port of the host behind the page. */
  readonly port: number
  readonly words: readonly string[]
}

const text =
  /"(title|line|action|displayName|vendorName|gameName|customerName|lotteryName|group|name|competition|event|level)":"(?:[^"\\]|\\.)*"/g

/** Puts words, in turn, in place of whatever the gateway says to be read. */
export async function replaceWords(page: Page, { port, words }: Replacement): Promise<void> {
  await page.route(/\/(wps|lgw)\//, async (route) => {
    const { host, pathname, search } = new URL(route.request().url())
    const response = await route.fetch({
      url: `http://127.0.0.1:${port}${pathname}${search}`,
      headers: { ...route.request().headers(), host },
      // A connection that was kept may close while the words go out.
      maxRetries: 2,
    })
    if (pathname === calls.systemStatus.path) return route.fulfill({ response })
    let place = 0
    const body = (await response.text()).replaceAll(text, (_all, key) => {
      place += 1
      return `"${key}":${JSON.stringify(words[place % words.length])}`
    })
    return route.fulfill({ response, body })
  })
}
