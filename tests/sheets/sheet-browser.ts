import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { projectRoot } from '../e2e/support/words.ts'
import { browserOptions } from '../support/browser-options.ts'
import { startTestHost, type TestHost } from '../support/start-test-host.ts'

export interface Studio {
  readonly host: TestHost
  readonly browser: Browser
}

export interface Window {
  readonly height: number
  /** Device pixels per CSS pixel. */
  readonly scale: number
}

/** The product running over the sandbox, and a browser to photograph it with. */
export async function withStudio(work: (studio: Studio) => Promise<void>): Promise<void> {
  const host = await startTestHost({ root: projectRoot })
  const browser = await chromium.launch(browserOptions)
  try {
    await work({ host, browser })
  } finally {
    await browser.close()
    await host.close()
  }
}

/** A phone 390 wide. Sections off screen are not painted, so it is as tall as the picture. */
export function openPhone(browser: Browser, { height, scale }: Window): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height },
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  })
}

/** One JPEG of a page of HTML so many CSS pixels wide. */
export async function printSheet(browser: Browser, html: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.setContent(html)
  await page.waitForTimeout(500)
  const image = await page.screenshot({ type: 'jpeg', quality: 80, fullPage: true })
  await page.close()
  return image
}

export function asAddress(image: Buffer, type: 'png' | 'jpeg'): string {
  return `data:image/${type};base64,${image.toString('base64')}`
}
