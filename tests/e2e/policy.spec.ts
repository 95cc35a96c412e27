import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { routes } from '../../src/core/contract/pages.ts'
import { coreIf } from './support/core.ts'
import { replaceWords } from './support/hostile-words.ts'
import { expect, test } from './support/own-merchants.ts'
import { plainMerchant } from './support/temp-root.ts'
import { merchants } from './support/words.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const code of merchants) {
  test(`every page of ${code} comes with a policy that demands Trusted Types${coreIf(code === 'reef')}`, async ({
    host,
    request,
  }) => {
    const paths = Object.values(routes).flatMap((route) => [...route.paths])
    for (const path of [...paths, '/m/nowhere']) {
      const response = await request.get(`http://127.0.0.1:${host.port}${path}`, {
        headers: { host: `${code}.localhost:${host.port}` },
      })
      const policy = response.headers()['content-security-policy'] ?? ''
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/unsafe-(inline|eval)/)
      expect(response.headers()['x-content-type-options']).toBe('nosniff')
      expect(response.headers()['referrer-policy']).toBe('no-referrer')
    }
  })

  test(`csp_evaluator finds nothing of high severity in the policy of ${code}`, async ({
    host,
    request,
  }) => {
    const response = await request.get(`http://127.0.0.1:${host.port}/m/home`, {
      headers: { host: `${code}.localhost:${host.port}` },
    })
    const policy = response.headers()['content-security-policy'] ?? ''
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    expect(findings.filter(({ severity }) => severity <= Severity.HIGH)).toEqual([])
  })
}

const image = '<img src=x onerror=alert(1)>'
const script = '<script>alert(2)</script>'
const style = '</style><style>*{display:none}'

/** A gateway that says hostile things wherever a player reads. */
const hostileWorld = {
  affiliates: [{ code: 'EVIL1', inviter: image }],
  services: [{ csType: 'LINE', url: 'javascript:alert(3)' }],
  resources: [
    { resourceType: 'LINE', url: 'javascript:alert(4)' },
    { resourceType: 'MOBILENUMBER', url: 'data:text/html,<script>alert(5)</script>' },
  ],
  vendors: [
    {
      code: 'EVIL',
      name: `Vendor ${image}`,
      categories: [
        { category: 'LIVE', games: 3 },
        { category: 'RNG', games: 3 },
      ],
    },
  ],
  banners: [
    {
      id: 'one',
      group: 'm_home',
      title: `Banner ${script}`,
      line: style,
      url: 'javascript:alert(6)',
    },
    { id: 'two', group: 'm_home', title: 'Second', url: '//evil.example/x' },
  ],
  notices: [{ id: 'n', title: `Notice ${image}` }],
}

test('hostile words of a merchant and of its gateway are shown as text, hostile links dropped @core', async ({
  root,
  createOwnPlayer,
  page,
}) => {
  const own = plainMerchant('evil', {
    brand: { name: { en: `Evil ${image}` } },
    pages: {
      login: {
        blocks: {
          picture: { settings: { title: { en: `Title ${script}` }, line: { en: style } } },
        },
      },
    },
  })
  root.write('evil', own)
  root.write('evil', hostileWorld, 'world.json')
  const player = createOwnPlayer('evil')
  await player.open('/m/home')
  await expect(player.block('notices')).toContainText(`Notice ${image}`)
  await expect(player.block('banner')).toContainText(`Banner ${script}`)
  await expect(player.block('live')).toContainText(`Vendor ${image}`)
  await expect(page).toHaveTitle(`Evil ${image}`)
  const hrefs = await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.filter((href) => !/^(\/(?!\/)|#|tel:|mailto:|https:\/\/)/.test(href))).toEqual([])
  await expect(page.locator('img[onerror]')).toHaveCount(0)
  await player.open('/m/login')
  await expect(player.block('picture')).toContainText(`Title ${script}`)
  await player.open('/m/register')
  await player.field('affiliateCode').fill('EVIL1')
  await player.field('username').focus()
  await expect(page.getByText(player.t('field.invitedBy', { name: image }))).toBeVisible()
})

const hostileFiles: Readonly<Record<string, string>> = {
  'a colour that is CSS': JSON.stringify(
    plainMerchant('evil', { theme: { primary: 'red;}*{display:none}' } }),
  ),
  'a link that is a script': JSON.stringify(
    plainMerchant('evil', {
      pages: {
        shell: {
          blocks: {
            footer: { settings: { links: [{ text: 'menu.help', to: 'javascript:alert(1)' }] } },
          },
        },
      },
    }),
  ),
  'a prototype':
    '{"schemaVersion":1,"code":"evil","extends":"base","hosts":["evil.localhost"],"__proto__":{"brand":{"name":{"en":"Polluted"}}}}',
}

for (const [what, text] of Object.entries(hostileFiles)) {
  test(`${what} in a merchant's file never reaches a player`, async ({
    root,
    createOwnPlayer,
    page,
  }) => {
    root.write('evil', plainMerchant('evil'))
    const player = createOwnPlayer('evil')
    await player.open('/m/home')
    root.write('evil', text)
    await player.open('/m/home')
    await expect(player.block('footer').or(page.getByRole('contentinfo')).first()).toBeVisible()
    const styles = await page.locator('style').allTextContents()
    expect(styles.join()).not.toContain('display:none}')
    await expect(page.locator('[href^="javascript:" i]')).toHaveCount(0)
    await expect(page).toHaveTitle('evil')
  })
}

test('hostile words in an answer of the gateway are shown as text everywhere', async ({
  createPlayer,
  page,
  host,
}) => {
  const player = createPlayer('kiwibet')
  const words = [image, script, style, 'javascript:alert(1)']
  await replaceWords(page, { port: host.port, words })
  await player.open('/m/home')
  await expect(player.block('notices')).toContainText(/onerror|alert|display/)
  await page.locator('main').evaluate((main) => main.scrollIntoView(false))
  await page.waitForLoadState('networkidle')
  await expect(page.locator('img[onerror], main script, main style')).toHaveCount(0)
})
