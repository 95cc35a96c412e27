import { expect, test } from 'vitest'
import { checkMerchants } from './check-merchants.ts'
import { filesOf } from './testing.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><path fill="#123" d="M0 0h300v60H0z"/></svg>'

/** Returns the codes of the findings about the logo for the brand's colour, where the menu has these values. */
function check(menu: object): string[] {
  const merchant = {
    schemaVersion: 1,
    code: 'shop',
    languages: { default: 'en', supported: ['en'] },
    safety: { rememberedLogin: 'username' },
    brand: { logo: 'art/logo.svg', logoInverse: 'art/logo.svg' },
    theme: { primary: '#112244' },
    pages: { shell: { order: ['menu'], blocks: { menu: { type: 'slide-menu', ...menu } } } },
  }
  const files = filesOf({
    'locales/en/common.json': { $language: { name: 'English', code: 'EN', fallback: [] } },
    'merchants/shop/merchant.json': merchant,
    'merchants/shop/art/logo.svg': drawing,
  })
  const findings = checkMerchants(files, ['shop'])
  return findings.filter(({ path }) => path === 'brand.logoInverse').map(({ code }) => code)
}

test('a logo that is lost on the brand’s colour is reported where the menu shows it there', () => {
  expect(check({ variant: 'panel', settings: { logo: 'inverse' } })).toEqual(['logo-contrast'])
  expect(check({ variant: 'blocks' })).toEqual(['logo-contrast'])
  expect(check({ variant: 'panel', settings: { logo: 'page' } })).toEqual([])
  expect(check({ variant: 'panel' })).toEqual([])
  expect(check({ variant: 'book', settings: { logo: 'inverse' } })).toEqual([])
})
