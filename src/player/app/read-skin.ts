import type { Skin } from '../../core/contract/skin.ts'

/** Reads the skin that the host wrote into the page. */
export function readSkin(page: Document): Skin {
  const text = page.getElementById('skin')?.textContent
  if (!text)
    throw new Error('The page has no skin. Serve it with a livery host or publish it again.')
  return JSON.parse(text) as Skin // the host wrote it from a checked merchant
}
