import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { operatorToken } from '../support/operator.ts'
import { expect, test } from './support/studio.ts'

test('the gallery shows every merchant, finds them and leads into them @core', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('')
  const cards = page.getByRole('list', { name: 'Merchants' }).getByRole('listitem')
  await expect(cards).toHaveCount(5)
  await page.getByRole('searchbox', { name: 'Find merchants' }).fill('kiwi')
  await expect(cards).toHaveCount(1)
  expect(await studio.findSerious()).toEqual([])
  await page.getByRole('searchbox', { name: 'Find merchants' }).fill('nobody')
  await expect(page.getByText('No merchant meets “nobody”')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByRole('link', { name: 'สยามสตาร์' }).click()
  await expect(page).toHaveURL(/\/studio\/siamstar(\?|$)/)
  await expect(page.getByRole('button', { name: 'สยามสตาร์ siamstar' })).toBeVisible()
})

test('a merchant whose file is behind a link is in the gallery with its error', async ({
  studio,
}) => {
  const { page, root, trouble } = studio
  trouble.expect(/Failed to load resource/)
  const folder = join(root, 'merchants/linked')
  mkdirSync(folder)
  symlinkSync('/etc/hostname', join(folder, 'merchant.json'))
  try {
    await studio.open('')
    const card = page.getByRole('listitem').filter({ hasText: 'linked' })
    await expect(card.getByText(/"merchant.json" is a symbolic link that leads out/)).toBeVisible()
    const link = card.getByRole('link', { name: 'linked' })
    await expect(link).toHaveAccessibleDescription(
      /Replace the link with the file or folder itself\. merchants\/linked\/merchant\.json$/,
    )
    await expect(card.getByText('Its hosts cannot be read')).toBeVisible()
    await link.click()
    await expect(page.getByRole('heading', { name: '"linked" cannot be opened' })).toBeVisible()
    await expect(page.getByText(/Replace the link with the file or folder itself\./)).toBeVisible()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the studio answers on this machine alone, framed by nobody, under a strict policy', async ({
  studio,
  request,
}) => {
  const ask = (host: string) =>
    request.get(`http://127.0.0.1:${studio.port}/studio/siamstar/theme`, { headers: { host } })
  const own = await ask(`localhost:${studio.port}`)
  const policy = own.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  expect(findings.filter(({ severity }) => severity <= Severity.HIGH)).toEqual([])
  const other = await ask(`siamstar.localhost:${studio.port}`)
  expect(other.status()).toBe(403)
  expect(await other.text()).toContain(`answers at http://localhost:${studio.port}/studio only`)
})

test('a browser without the token of this start shows which address to open', async ({
  studio,
}) => {
  const { page } = studio
  studio.trouble.expect(/Failed to load resource/)
  await page.context().clearCookies()
  await studio.open('')
  await expect(page.getByText('does not have the token of this start')).toBeVisible()
  await page.goto(`http://localhost:${studio.port}/studio/siamstar/theme?token=${operatorToken}`)
  await expect(page).toHaveURL(`http://localhost:${studio.port}/studio/siamstar/theme`)
  await expect(page.getByRole('button', { name: 'Review and save' })).toBeVisible()
})

test('an unknown merchant is reported, and the list is loaded again once the studio API is back', async ({
  studio,
}) => {
  const { page } = studio
  studio.trouble.expect(/Failed to load resource/)
  await studio.open('nobody')
  await expect(page.getByRole('heading', { name: '"nobody" cannot be opened' })).toBeVisible()
  await expect(page.getByText('There is no merchant called "nobody".')).toBeVisible()
  await page.route('**/studio/api/merchants', (route) => route.abort())
  await page.getByRole('button', { name: 'All merchants' }).click()
  await expect(page.getByText('The server does not answer')).toBeVisible()
  await page.unroute('**/studio/api/merchants')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'สยามสตาร์' })).toBeVisible()
})
