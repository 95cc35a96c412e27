import type { Skin } from '../../core/contract/skin.ts'

/** The skin that the host wrote into the page. */
export function readSkin(page: Document): Skin {
  const text = page.getElementById('skin')?.textContent
  if (!text) throw new Error('No skin.')
  return JSON.parse(text) as Skin // the host wrote it from a checked merchant
}
