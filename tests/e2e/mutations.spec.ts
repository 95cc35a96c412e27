import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRandom, mutateText } from '../support/mutate-text.ts'
import { failedCall } from './support/trouble.ts'
import { projectRoot } from './support/words.ts'
import { expect, test } from './support/workshop.ts'

const rounds = 40
const good = readFileSync(join(projectRoot, 'merchants/base/merchant.json'), 'utf8')

/** How long the host believes the folder unchanged, and a bit. */
const noticed = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 330))

test('whatever happens to a merchant file, the player sees a page', async ({
  root,
  ownHost,
  page,
  trouble,
}) => {
  test.setTimeout(120_000)
  trouble.expect(failedCall)
  const random = createRandom(20_261_121)
  await page.goto(`${ownHost.address('base')}/m/home`)
  for (let round = 0; round < rounds; round++) {
    root.write('base', mutateText(good, random))
    await noticed()
    await page.goto(`${ownHost.address('base')}/m/home`)
    const answers = page.locator('html[data-started], h1').first()
    await expect(answers, `round ${round}`).toBeAttached()
    await expect(page.locator('body'), `round ${round}`).toContainText(/\S{3}/)
  }
})
