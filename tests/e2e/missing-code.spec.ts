import { expect, test } from './support/published.ts'
import { failedCall } from './support/trouble.ts'

// A device that keeps the site has its files, also when the server lost them.
test.use({ serviceWorkers: 'block' })

test('a page whose code is deleted on the server is loaded again, once', async ({
  visit,
  page,
  trouble,
}) => {
  const { open, step, t } = visit('kiwibet')
  trouble.expect(failedCall)
  trouble.expect(/Failed to fetch dynamically imported module|Unable to preload CSS/)
  let isGone = false
  let loads = 0
  await page.route('**/assets/**', (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  )
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    loads += 1
    isGone = false
  })
  await open('/m/home')
  await step('/m/service')
  await expect(page.getByRole('heading', { name: t('route.service') })).toBeVisible()
  isGone = true
  await step('/m/help')
  const retry = page.getByRole('button', { name: t('common.retry') })
  await expect(retry).toBeVisible()
  // Nobody knows yet that the code is gone: a first failure may be that of the network.
  await expect(async () => {
    if (isGone) await retry.click()
    expect(loads).toBe(2)
  }).toPass()
  await expect(page.getByRole('heading', { name: t('route.help') })).toBeVisible()
  await expect(retry).toHaveCount(0)
  expect(loads).toBe(2)
})
