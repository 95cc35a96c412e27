import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** Names the browser to use, over those that are found. */
const variable = 'LIVERY_BROWSER'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium on this machine; throws in one line that says how to get one. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env, isThere = existsSync): string {
  const named = env[variable]
  if (named !== undefined) {
    if (isThere(named)) return named
    throw new Error(`There is no browser at ${named}, which ${variable} names.`)
  }
  const found = [...usual, chromium.executablePath()].find((path) => path !== '' && isThere(path))
  if (found !== undefined) return found
  throw new Error(
    `Pictures need Chromium, and none is found. Install it (apt-get install chromium), or name one in ${variable}.`,
  )
}
