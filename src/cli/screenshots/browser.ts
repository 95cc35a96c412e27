import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { browserOptions } from './browser-options.ts'
import { findBrowser } from './find-browser.ts'

export interface BrowserWindow {
  readonly height: number
  /** Device pixels per CSS pixel. */
  readonly scale: number
}

/** Chromium of this machine, without a window. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...browserOptions, executablePath: findBrowser() })
}

/** A phone 390 wide. Sections off screen are not painted, so it is as tall as the picture. */
export function openPhone(
  browser: Browser,
  { height, scale }: BrowserWindow,
): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height },
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  })
}

export interface Print {
  /** CSS pixels. */
  readonly width: number
  readonly type: 'png' | 'jpeg'
}

/** One picture of a page of HTML. */
export async function printSheet(
  browser: Browser,
  html: string,
  { width, type }: Print,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.setContent(html)
  await page.waitForTimeout(500)
  const quality = type === 'jpeg' ? { quality: 80 } : {}
  const image = await page.screenshot({ type, ...quality, fullPage: true })
  await page.close()
  return image
}
