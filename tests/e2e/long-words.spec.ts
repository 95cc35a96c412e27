import { noteMisfits } from './support/note-misfits.ts'
import { expect, test } from './support/own-merchants.ts'
import { submit } from './support/registration.ts'
import { lengthenWords } from './support/replace-words.ts'
import { walkAsGuest, walkToLobby } from './support/walk-as-guest.ts'

const visits = [
  ['siamstar', 'th'],
  ['kiwibet', 'en'],
  ['hongyun', 'zh'],
  ['reef', 'ja'],
  ['plain', 'en'],
] as const

for (const [code, language] of visits)
  test(`a guest of ${code} reads words of forty letters whole on a narrow phone`, async ({
    root,
    createOwnPlayer,
    page,
  }) => {
    lengthenWords(root, code, language)
    const player = createOwnPlayer(code, language)
    await page.addInitScript((tag) => localStorage.setItem('language', tag), language)
    const { found, look } = noteMisfits(page, [320, 360, 390])
    await player.open('/m/home')
    await walkAsGuest(player, look)
    await submit(player)
    await expect(page.locator('[aria-invalid]').first()).toBeVisible()
    await look('errors of a form')
    await walkToLobby(player, look)
    expect(found).toEqual([])
  })
