import { expect, test } from 'vitest'
import { checkEach } from './check-merchants.ts'
import { filesOf } from './testing.ts'

const common = {
  schemaVersion: 1,
  languages: { default: 'en', supported: ['en', 'th'] },
  safety: { rememberedLogin: 'username' },
}
const banner = { type: 'banner', when: { language: 'th' } }
const parent = {
  ...common,
  code: 'parent',
  brand: { name: { en: 'Parent', th: 'Parent' }, mark: 'art/mark.svg' },
  pages: { home: { order: ['banner'], blocks: { banner } } },
}
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'
const locale = { $language: { name: 'English', code: 'EN', fallback: [] } }

/** Checks a parent and its children, and returns the paths of some findings by merchant. */
function pathsOf(children: Readonly<Record<string, object>>, wanted: string): unknown {
  const files = Object.entries(children).map(([code, own]) => [
    `merchants/${code}/merchant.json`,
    { ...common, code, extends: 'parent', ...own },
  ])
  const found = checkEach(
    filesOf({
      'locales/en/common.json': locale,
      'locales/th/common.json': locale,
      'merchants/parent/merchant.json': parent,
      'merchants/parent/art/mark.svg': mark,
      'merchants/heavy/art/mark.svg': `${mark}<!--${' '.repeat(400_000)}-->`,
      ...Object.fromEntries(files),
    }),
  )
  return Object.fromEntries(
    [...found].map(([code, list]) => [
      code,
      list.filter((finding) => finding.code === wanted).map(({ path }) => path),
    ]),
  )
}

test('a picture that is inherited is judged by the file that each child shows', () => {
  const paths = pathsOf({ plain: {}, heavy: {}, other: { lobby: { lines: 20 } } }, 'art-heavy')
  expect(paths).toEqual({ parent: [], plain: [], heavy: ['brand.mark'], other: [] })
})

test('a condition that is inherited is judged by the languages of each child', () => {
  const english = { languages: { default: 'en', supported: ['en'] } }
  const paths = pathsOf({ thai: {}, plain: english, other: english }, 'unreachable-block')
  const when = ['pages.home.blocks.banner.when']
  expect(paths).toMatchObject({ parent: [], thai: [], plain: when, other: when })
})
