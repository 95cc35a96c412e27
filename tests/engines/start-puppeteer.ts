import puppeteer, { type ElementHandle, type Frame, type Page } from 'puppeteer-core'
import { browserOptions } from '../../src/cli/screenshots/browser-options.ts'
import {
  type Engine,
  type EngineElement,
  type EnginePage,
  type EngineView,
  phone,
} from './engine-page.ts'
import { executables } from './executables.ts'
import { findInPage } from './find-in-page.ts'

const launches = {
  chromium: {
    browser: 'chrome',
    executablePath: browserOptions.executablePath,
    // Its pages have `gc` then, which collects garbage.
    args: [...browserOptions.args, '--js-flags=--expose-gc'],
  },
  firefox: {
    browser: 'firefox',
    executablePath: executables.firefox,
    args: [],
    // Its pages have `TestUtils` then, which collects garbage.
    extraPrefsFirefox: { 'dom.testing.testutils.enabled': true },
  },
} as const

/** Expressions that collect garbage. */
const collectors = {
  chromium: 'gc({ type: "major", execution: "async" })',
  firefox: 'TestUtils.gc()',
} as const

/** Starts Debian's Chromium by the DevTools protocol, or its Firefox by WebDriver BiDi. */
export async function startPuppeteer(name: keyof typeof launches): Promise<Engine> {
  const { args, ...launch } = launches[name]
  const browser = await puppeteer.launch({ ...launch, args: [...args], headless: true })
  return {
    name,
    hasHttpCache: true,
    async newPage() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(phone)
      return { page: drive(page, collectors[name]), close: () => context.close() }
    },
    close: () => browser.close(),
  }
}

function drive(page: Page, collector: string): EnginePage {
  return {
    ...viewOf(page),
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    // Firefox knows the key by what it types.
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    async inFrame(steps) {
      const frame = page.frames().find((one) => one.parentFrame() !== null)
      if (!frame) throw new Error('The page has no frame.')
      await steps(viewOf(frame))
    },
    async collectGarbage() {
      // Objects that the first collection finalizes are removed by the second.
      for (let turn = 0; turn < 2; turn += 1) await page.evaluate(collector)
    },
    shoot: () => page.screenshot(),
  }
}

function viewOf(place: Page | Frame): EngineView {
  return {
    async find({ role, name = null }) {
      const found = await place.evaluateHandle(findInPage, role, name)
      const element = found.asElement()
      // The finder answers with an element or nothing.
      return element ? elementOf(element as ElementHandle<Element>) : undefined
    },
    // An expression gives whatever its caller says that it gives.
    read: async <T>(expression: string) => (await place.evaluate(expression)) as T,
  }
}

function elementOf(handle: ElementHandle<Element>): EngineElement {
  return {
    click: () => handle.click(),
    type: (text) => handle.type(text),
    focus: () => handle.focus(),
    attribute: (name) => handle.evaluate((element, of) => element.getAttribute(of), name),
  }
}
