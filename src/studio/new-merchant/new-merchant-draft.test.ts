import { expect, it } from 'vitest'
import { createNewMerchantDraft, withLanguages } from './new-merchant-draft.ts'

it('makes a code from the search, where it has letters for one', () => {
  expect(createNewMerchantDraft(' Crème Bay 7 ')).toMatchObject({
    name: 'Crème Bay 7',
    code: 'creme-bay-7',
  })
  expect(createNewMerchantDraft('7 seas')).toMatchObject({ code: 'seas' })
  expect(createNewMerchantDraft('ลากูน')).toMatchObject({ name: 'ลากูน', code: '' })
})

it('asks for no name in a language that is no longer chosen', () => {
  const draft = { ...createNewMerchantDraft('Orb'), names: { th: 'ออร์บ', zh: '球' } }
  expect(withLanguages(draft, ['en', 'th'])).toMatchObject({
    languages: ['en', 'th'],
    names: { th: 'ออร์บ' },
  })
})
