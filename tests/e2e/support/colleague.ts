import { expect, type Studio } from './studio.ts'

/** Chooses another shape for siamstar, and a colleague saves another motion before that is saved. */
export async function saveWhileEditing(studio: Studio): Promise<void> {
  const file = 'merchants/siamstar/merchant.json'
  const before = studio.read(file)
  await studio.open('siamstar/theme')
  await studio.page.getByRole('radio', { name: 'pill' }).click()
  await expect(studio.page.getByText('Not saved')).toBeVisible()
  studio.write(file, before.replace('"lively"', '"calm"'))
}
