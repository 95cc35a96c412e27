import { describe, expect, it } from 'vitest'
import { filesOf, pictureOf } from '../../core/config/testing.ts'
import { runLivery } from '../testing.ts'

const shell = (variant: string) => ({
  shell: { order: ['foot'], blocks: { foot: { type: 'footer', variant } } },
})
const files = pictureOf({
  parent: { brand: { name: { en: 'Parent' } }, pages: shell('plain'), theme: { shape: 'pill' } },
  apple: { extends: 'parent', hosts: ['apple.localhost'], brand: { name: { en: 'Apple' } } },
  berry: { extends: 'parent', pages: shell('level'), flags: { PTSYS3: true } },
  cherry: { forceOff: { PTSYS3: 'No mall here.' }, theme: { shape: 'sharp' } },
})

const list = (...args: readonly string[]) => runLivery(['list', ...args], files)

/** Returns the codes of the merchants that meet conditions. */
async function codesOf(...conditions: readonly string[]): Promise<string> {
  const { out } = await list('--codes', ...conditions)
  return out.split('\n').join(' ')
}

describe('livery list', () => {
  it('lists every merchant with its name, parent, languages and hosts', async () => {
    expect(await list()).toEqual({
      code: 0,
      error: '',
      out: [
        '4 merchants',
        '  apple   Apple  extends parent  en  apple.localhost',
        '  berry   Parent  extends parent  en',
        '  cherry  cherry  en',
        '  parent  Parent  en',
      ].join('\n'),
    })
  })

  it('lists what meets a condition, with the file and the line that set it', async () => {
    const { code, out } = await list('footer.variant = plain')
    expect(code).toBe(0)
    expect(out.split('\n')).toEqual([
      '2 of 4 merchants: footer.variant = plain',
      '  apple   Apple  extends parent  en  apple.localhost',
      expect.stringMatching(
        /^ {4}pages\.shell\.blocks\.foot\.variant = "plain" {2}merchants\/parent\/merchant\.json:\d+:\d+$/,
      ),
      '  parent  Parent  en',
      expect.stringContaining('merchants/parent/merchant.json:'),
    ])
  })

  it.each([
    ['theme.shape = pill', 'apple berry parent'],
    ['theme.shape != pill', 'cherry'],
    ['theme.mode = light', 'apple berry cherry parent'],
    ['theme.shape', 'apple berry cherry parent'],
    ['brand.name', 'apple berry parent'],
    ['foot.variant = level', 'berry'],
    ['pages.*.blocks.*.variant = level', 'berry'],
    ['languages.supported = en', 'apple berry cherry parent'],
    ['block footer', 'apple berry parent'],
    ['PTSYS3 on', 'berry'],
    ['PTSYS3 off', 'apple cherry parent'],
    ['app', 'apple'],
    ['APPLE.local', 'apple'],
    ['parent', 'apple berry parent'],
    ['apple local parent', 'apple'],
    ['apple cherry', ''],
  ])('finds by %s', async (condition, codes) => {
    expect(await codesOf(condition)).toBe(codes)
  })

  it('lists the merchants that meet every condition', async () => {
    expect(await codesOf('theme.shape = pill', 'PTSYS3 on')).toBe('berry')
  })

  it('names the line that forces a flag off', async () => {
    expect((await list('PTSYS3 off', 'cherry')).out).toMatch(
      /^ {4}PTSYS3 is forced off {2}merchants\/cherry\/merchant\.json:\d+:\d+$/m,
    )
  })

  it('exits with 1 when no merchant meets the conditions', async () => {
    expect(await list('block banner')).toMatchObject({
      code: 1,
      out: '0 of 4 merchants: block banner',
    })
  })

  it.each([
    ['theme.shap = pill', 'No merchant has a value "theme.shap". Did you mean "theme.shape"?'],
    [
      'foott.variant = level',
      'No merchant has a value "foott.variant". Did you mean "foot.variant"?',
    ],
  ])('names the nearest path for one that no merchant has: %s', async (condition, error) => {
    expect(await list(condition)).toMatchObject({ code: 1, error })
  })

  it('refuses a flag that does not exist, and an environment that livery.json does not have', async () => {
    expect(await list('PTSSY3 on')).toMatchObject({ code: 2 })
    expect(await list('PTSYS3 on in staging')).toMatchObject({
      code: 2,
      error: expect.stringContaining('livery.json has no environment "staging".'),
    })
  })

  it('finds merchants by their findings, and lists one that has errors', async () => {
    const broken = {
      read: (path: string) => (path.includes('cherry') ? '{' : files.read(path)),
      list: files.list,
    }
    const { code, out } = await runLivery(['list', 'errors'], broken)
    expect(code).toBe(0)
    expect(out.split('\n').slice(0, 3)).toEqual([
      '1 of 4 merchants: errors',
      '  cherry  has errors',
      expect.stringMatching(
        /^ {4}error {2}syntax {2}.+ {2}merchants\/cherry\/merchant\.json:1:\d+$/,
      ),
    ])
  })

  it('finds what a merchant with errors has typed', async () => {
    const broken = pictureOf({ apple: { pages: shell('levle') }, berry: { pages: shell('level') } })
    const { out } = await runLivery(['list', '--codes', 'foot.variant != level'], broken)
    expect(out).toBe('apple')
  })

  it('prints the same as JSON for a script', async () => {
    const { out } = await list('--format', 'json', 'foot.variant = level')
    expect(JSON.parse(out)).toEqual([
      {
        merchant: 'berry',
        name: 'Parent',
        extends: 'parent',
        languages: ['en'],
        hosts: [],
        matches: [
          {
            condition: 'foot.variant = level',
            text: 'pages.shell.blocks.foot.variant = "level"',
            file: 'merchants/berry/merchant.json',
            line: expect.any(Number),
            column: expect.any(Number),
          },
        ],
      },
    ])
  })

  it('finds a block of the workspace', async () => {
    const own = filesOf({ 'blocks/club-card/block.json': {} })
    const both = {
      read: (path: string) => own.read(path) ?? files.read(path),
      list: (folder: string) => [...own.list(folder), ...files.list(folder)],
    }
    expect((await runLivery(['list', 'block club-card'], both)).error).toBe('')
    expect((await list('block club-card')).error).toContain('There is no block "club-card".')
  })
})
