import { describe, expect, it } from 'vitest'
import type { Files } from '../../core/config/files.ts'
import { pictureOf } from '../../core/config/testing.ts'
import type { Photographer, PhotoSource, Shot } from '../screenshots/photographer.ts'
import { runLivery } from '../testing.ts'
import { pagesOf } from './picture-impact.ts'

const file = 'merchants/parent/merchant.json'
const order = ['top', 'board']
const home = { order, blocks: { top: { type: 'notices' }, board: { type: 'winner-board' } } }
const now = (pages: object) =>
  pictureOf({ parent: { pages }, apple: { extends: 'parent' }, stone: {} })
const then = now({ home })
const changed = now({ home: { ...home, order: order.toReversed() } })

/** Returns the requests to a photographer whose pages differ if their folders differ. */
async function runImpact(after: Files, broken = '') {
  const opened: PhotoSource[] = []
  const asked: Shot[] = []
  const written: string[] = []
  const photographer: Photographer = {
    take: async (shot) => {
      asked.push(shot)
      return shot.merchant === broken
        ? { failed: 'It has errors.' }
        : { png: new Uint8Array([opened.length]), blocks: [] }
    },
    compare: async () => new Uint8Array([7]),
    print: async () => new Uint8Array(),
    close: async () => undefined,
  }
  const answer = await runLivery(
    ['impact', file, '--against', 'then', '--pictures', 'out', '--format', 'json'],
    after,
    {
      filesAt: (root) => (root === 'then' ? then : after),
      writerAt: (out) => (path) => void written.push(`${out}/${path}`),
      photographer: async (source) => {
        opened.push(source)
        return photographer
      },
    },
  )
  return { ...answer, printed: JSON.parse(answer.out), opened, asked, written }
}

describe('livery impact --pictures', () => {
  it('photographs the touched merchants with what they inherit, before and after', async () => {
    const { printed, opened, written } = await runImpact(changed)
    expect(printed.pictures).toEqual([
      { merchant: 'apple', page: 'home', file: 'apple-home.png' },
      { merchant: 'parent', page: 'home', file: 'parent-home.png' },
    ])
    expect(opened.map((source) => 'merchants' in source && source.merchants)).toEqual([
      ['parent', 'apple'],
      ['parent', 'apple'],
    ])
    const [before] = opened
    expect(before && 'files' in before && before.files.read(file)).toBe(then.read(file))
    expect(written).toEqual(['out/apple-home.png', 'out/parent-home.png', 'out/index.html'])
  })

  it('photographs a merchant with the merchant whose look it takes', async () => {
    const theme = { look: 'painter' }
    const { opened } = await runImpact(
      pictureOf({
        top: {},
        painter: { extends: 'top' },
        parent: { theme },
        apple: { extends: 'parent' },
      }),
    )
    const [, after] = opened
    expect(after && 'merchants' in after && after.merchants).toEqual([
      'parent',
      'apple',
      'top',
      'painter',
    ])
  })

  it('reports why a page fails, and continues with the others', async () => {
    expect((await runImpact(changed, 'apple')).printed.pictures).toEqual([
      { merchant: 'apple', page: 'home', failed: 'Before: It has errors.' },
      { merchant: 'parent', page: 'home', file: 'parent-home.png' },
    ])
  })

  it('leaves no browser open where the second cannot be opened', async () => {
    let left = 0
    const photographer: Photographer = {
      take: async () => ({ failed: '' }),
      compare: async () => undefined,
      print: async () => new Uint8Array(),
      close: async () => {
        left -= 1
      },
    }
    const { code, error } = await runLivery(
      ['impact', file, '--against', 'then', '--pictures', 'out'],
      changed,
      {
        filesAt: (root) => (root === 'then' ? then : changed),
        photographer: async () => {
          if (left > 0) throw new Error('Chromium does not start a second time.')
          left += 1
          return photographer
        },
      },
    )
    expect({ code, error, left }).toEqual({
      code: 2,
      error: 'Chromium does not start a second time.',
      left: 0,
    })
  })

  it('opens no browser where no merchant is affected', async () => {
    const { code, opened, written } = await runImpact(then)
    expect({ code, opened, written }).toEqual({ code: 0, opened: [], written: [] })
  })
})

it('a change is looked at on its own page, a look on those that show most of it', () => {
  const pages = (...paths: readonly string[]) =>
    pagesOf(paths.map((path) => ({ kind: 'changed', path, sentence: '' })))
  expect(pages('pages.lobby-sports.order')).toEqual(['lobby-sports'])
  expect(pages('pages.shell.blocks.header', 'navigation.bottom')).toEqual(['home'])
  expect(pages('registration.order', 'pages.register.order')).toEqual(['register'])
  expect(pages('theme.primary')).toEqual(['home', 'login', 'register'])
  expect(pages('')).toEqual([])
})
