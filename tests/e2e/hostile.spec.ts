import { calls } from '../../src/core/contract/calls.ts'
import { hostileWords, replaceWords } from './support/hostile-words.ts'
import { expect, test } from './support/own-merchants.ts'
import type { Player } from './support/player.ts'
import { fillFields, finish, submit } from './support/registration.ts'
import { plainMerchant } from './support/temp-root.ts'
import { failedCall } from './support/trouble.ts'
import { merchants } from './support/words.ts'

/** Everything of a page that reaches beyond the column without being scrolled or clipped inside it. */
function findOverflow({ page }: Player): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const wide = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
    const blocks = [...document.querySelectorAll<HTMLElement>('[data-block]')]
    return wide.concat(
      blocks.flatMap((block) => {
        const { left, right, height } = block.getBoundingClientRect()
        const name = block.dataset['block']
        if (left < -1 || right > width + 1) return [`${name} is ${left} to ${right}`]
        return height > 6000 ? [`${name} is ${height} high`] : []
      }),
    )
  })
}

for (const code of merchants) {
  test(`hostile texts without end, reversed, invisible or of pictures do not break the home of ${code}`, async ({
    createPlayer,
    page,
    host,
  }) => {
    await replaceWords(page, { port: host.port, words: hostileWords })
    const player = createPlayer(code)
    await player.open('/m/home')
    await page.waitForLoadState('networkidle')
    // Off the screen, blocks are laid out only when they are needed: here all of them are.
    await page.locator('main [data-block]').evaluateAll((blocks) => {
      for (const block of blocks)
        if (block instanceof HTMLElement)
          Object.assign(block.style, {
            contentVisibility: 'visible',
            contain: 'layout paint style',
          })
    })
    await expect(page.locator('main')).toContainText('WWWWWWWW')
    expect(await findOverflow(player)).toEqual([])
    await expect(page.locator('[data-kind="error"]')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: player.t('menu.main') })).toBeVisible()
  })
}

const markup = '<b onclick=alert(1)>bold</b><img src=x onerror=alert(2)>'

test('markup in the words of a merchant and of a language is read as text', async ({
  root,
  createOwnPlayer,
  page,
}) => {
  const supported = ['en']
  root.write(
    'words',
    plainMerchant('words', {
      languages: { default: 'en', supported },
      registration: { fields: { username: { label: { en: markup }, hint: { en: markup } } } },
    }),
  )
  const messages = {
    login: { submit: `Go ${markup}` },
    register: { submit: markup, age: `${markup} {{age}}` },
    menu: { main: markup },
    home: { winners: { sentence: `{{name}} ${markup} {{amount}} {{game}}` } },
  }
  root.write('words', messages, 'messages/en.json')
  const player = createOwnPlayer('words')
  for (const path of ['/m/home', '/m/login', '/m/register']) {
    await player.open(path)
    await page.waitForLoadState('networkidle')
    if (path !== '/m/home') await expect(page.locator('main')).toContainText(markup)
    await expect(page.locator('[onclick], [onerror], main b')).toHaveCount(0)
  }
})

const closed = { username: '^(a)\\1$', email: '(' }

test('a field whose pattern cannot run is left to the gateway, and reported to the operator', async ({
  root,
  createOwnPlayer,
  ownHost,
  ownSandbox,
  page,
  reported,
}) => {
  root.write('shut', plainMerchant('shut'))
  await ownHost.look()
  await ownSandbox.change('shut', {
    patterns: {
      username: { acceptedPattern: closed.username },
      email: { acceptedPattern: closed.email },
    },
  })
  const lines: string[] = []
  page.on('console', (message) => void lines.push(message.text()))
  const player = createOwnPlayer('shut')
  // The gateway refuses what its own pattern cannot judge.
  player.trouble.expect(failedCall)
  await player.open('/m/register')
  await fillFields(player, ['username', 'email', 'password', 'confirmPassword'])
  await player.field('password').focus()
  for (const name of ['username', 'email'] as const)
    await expect(player.field(name)).not.toHaveAttribute('aria-invalid')
  const asked = page.waitForRequest((request) => request.url().endsWith(calls.register.path))
  await finish(player)
  await asked
  await expect.poll(() => lines.filter((line) => line.includes('PATTERN_REFUSED')).length).toBe(2)
  expect(lines.join('\n')).toMatch(/PATTERN_REFUSED register-form \w+ username: .*"\\1"/)
  expect(reported.filter((line) => line.includes('does not run the pattern'))).toHaveLength(2)
})

test('a player can paste and type in a field whose pattern would never end in a browser', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const catastrophic = { acceptedPattern: '(a+)+$', maxLength: 100_000 }
  const { path } = calls.register
  let sent = false
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith(path)) sent = true
  })
  await sandbox.change('kiwibet', { patterns: { username: catastrophic, email: catastrophic } })
  const player = createPlayer('kiwibet')
  await player.open('/m/register')
  await player.field('password').fill('Orchid-2026')
  await player.field('confirmPassword').fill('Orchid-2026')
  for (const name of ['username', 'email'] as const) {
    await player.field(name).fill(`${'a'.repeat(50_000)}!`)
    await player.field(name).press('End')
    await player.field(name).pressSequentially('aa!')
    await player.field('password').focus()
    await expect(player.field(name)).toHaveAttribute('aria-invalid', 'true')
  }
  await submit(player)
  await expect(player.field('username')).toBeFocused()
  expect(sent).toBe(false)
})
