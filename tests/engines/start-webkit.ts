import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Key as DriverKey, type WebDriver, type WebElement } from 'selenium-webdriver'
import { findPort } from '../support/find-port.ts'
import {
  type Engine,
  type EngineElement,
  type EnginePage,
  type EngineView,
  type Key,
  phone,
  waitFor,
} from './engine-page.ts'
import { executables } from './executables.ts'
import { findInPage } from './find-in-page.ts'

/** The finder as the driver takes scripts: a body with `arguments`. */
const findScript = `return (${findInPage})(...arguments)`

const driverKeys: Readonly<Record<Key, string>> = {
  Home: DriverKey.HOME,
  PageUp: DriverKey.PAGE_UP,
  ArrowRight: DriverKey.ARROW_RIGHT,
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Space: DriverKey.SPACE,
}

/** Starts WebKitGTK by its WebDriver on a screen of its own. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '800x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = String((await once(screen.stdout, 'data'))[0]).trim()
  let driver = await startDriver(display)
  return {
    name: 'webkit',
    // MiniBrowser's sessions under its driver write nothing to the disk, the cache included.
    hasHttpCache: false,
    async newPage() {
      const session = await startSession(driver.address).catch(async () => {
        console.log('WebKitWebDriver opened no browser; a new driver starts.')
        await end(driver.child)
        driver = await startDriver(display)
        return startSession(driver.address)
      })
      return { page: drive(session), close: () => quit(session) }
    },
    async close() {
      await Promise.all([driver.child, screen].map(end))
    },
  }
}

interface Driver {
  readonly child: ChildProcess
  readonly address: string
}

async function startDriver(display: string): Promise<Driver> {
  const port = await findPort()
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  await waitFor('WebKitWebDriver', () => isReady(address))
  return { child, address }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/status`).catch(() => undefined)
  return answer?.ok ?? false
}

/** Closes a browser; one that does not answer is left to the end of its driver. */
async function quit(session: WebDriver): Promise<void> {
  await Promise.race([session.quit(), sleep(openLimit, undefined, { ref: false })])
}

/** Milliseconds after which a browser that has not opened does not open any more. */
const openLimit = 60_000

/** Opens a browser of the size of a phone; rejects where it does not open. */
async function startSession(address: string): Promise<WebDriver> {
  const opened = openSession(address)
  const late = sleep(openLimit, undefined, { ref: false }).then(() => {
    throw new Error(`No browser opened within ${openLimit / 1000} s.`)
  })
  return Promise.race([opened, late])
}

async function openSession(address: string): Promise<WebDriver> {
  const session = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: executables.miniBrowser, args: ['--automation'] },
    })
    .build()
  await session
    .manage()
    .window()
    .setRect({ ...phone })
  return session
}

function drive(driver: WebDriver): EnginePage {
  const view = viewOf(driver)
  return {
    ...view,
    open: (address) => driver.get(address),
    press: (key) => driver.actions().sendKeys(driverKeys[key]).perform(),
    async inFrame(steps) {
      await driver.switchTo().frame(0)
      await steps(view)
      await driver.switchTo().defaultContent()
    },
    shoot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  }
}

function viewOf(driver: WebDriver): EngineView {
  return {
    async find({ role, name = null }) {
      const found = await driver.executeScript<WebElement | null>(findScript, role, name)
      return found ? elementOf(driver, found) : undefined
    },
    read: (expression) => driver.executeScript(`return (${expression})`),
  }
}

function elementOf(driver: WebDriver, element: WebElement): EngineElement {
  return {
    async click() {
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
      await element.click()
    },
    type: (text) => element.sendKeys(text),
    focus: () => driver.executeScript('arguments[0].focus()', element),
    attribute: (name) => element.getAttribute(name),
  }
}
