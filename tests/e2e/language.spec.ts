import khmer from '../../locales/km/common.json' with { type: 'json' }
import { createMessageReader } from '../../src/site/assemble/messages.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { readMessages } from '../support/read-messages.ts'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { merchants, projectRoot, readMerchant, readWords } from './support/words.ts'

async function choose({ page, t }: Player, tag: string): Promise<void> {
  await page.getByRole('button', { name: t('language.title') }).click()
  await page.getByRole('radio', { name: nameOf(tag), exact: true }).click()
  await expect(page.locator(`html[lang="${tag}"]`)).toBeAttached()
}

/** Returns the name of a language in itself. */
function nameOf(tag: string): string {
  return createMessageReader(openDiskFiles(projectRoot))(['base'], tag)?.info.name ?? tag
}

test('the page changes to a chosen language at once and keeps it after a reload @core', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  const english = readWords('siamstar', 'en')
  await player.open('/m/home')
  await choose(player, 'en')
  await expect(page.getByRole('dialog')).toBeHidden()
  const menu = page.getByRole('navigation', { name: english('menu.main') })
  await expect(menu.getByRole('link', { name: english('category.LIVE') })).toBeVisible()
  await page.reload()
  await expect(menu.getByRole('link', { name: english('category.LIVE') })).toBeVisible()
  expect((await player.storages()).device['language']).toBe('en')
})

test('a change of language forgets the hot games and asks for the winners once', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  await player.open('/m/home')
  await player.block('winners').scrollIntoViewIfNeeded()
  await expect(player.block('winners').getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('hotGames', '{"mark":"of before"}'))
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('getWinnerBoard')) asked.push(request.url())
  })
  await choose(player, 'en')
  await expect.poll(() => asked.length).toBe(1)
  expect(new URL(asked[0] ?? '').searchParams.get('language')).toBe('EN')
  expect((await player.storages()).device['hotGames'] ?? '').not.toContain('of before')
})

test('languages chosen one after the other request the winners once, 250 ms after the last', async ({
  createPlayer,
  page,
}) => {
  await page.clock.install()
  const player = createPlayer('siamstar')
  await player.open('/m/home')
  await expect(player.block('winners').getByRole('listitem').first()).toBeAttached()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('getWinnerBoard')) asked.push(searchParams.get('language') ?? '')
  })
  // The sheet's code loads before the clock is stopped.
  await page.getByRole('button', { name: player.t('language.title') }).click()
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 10_000)
  await choose(player, 'en')
  await page.clock.runFor(200)
  await choose({ ...player, t: readWords('siamstar', 'en') }, 'zh')
  await page.clock.runFor(240)
  expect(asked).toEqual([])
  await page.clock.runFor(20)
  await expect.poll(() => asked).toEqual(['CN'])
})

test('the records of a Khmer player have their dates in Khmer, which Chromium does not know', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('reef', 'km')
  await player.logIn('member88')
  expect(await page.evaluate(() => Intl.DateTimeFormat.supportedLocalesOf('km'))).toEqual([])
  await page.evaluate(() => localStorage.setItem('language', 'km'))
  await player.open('/m/transaction/record')
  await expect(page.locator('html')).toHaveAttribute('lang', 'km')
  const main = page.getByRole('main')
  const headings = main.getByRole('heading', { level: 2 })
  await expect(headings.first()).toBeVisible()
  const { dates } = khmer.$language
  const months = Object.values(dates.months).join('|')
  const days = [dates.today, dates.yesterday, ...Object.values(dates.weekdays)].join('|')
  for (const name of await headings.allInnerTexts())
    expect(name.replace(/\s+/g, ' ')).toMatch(new RegExp(`(?:${days}) \\d{1,2} (?:${months})`))
  expect(await main.innerText()).not.toMatch(/\b(?:Today|Yesterday|[A-Z][a-z]{2,8}day|Nov|AM|PM)\b/)
})

const bareKey = new RegExp(`\\b(?:${Object.keys(readMessages('en')).join('|')})\\.[a-z]\\w*`)

for (const code of merchants) {
  test(`every language of ${code} has words for home and never shows a key`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer(code)
    await player.open('/m/home')
    for (const tag of readMerchant(code).languages.supported) {
      await page.evaluate((language) => localStorage.setItem('language', language), tag)
      await player.open('/m/home')
      const t = readWords(code, tag)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await expect(page.getByRole('navigation', { name: t('menu.main') })).toBeVisible()
      const text = await page.locator('body').innerText()
      expect(text).not.toMatch(bareKey)
      expect(text).not.toMatch(/\{\{|undefined|\[object/)
    }
  })
}
