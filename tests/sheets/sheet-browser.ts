import { type Browser, chromium } from '@playwright/test'
import { browserOptions } from '../../src/cli/screenshots/browser-options.ts'
import { projectRoot } from '../e2e/support/words.ts'
import { startTestHost, type TestHost } from '../support/start-test-host.ts'

export interface Studio {
  readonly host: TestHost
  readonly browser: Browser
}

/** The product running over the sandbox with a folder of merchants, and a browser to photograph it with. */
export async function withStudio(
  work: (studio: Studio) => Promise<void>,
  root = projectRoot,
): Promise<void> {
  const host = await startTestHost({ root })
  const browser = await chromium.launch(browserOptions)
  try {
    await work({ host, browser })
  } finally {
    await browser.close()
    await host.close()
  }
}
