import { findLost } from './support/find-lost.ts'
import { expect, test } from './support/journey.ts'
import { submit } from './support/registration.ts'
import { walkAsGuest, walkToLobby } from './support/walk-as-guest.ts'

const settings = [
  ['forced colours', { forcedColors: 'active' }],
  ['more contrast', { contrast: 'more' }],
] as const

for (const code of ['siamstar', 'kiwibet'] as const)
  test(`a guest of ${code} with forced colours or more contrast can distinguish controls, the selection, the focus and errors`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer(code)
    const found: string[] = []
    const look = async (name: string): Promise<void> => {
      for (const [setting, media] of settings) {
        await page.emulateMedia({ forcedColors: null, contrast: null, ...media })
        found.push(...(await findLost(page)).map((lost) => `${name}, ${setting}: ${lost}`))
      }
    }
    await player.open('/m/home')
    await walkAsGuest(player, look)
    await submit(player)
    await expect(page.locator('[aria-invalid]').first()).toBeVisible()
    await look('errors of a form')
    await walkToLobby(player, look)
    expect(found).toEqual([])
  })
