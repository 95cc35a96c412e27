import { expect, it } from 'vitest'
import { pictureOf } from '../../core/config/testing.ts'
import type { Photographer, Shot } from '../screenshots/photographer.ts'
import { runLivery } from '../testing.ts'

const files = pictureOf({
  shop: { languages: { default: 'en', supported: ['en', 'th'] } },
  club: {
    pages: { 'own-club': { path: '/m/club', title: { en: 'Club' }, sessions: ['member'] } },
  },
  bad: { theme: { shape: 'rond' } },
})

/** A camera that fails on one page, and what was written of its pictures. */
async function shoot(words: string, broken = '') {
  const asked: Shot[] = []
  const written = new Map<string, string | Uint8Array>()
  const lines: string[] = []
  let closed = 0
  const photographer: Photographer = {
    take: async (shot) => {
      asked.push(shot)
      return shot.page === broken
        ? { failed: 'It did not start within 20 seconds.' }
        : { png: new Uint8Array([1]), blocks: [] }
    },
    compare: async () => undefined,
    print: async () => new Uint8Array([2]),
    close: async () => {
      closed += 1
    },
  }
  const answer = await runLivery(['shots', ...words.split(' ')], files, {
    photographer: async () => photographer,
    progress: (line) => void lines.push(line),
    writerAt: (out) => (path, content) => void written.set(`${out}/${path}`, content),
  })
  return { ...answer, asked, written, lines, closed }
}

it('photographs every page under every scenario in every language, with a sheet for each merchant', async () => {
  const { code, out, written, lines, closed } = await shoot('shop --page home --out pics')
  expect(code).toBe(0)
  expect(out).toBe('4 pictures, 0 failed. Open pics/index.html in a browser.')
  expect([...written.keys()]).toEqual([
    'pics/shop/home-guest-en.png',
    'pics/shop/home-guest-th.png',
    'pics/shop/home-member-en.png',
    'pics/shop/home-member-th.png',
    'pics/shop.png',
    'pics/index.html',
  ])
  expect(lines).toEqual(expect.arrayContaining(['3 of 4 pictures', '']))
  expect(closed).toBe(1)
})

it('photographs an own page of the merchant that has it, for those who may enter', async () => {
  const { asked } = await shoot(
    'shop club --page own-club --language en --scenario guest --scenario member',
  )
  expect(
    asked.map(({ merchant, address, scenario }) => [merchant, address, scenario.session]),
  ).toEqual([['club', '/m/club', 'member']])
})

it('takes the pages of guests for guests alone, and the languages that are named', async () => {
  const { asked } = await shoot(
    'shop --page login --page lobby --scenario agent --scenario empty --language th',
  )
  expect(
    asked.map(({ page, scenario, language }) => [page, scenario.description, language]),
  ).toEqual([
    ['login', 'a gateway without content', 'th'],
    ['lobby', 'an agent', 'th'],
    ['lobby', 'a gateway without content', 'th'],
  ])
})

it('a page that fails is marked as failed in the sheet, and exits with 1', async () => {
  const words = 'shop --page home --page lobby --scenario guest --language en'
  const { code, out, written } = await shoot(words, 'lobby')
  expect(code).toBe(1)
  expect(out).toContain('shop lobby guest en: It did not start within 20 seconds.')
  expect(out).toContain('1 picture, 1 failed.')
  expect(written.get('shots/index.html')).toContain('It did not start within 20 seconds.')
  const json = JSON.parse((await shoot(`${words} --format json`, 'lobby')).out)
  expect(json).toContainEqual({
    merchant: 'shop',
    page: 'lobby',
    scenario: 'guest',
    language: 'en',
    failed: 'It did not start within 20 seconds.',
  })
  expect(json).toContainEqual({ merchant: 'shop', file: 'shop.png' })
})

it('opens no browser for a merchant that has errors', async () => {
  expect(await shoot('bad')).toMatchObject({
    code: 1,
    error: '"bad" has errors. Run "livery validate bad" to see them.',
    closed: 0,
  })
})

it('refuses what is not there before a browser is opened', async () => {
  for (const [words, message] of [
    ['shop --scenario king', 'Allowed choices are guest, member'],
    ['shop --page moon', 'There is no page "moon" to photograph. Choose from home, login'],
    ['shop --language km', '"shop" has no language "km". It has en, th.'],
    ['shap', 'Did you mean "shop"?'],
  ] as const) {
    const { code, error, closed } = await shoot(words)
    expect({ code, closed }, words).toEqual({ code: 2, closed: 0 })
    expect(error).toContain(message)
  }
})
