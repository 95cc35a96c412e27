import { type FirstLoad, loadFirst, weigh } from './support/first-load.ts'
import { expect, test } from './support/journey.ts'
import { pairUp } from './support/pair-up.ts'
import { merchants, readMerchant, walkedLanguages } from './support/words.ts'

/** The limits of a home in kilobytes, as transferred. */
const most = { fonts: 60, images: 250 }

function expectLight(name: string, load: FirstLoad): void {
  for (const kind of ['fonts', 'images'] as const) {
    const { kilobytes, figures } = weigh(load[kind])
    const report = `${name}: ${kilobytes.toFixed(1)} of ${most[kind]} KB of ${kind}\n${figures}`
    if (process.env['FIGURES']) console.log(report)
    expect.soft(kilobytes, report).toBeLessThanOrEqual(most[kind])
  }
}

// A machine that is busy with something else for seconds is not the product's.
test.describe.configure({ retries: 1 })

for (const code of merchants) {
  for (const language of walkedLanguages(code))
    test(`the home of ${code} in ${language} is light and still while it loads`, async ({
      host,
      browser,
    }) => {
      const address = `${host.address(code)}/m/home`
      const load = await loadFirst(browser, { address, language, width: 390 })
      expectLight(`${code} ${language}`, load)
      expect(load.shifts).toEqual([])
    })
}

for (const [code, who] of pairUp(merchants, ['guest on a narrow phone', 'member'] as const))
  test(`the home of a ${who} of ${code} is still while it loads`, async ({
    createPlayer,
    host,
    sandbox,
    browser,
  }) => {
    await sandbox.change(code, { loginCaptcha: 'after-failures' })
    const player = createPlayer(code)
    if (who === 'member') await player.logIn('member88')
    const { shifts } = await loadFirst(browser, {
      address: `${host.address(code)}/m/home`,
      language: readMerchant(code).languages.default,
      ...(who === 'member' ? { width: 390, storages: await player.storages() } : { width: 360 }),
    })
    expect(shifts).toEqual([])
  })
