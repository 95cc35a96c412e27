import { expect, it } from 'vitest'
import { placeOfFinding } from './place-of-finding.ts'

it('leads from a finding to its field, its words, its art, or the file that cannot be read', () => {
  const at = (file: string, path: string) => placeOfFinding({ file, path })
  const file = 'merchants/orb/merchant.json'
  expect(at(file, 'theme.primary')).toEqual({ merchant: 'orb', path: 'theme.primary' })
  expect(at(file, '')).toEqual({ merchant: 'orb', path: 'file' })
  const words = 'merchants/orb/messages/th.json'
  expect(at(words, 'login.submit')).toEqual({ merchant: 'orb', path: 'words.login.submit' })
  expect(at('merchants/base/art/recipe.json', 'families')).toEqual({
    merchant: 'base',
    path: 'art',
  })
  // A file of a look is corrected in an editor.
  expect(at('merchants/orb/look/row.css', '')).toBeUndefined()
  expect(at('locales/en/common.json', 'login')).toBeUndefined()
})
