import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { howOften } from '../../../tests/support/how-often.ts'
import { checkMerchants } from '../../core/config/check-merchants.ts'
import type { Files } from '../../core/config/files.ts'
import { filesOver } from '../../core/config/files-over.ts'
import { filesOf } from '../../core/config/testing.ts'
import { snapshotFiles } from '../../site/disk/snapshot-files.ts'
import { copyLook } from '../../site/new-merchant/new-look.ts'
import { canBeDrawn } from '../../site/pictures/can-be-drawn.ts'
import type { CliEnvironment, NewFolder } from '../environment.ts'
import { type CommandResult, runLivery } from '../testing.ts'

const root = join(import.meta.dirname, '../../..')
const project = snapshotFiles(root)
/** Read once: every merchant made here inherits from the same files. */
const texts = new Map<string, string | undefined>()
const files: Files = {
  ...project,
  read: (path) => {
    if (!texts.has(path)) texts.set(path, project.read(path))
    return texts.get(path)
  },
}

interface Made extends CommandResult {
  readonly folder: NewFolder | undefined
}

async function make(args: readonly string[], world: Partial<CliEnvironment> = {}): Promise<Made> {
  let folder: NewFolder | undefined
  const placerAt = () => (placed: NewFolder) => {
    folder = placed
  }
  const answer = await runLivery(['new', ...args], files, { placerAt, canBeDrawn, ...world })
  return { ...answer, folder }
}

/** The files with a merchant that was made. */
function withMade({ folder }: Made): Files {
  const content = new Map(
    [...(folder?.content ?? [])].map(([name, bytes]) => [`${folder?.path}/${name}`, bytes]),
  )
  const textOf = (bytes: string | Uint8Array) =>
    typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes)
  const own = (path: string) => content.get(path)
  return {
    read: (path) => {
      const bytes = own(path)
      return bytes === undefined ? files.read(path) : textOf(bytes)
    },
    readBytes: (path) => {
      const bytes = own(path)
      return bytes === undefined ? project.readBytes(path) : new Uint8Array(Buffer.from(bytes))
    },
    size: (path) => own(path)?.length ?? project.size(path),
    list: (path) => {
      const below = [...content.keys()].filter((name) => name.startsWith(`${path}/`))
      const names = below.map((name) => name.slice(path.length + 1).split('/')[0] ?? '')
      return [...new Set([...project.list(path), ...names])].sort()
    },
  }
}

function merchantOf({ folder }: Made) {
  return JSON.parse(String(folder?.content.get('merchant.json')))
}

async function expectFlawless(...args: string[]): Promise<Made> {
  const made = await make(['orb', ...args])
  expect(made.error).toBe('')
  expect(made.code).toBe(0)
  const found = checkMerchants(withMade(made), ['orb'])
  expect(found.map(({ message }) => message)).toEqual([])
  return made
}

const thai = 'กขคงจฉชซญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ'

describe('livery new', () => {
  it('makes a merchant of its name, colour and languages that has nothing validate would say', async () => {
    const made = await expectFlawless(
      '--name',
      'Lagoon',
      '--colour',
      '0b6e8c',
      '--languages',
      'th,en',
    )
    expect([...(made.folder?.content.keys() ?? [])]).toEqual([
      'merchant.json',
      'messages/th.json',
      'messages/en.json',
      'art/logo.svg',
      'art/logo-inverse.svg',
      'art/mark.svg',
    ])
    expect(merchantOf(made)).toMatchObject({
      extends: 'base',
      hosts: ['orb.localhost'],
      brand: { name: { th: 'Lagoon', en: 'Lagoon' }, mark: 'art/mark.svg' },
      theme: { primary: '#0B6E8C' },
      languages: { default: 'th', supported: ['th', 'en'] },
    })
    expect(made.folder?.content.get('messages/en.json')).toContain('Welcome to Lagoon')
    expect(made.out.split('\n').slice(-4)).toEqual([
      'Next:',
      '  npx livery start  # then http://orb.localhost:4173/m/home, and the studio at http://localhost:4173/studio/orb',
      '  npx livery validate orb',
      '  npx livery publish orb --out published',
    ])
  })

  it('offers an answer for everything, so that a code is enough', async () => {
    expect(merchantOf(await expectFlawless())).toMatchObject({
      brand: { name: { en: 'Orb' } },
      theme: { primary: '#0B6E8C' },
      languages: { default: 'th', supported: ['th', 'en', 'zh'] },
    })
  })

  it('finds seeds that pass for any colour, and reports when they differ from it', async () => {
    const random = [...Array(howOften({ check: 4, all: 40, soak: 400 })).keys()].map(
      (at) => `#${((at * 0x9e3779b1) >>> 8).toString(16).padStart(6, '0')}`,
    )
    const special = [
      '#FFFF00',
      '#000000',
      '#FFFFFF',
      '#F5F7F8',
      '#F4F6F7',
      '#808080',
      '#00F',
      '#7FFFD4',
    ]
    for (const colour of [...special, ...random])
      await expectFlawless('--colour', colour, '--languages', 'en')
    const yellow = await expectFlawless('--colour', '#FFFF00')
    expect(yellow.out).toMatch(
      /#FFFF00 is too close to the page colour \(a contrast of 1\.0\d:1\), so #[0-9A-F]{6} is used for the fill of buttons\. It differs more/,
    )
    expect((await expectFlawless('--colour', '#0B6E8C')).out).not.toContain('too close')
  })

  it('finds seeds that pass under every parent, and takes nothing over that was set for its colours', async () => {
    const colours = ['#FFFF00', '#000000', '#0B6E8C', '#FFFFFF']
    const each = howOften({ check: 1, all: colours.length, soak: colours.length })
    for (const [at, parent] of ['base', 'siamstar', 'kiwibet', 'hongyun', 'reef'].entries())
      for (const colour of [...colours, ...colours].slice(at % 4, (at % 4) + each)) {
        const made = await expectFlawless(
          '--parent',
          parent,
          '--colour',
          colour,
          '--languages',
          'en,th',
        )
        if (parent === 'siamstar')
          expect(merchantOf(made)).toMatchObject({
            theme: { tokens: { $replace: true } },
            gateway: { merchantCode: 'orb', trialMerchantCode: 'orb-trial' },
          })
      }
  })

  it('finds room for any name, and reports when players see a shorter one', async () => {
    const one = await expectFlawless('--name', 'X')
    expect(merchantOf(one).brand.name.en).toBe('X Orb')
    expect(one.out).toContain(
      'A name of one letter says little on its own, so the header shows "X Orb".',
    )
    const long = await expectFlawless('--name', thai, '--languages', 'th')
    expect(long.out).toContain('The name has 40 letters and the header has room for 24')
    expect(long.folder?.content.get('messages/th.json')).toContain(thai)
    const cut = await expectFlawless('--name', 'Grand Imperial Palace of the Seven Seas')
    expect(merchantOf(cut).brand.name.en).toBe('Grand Imperial Palace')
    const names = [
      'Grand Imperial Palace of the Seven Seas',
      '皇家',
      '王'.repeat(24),
      'W'.repeat(24),
      'Ñandú & <Söhne> "7"',
      '王',
      '🎲',
      'កាស៊ីណូ',
      'il',
      'A B',
    ]
    for (const name of names) await expectFlawless('--name', name, '--languages', 'en,ja')
  })

  it('has another name in a language that sets one, in the header and in the welcome', async () => {
    const made = await expectFlawless(
      '--name',
      'Lagoon',
      '--languages',
      'en,th,zh',
      '--name-in',
      'th=ลากูน',
      '--name-in',
      'zh=泻湖',
    )
    expect(merchantOf(made).brand.name).toMatchObject({ en: 'Lagoon', th: 'ลากูน', zh: '泻湖' })
    expect(made.folder?.content.get('messages/th.json')).toContain('ลากูน')
    expect(made.folder?.content.get('messages/en.json')).toContain('Lagoon')
    const long = await expectFlawless('--languages', 'th', '--name-in', `th=${thai}`)
    expect(long.out).toContain('The name has 40 letters and the header has room for 24')
  })

  it('supports any set of the five languages', async () => {
    const tags = ['en', 'th', 'zh', 'km', 'ja']
    const step = howOften({ check: 6, all: 1, soak: 1 })
    for (let bits = 1; bits < 32; bits += step) {
      const chosen = tags.filter((_, at) => bits & (1 << at)).reverse()
      const made = await expectFlawless('--languages', ...chosen)
      expect(merchantOf(made).languages).toEqual({ default: chosen[0], supported: chosen })
    }
  })

  it('writes as the repository is formatted', async () => {
    const { folder } = await expectFlawless(
      '--hosts',
      'a-rather-long-host-name.example.com',
      'another-rather-long-host-name.example.com',
      'a-third.example.com',
    )
    const format = (input: string) =>
      execFileSync(
        join(root, 'node_modules/.bin/biome'),
        ['format', '--stdin-file-path=merchants/orb/merchant.json'],
        { input, cwd: root, encoding: 'utf8' },
      )
    for (const [name, text] of folder?.content ?? [])
      if (name.endsWith('.json')) expect(format(String(text))).toBe(text)
  })

  it('prints for a script what it wrote', async () => {
    const { out } = await expectFlawless(
      '--format',
      'json',
      '--colour',
      '#FFFF00',
      '--languages',
      'en',
    )
    expect(JSON.parse(out)).toEqual({
      merchant: 'orb',
      folder: 'merchants/orb',
      files: [
        'merchant.json',
        'messages/en.json',
        'art/logo.svg',
        'art/logo-inverse.svg',
        'art/mark.svg',
      ].map((name) => `merchants/orb/${name}`),
      notes: [expect.stringContaining('#FFFF00')],
      findings: [],
      next: [expect.any(String), expect.any(String), expect.any(String)],
    })
  })
})

const wide =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20"><path fill="#123456" d="M0 0h90v20H0z"/></svg>'
const png = await sharp(Buffer.from(wide)).png().toBuffer()

/** A folder that holds one logo. */
function holding(content: string | Buffer, size = content.length): Partial<CliEnvironment> {
  const logos: Files = {
    read: () => undefined,
    list: () => [],
    size: (name) => (name.startsWith('logo') ? size : undefined),
    readBytes: () => Buffer.from(content),
  }
  return { filesAt: (path) => (path === '.' ? files : logos) }
}

async function makeOf(content: string | Buffer, size?: number): Promise<Made> {
  const made = await make(['orb', '--logo', 'brand/logo.any'], holding(content, size))
  if (made.code === 0)
    expect(checkMerchants(withMade(made), ['orb']).map(({ message }) => message)).toEqual([])
  return made
}

describe('a logo', () => {
  it('is used as logo and mark, with a note about where to put a square one', async () => {
    const made = await makeOf(wide)
    expect(made.out).toContain('Set a square one at "brand.mark".')
    expect(merchantOf(made).brand).toMatchObject({
      logo: 'art/logo.svg',
      // It is lost on the brand's own colour, where the name is drawn.
      logoInverse: 'art/logo-inverse.svg',
      mark: 'art/logo.svg',
    })
    expect(merchantOf(await makeOf(png)).brand.logo).toBe('art/logo.png')
  })

  it('is checked on each of its backgrounds, and those without enough contrast are named', async () => {
    const dark = await makeOf(wide)
    // A dark blue: seen on the page by day, and lost on the brand's colour and at night.
    expect(dark.out).not.toContain('On the page')
    expect(dark.out).toMatch(
      /On the brand colour \(#[0-9A-F]{6}\) most of the logo is barely visible: its contrast is [12]\.\d\d:1\. Set a version for that background at "brand\.logoInverse"\./i,
    )
    expect(dark.out).toMatch(
      /As the mark in a dark browser tab or on a dark home screen \(#[0-9A-F]{6}\) most/i,
    )
    expect(dark.out).not.toContain('in a light browser tab')
    expect((await makeOf(png)).out).toMatch(
      /The contrast of a logo is checked only if it is an SVG\. Look at the logo on each of its backgrounds: (#[0-9A-F]{6}(, )?){3,4}\./i,
    )
  })

  it('that uses the fonts of a phone is reported, with the advice to convert text to outlines', async () => {
    const written = wide.replace('<path', '<text x="2" y="9">Orb</text><path')
    expect((await makeOf(written)).out).toContain('Convert its text to outlines')
    const empty = wide.replace('<path', '<text x="2" y="9"> </text><path')
    for (const outlines of [wide, empty])
      expect((await makeOf(outlines)).out).not.toContain('outlines')
  })

  it('becomes only the mark if it is square or lost on the page, with a note', async () => {
    const square = await makeOf(wide.replace('0 0 90 20', '0 0 20 20'))
    expect(square.out).toContain(
      'The logo is not wide enough for the header, so it is used as the mark only',
    )
    expect(square.folder?.content.get('art/logo.svg')).toContain('Orb')
    const white = wide.replace('#123456', '#FFFFFF')
    const light = await make(['orb', '--logo', 'brand/logo.any', '--mode', 'light'], holding(white))
    expect(light.out).toContain('The logo does not fit the header, so it is used as the mark only')
    const pale = await makeOf(white)
    expect(pale.out).toContain('so the merchant has the mode "dark"')
  })

  it('is refused in one sentence where it is not a picture', async () => {
    const refusal = async (content: string | Buffer, size?: number) => {
      const { code, error, folder } = await makeOf(content, size)
      expect({ code, folder }).toEqual({ code: 2, folder: undefined })
      expect(error.split('\n')).toHaveLength(1)
      return error
    }
    expect(await refusal('MZ a program')).toContain('is not a picture')
    expect(await refusal('<html><body>logo</body></html>')).toContain('is not a picture')
    expect(await refusal(png.subarray(0, png.length / 2))).toBe(
      '"brand/logo.any" is not a picture. Use an SVG, PNG, WebP or JPEG.',
    )
    expect(await refusal(wide, 40 * 1024 * 1024)).toBe(
      'The logo is 40 MB. Use a file of at most 300 KB.',
    )
    expect(await refusal(wide.replace('<path', '<script>alert(1)</script><path'))).toContain(
      'contains a script',
    )
    expect(await refusal(wide.replace('<path', '<path onclick="x()"'))).toContain(
      'an event handler',
    )
    expect(
      await refusal(wide.replace('<path', '<use href="https://elsewhere.example/x.svg#a"/><path')),
    ).toContain('outside the picture')
    expect(await refusal('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0"')).toContain(
      'cannot be read',
    )
    expect(await refusal(wide.replace(' viewBox="0 0 90 20"', ''))).toContain('has no size')
    // As a script says a variable that is not set.
    const unset = await make(['orb', '--logo', ''], holding(wide))
    expect(unset).toMatchObject({ code: 2, error: expect.stringContaining('It names no file.') })
    const { error } = await make(['orb', '--logo', 'brand/none.svg'], holding(wide))
    expect(error).toBe(
      'There is no logo at "brand/none.svg", or it is a link that leads out of its folder.',
    )
  })
})

it('the next steps name the port of this environment', async () => {
  const { out } = await make(['orb'], { port: 5000 })
  expect(out).toContain(
    'http://orb.localhost:5000/m/home, and the studio at http://localhost:5000/',
  )
})

it('a folder with one language, or without any, is reported in a complete sentence', async () => {
  const among = (...tags: readonly string[]): Partial<CliEnvironment> => ({
    filesAt: () => ({
      ...files,
      list: (path) => (path === 'locales' ? [...tags] : files.list(path)),
    }),
  })
  expect((await make(['orb', '--languages', 'en'], among())).error).toBe(
    'There are no messages in any language. Run the command in the folder that contains locales/, or name that folder with --root.',
  )
  expect((await make(['orb', '--languages', 'th'], among('en'))).error).toBe(
    'There are no messages in the language "th". There is en (English).',
  )
})

describe('what is refused', () => {
  it.each([
    ['../orb', 'is not a valid code'],
    ['a/b', 'is not a valid code'],
    ['a.b', 'is not a valid code'],
    ['Orb', 'is not a valid code'],
    ['1st', 'is not a valid code'],
    ['o', 'is not a valid code'],
    ['o'.repeat(33), 'is not a valid code'],
    ['platform', '"platform" is taken'],
    ['games', '"games" is taken'],
    ['siamstar', 'merchants/siamstar already exists.'],
  ])('the code %s', async (code, message) => {
    const made = await make([code])
    expect(made).toMatchObject({ code: 2, out: '', folder: undefined })
    expect(made.error).toContain(message)
    expect(made.error.split('\n')).toHaveLength(1)
  })

  it.each([
    [['--hosts', 'siamstar.localhost'], '"siamstar.localhost" is already a host of "siamstar".'],
    [['--hosts', 'games.localhost'], 'The host "games.localhost" is reserved'],
    [['--hosts', 'https://orb.example'], 'is not a valid host'],
    [['--hosts', 'orb.example:80'], 'is not a valid host'],
    [['--hosts', 'Orb.example'], 'is not a valid host'],
    [['--hosts', '..'], 'is not a valid host'],
    [['--hosts', ','], 'No host is given.'],
    [['--parent', 'bas'], 'There is no merchant called "bas". Did you mean "base"?'],
    [['--colour', 'sea'], '"sea" is not a colour. Use six hexadecimal digits, such as 0B6E8C.'],
    [['--colour', '#12345'], 'is not a colour'],
    [
      ['--languages', 'en,xx'],
      'There are no messages in the language "xx". There are en (English), ja (日本語), km (ខ្មែរ), th (ไทย), zh (中文).',
    ],
    [['--languages', '../en'], 'There are no messages in the language "../en".'],
    [['--name-in', 'ลากูน'], '"ลากูน" names no language.'],
    [['--languages', 'en', '--name-in', 'th=ลากูน'], 'for the language "th", which is not chosen'],
    [['--name-in', 'th= '], 'The name is empty.'],
    [['--name', ' '], 'The name is empty.'],
    [['--name', '{{name}}'], 'double braces'],
    [['--name', 'a\u0007b'], 'invisible characters'],
    [['--name', 'x'.repeat(201)], 'The name has 201 letters. Use at most 200.'],
  ])('%j', async (args, message) => {
    const made = await make(['orb', ...args])
    expect(made).toMatchObject({ code: 2, out: '', folder: undefined })
    expect(made.error).toContain(message)
    expect(made.error.split('\n')).toHaveLength(1)
  })

  it('a parent that is broken', async () => {
    const broken: Files = {
      ...files,
      read: (path) => (path.includes('reef') ? '{' : files.read(path)),
    }
    const { code, error } = await make(['orb', '--parent', 'reef'], { filesAt: () => broken })
    expect({ code, error }).toEqual({
      code: 2,
      error:
        '"reef" has errors, so nothing can inherit from it. Run "livery validate reef" to see them.',
    })
  })

  it('a disk that cannot take it, with 1', async () => {
    const { code, out, error } = await make(['orb'], {
      placerAt: () => () => {
        throw new Error(
          'merchants/orb cannot be written: the disk is full. Nothing was left behind.',
        )
      },
    })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(error).toContain('the disk is full')
  })
})

describe('on a terminal', () => {
  it('asks for what is missing with an answer offered, and again after one it cannot take', async () => {
    const asked: string[] = []
    const answers = ['', '', 'sea', '#0B6E8C', 'th', '', '']
    const prompt = async (question: string) => {
      asked.push(question)
      return answers.shift() ?? ''
    }
    const made = await make(['orb', '--name', 'Orb Bay'], { prompt })
    expect(asked).toEqual([
      'Which merchant does it inherit from? [base] ',
      'Whose look does it take? "own" copies the files of the look, to edit them. [base] ',
      'What is its brand colour? [#0B6E8C] ',
      'What is its brand colour? [#0B6E8C] ',
      'Which languages, the default one first? There are en (English), ja (日本語), km (ខ្មែរ), th (ไทย), zh (中文). [th, en, zh] ',
      'Which hosts does it have? [orb.localhost] ',
      'Where is its logo? Without one it is drawn of the name. ',
    ])
    expect(made.error).toBe('"sea" is not a colour. Use six hexadecimal digits, such as 0B6E8C.')
    expect(merchantOf(made)).toMatchObject({
      theme: { primary: '#0B6E8C' },
      languages: { default: 'th' },
    })
  })

  it('takes the look of another merchant, in its own colours', async () => {
    const made = await expectFlawless('--name', 'Orb', '--look', 'siamstar')
    expect(merchantOf(made).theme.look).toBe('siamstar')
    expect([...(made.folder?.content.keys() ?? [])].join()).not.toContain('look/')
    const inherited = await expectFlawless('--name', 'Orb', '--look', 'base')
    expect(merchantOf(inherited).theme).not.toHaveProperty('look')
  })

  it('begins with the files that it would inherit, to edit them', async () => {
    const made = await expectFlawless('--name', 'Orb', '--parent', 'siamstar', '--look', 'own')
    const names = [...(made.folder?.content.keys() ?? [])]
    const inherited = files.list('merchants/siamstar/look').map((name) => `look/${name}`)
    expect(names).toEqual(expect.arrayContaining(inherited))
    expect(made.folder?.content.get('look/tag.css')).toBe(
      files.read('merchants/siamstar/look/tag.css'),
    )
    expect(made.out).toContain('later changes of the look of "siamstar" do not reach them')
  })

  it('copies the tokens of all layers by name, and the pictures that it would not inherit', () => {
    const merchant = (code: string, more: object = {}) => ({
      [`merchants/${code}/merchant.json`]: { schemaVersion: 1, code, ...more },
    })
    const drawn = filesOf({
      ...merchant('top'),
      ...merchant('painter', { extends: 'top' }),
      ...merchant('shop', { extends: 'top', theme: { look: 'painter' } }),
      'merchants/top/look/row.css': '[data-kit="row"] { margin: 0 }',
      'merchants/top/look/tokens.json': {
        tokens: { foam: { value: 'var(--primary)' }, mist: { value: 'var(--accent)' } },
      },
      'merchants/painter/art/edge.svg': '<svg/>',
      'merchants/painter/look/row.css': '[data-kit="row"] { background: url("art/edge.svg") }',
      'merchants/painter/look/tag.css': '.tag { margin: 0 }',
      'merchants/painter/look/tokens.json': {
        tokens: { foam: { value: 'var(--accent)', markOn: ['surface'] } },
      },
    })
    const copied = new Map(copyLook('shop', drawn))
    expect([...copied.keys()]).toEqual(['look/row.css', 'look/tokens.json', 'art/edge.svg'])
    expect(copied.get('look/row.css')).toContain('art/edge.svg')
    expect(JSON.parse(String(copied.get('look/tokens.json'))).tokens).toEqual({
      foam: { value: 'var(--accent)', markOn: ['surface'] },
      mist: { value: 'var(--accent)' },
    })
  })

  it('refuses a look that no merchant has, and a code that would mean a look', async () => {
    expect(await make(['orb', '--look', 'siamstr'])).toMatchObject({
      code: 2,
      error:
        'There is no merchant called "siamstr". Did you mean "siamstar"? Or use "own" for files of its own.',
    })
    expect((await make(['own'])).error).toBe(
      '"own" is taken: as a look, it means files of its own. Choose another.',
    )
  })

  it('says which look does not allow the merchant, and makes nothing', async () => {
    const broken = filesOver(files, [
      { path: 'merchants/kiwibet/look/tag.css', text: '.tag { margin: 0 }' },
    ])
    const answer = await runLivery(['new', 'orb', '--look', 'kiwibet'], broken, { canBeDrawn })
    expect(answer.code).toBe(1)
    expect(answer.error).toMatch(/^The look of "kiwibet" does not allow this: "\.tag" selects/)
  })

  it('asks for nothing with --yes', async () => {
    const prompt = () => Promise.reject(new Error('asked'))
    expect(await make(['orb', '--yes'], { prompt })).toMatchObject({ code: 0, error: '' })
  })

  it('asks for its code on a terminal, again until it is valid, and elsewhere reports that it is needed', async () => {
    const answers = ['', 'Orb Bay', 'orb']
    const asked: string[] = []
    const prompt = async (question: string) => {
      asked.push(question)
      return answers.shift() ?? ''
    }
    const made = await make([], { prompt })
    expect(made.folder?.path).toBe('merchants/orb')
    expect(asked.slice(0, 3)).toEqual(Array(3).fill("What is its code, its folder's name? "))
    expect(made.error).toContain('"Orb Bay" is not a valid code.')
    const needed = { code: 2, error: 'A merchant needs a code, such as: livery new lagoon' }
    expect(await make([])).toMatchObject(needed)
    expect(await make(['--yes'], { prompt })).toMatchObject(needed)
  })
})
