import { colourPairs } from '../../src/contract/colour-pairs.ts'
import { demoPassword } from '../../src/server/sandbox/demo-accounts.ts'
import { test } from './support/journey.ts'
import { merchants } from './support/words.ts'
import { dyeTokens, readWornPairs } from './support/worn-pairs.ts'
test.use({ viewport: { width: 390, height: 5000 } })
const known = new Set(colourPairs.flatMap(({ text, ground }) => [`${text} on ${ground}`, `${ground} on ${text}`]))
for (const code of [...merchants, 'base']) for (const who of ['guest', 'member'])
  test(`${code} ${who}`, async ({ meet, page }) => {
    test.setTimeout(200_000)
    const player = meet(code)
    const seen = new Map<string, string>()
    const look = async (where: string) => {
      await page.waitForLoadState('networkidle'); await page.waitForTimeout(800)
      await dyeTokens(page)
      await page.waitForTimeout(500)
      for (const { text, ground, words } of await readWornPairs(page)) {
        const k = `${text} on ${ground}`
        if (!known.has(k)) seen.set(k, `${where} ${words}`)
      }
    }
    if (who === 'member') await player.logIn('member88')
    for (const path of who === 'member' ? ['/m/home', '/m/gameContainer', '/m/member/home', '/m/myAccount/index','/m/voucherCenter'] : ['/m/home', '/m/login', '/m/register', '/m/trail', '/m/help', '/m/gameContainer']) {
      await player.open(path); await look(path)
      if (path === '/m/register') { await page.getByRole('button', { name: player.say('register.submit'), exact: true }).click(); await look(path + '!') }
      if (path === '/m/login') { await page.getByRole('button', { name: player.say('login.submit'), exact: true }).click(); await look(path + '!') }
    }
    await player.open('/m/home')
    await page.getByRole('button', { name: player.say('header.menu'), exact: true }).first().click()
    await page.waitForTimeout(800); await look('menu')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: player.say('language.title') }).click()
    await page.waitForTimeout(800); await look('languages')
    console.log(`\n## ${code} ${who}\n` + [...seen].map(([k, v]) => `${k}   (${v})`).join('\n'))
  })
