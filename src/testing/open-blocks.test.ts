import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BlockPages } from '../player/own-blocks/block-page.ts'
import { failed, offline, pending, refused } from './answers.ts'
import { type BlockOptions, openBlocks } from './open-blocks.ts'

declare module '../player/own-blocks/livery-block.ts' {
  interface OwnReads {
    readonly 'club-card.status': {
      readonly parameters: undefined
      readonly answer: { readonly joined: boolean; readonly points: number }
    }
  }
  interface OwnEffects {
    readonly 'club-card.join': {
      readonly parameters: { readonly season: number }
      readonly answer: object
    }
  }
}

const project = join(import.meta.dirname, '../..')
const root = mkdtempSync(join(tmpdir(), 'livery-testing-'))
const { renderBlock, closeBlock } = openBlocks((): Promise<BlockPages> => {
  vi.resetModules()
  return import('../player/app/block-page.tsx')
})
const render = (options: BlockOptions = {}) => renderBlock('club-card', { root, ...options })

beforeAll(() => {
  writeFileSync(join(root, 'livery.json'), '{ "schemaVersion": 1 }')
  mkdirSync(join(root, 'merchants'))
  cpSync(join(project, 'examples/blocks'), join(root, 'blocks'), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))
afterEach(closeBlock)

const member = { id: '1', account: 'maya', type: 0, level: 'VIP 2' }
const outside = { joined: false, points: 0 }

describe('a test of an own block', () => {
  it('reads what a guest reads, and follows a link', async () => {
    const block = await render()
    expect(block.text()).toBe('Club card Join the club and collect points with every round. Join')
    expect(block.requests).toEqual([])
    await block.press('Join')
    expect(block.path()).toBe('/m/register')
  })

  it('has the variant, the settings and the language of a merchant', async () => {
    const settings = { title: { en: 'Our club', km: 'ក្លឹបរបស់យើង' } }
    const block = await render({ variant: 'wide', settings, language: 'km' })
    expect(block.queries.getByRole('heading').textContent).toBe('ក្លឹបរបស់យើង')
    expect(block.queries.getByRole('link', { name: 'ចូលរួម' })).toBeTruthy()
    expect(block.element.querySelector('[data-wide]')).toBeTruthy()
  })

  it.each([
    ['en', 'Join'],
    ['th', 'เข้าร่วม'],
    ['zh', '加入'],
    ['ja', '参加する'],
  ])('reads its words in %s', async (language, name) => {
    const { queries } = await render({ language })
    expect(queries.getByRole('link', { name })).toBeTruthy()
  })

  it('answers the calls of the contract and those of the block, and presses and submits', async () => {
    const seasons: number[] = []
    const block = await render({
      account: 'member',
      flags: { PTSYS3: true },
      answers: {
        memberInfo: member,
        'club-card.status': () => ({ joined: seasons.length > 0, points: 300 }),
        'club-card.join': ({ season }) => {
          seasons.push(season)
          return {}
        },
      },
    })
    expect(block.text()).toBe('Club card Your level: VIP 2 Enter the club Points mall')
    await block.press('Enter the club')
    expect(block.text()).toBe('Club card Your level: VIP 2 Club points: 300 Points mall')
    expect(block.requests.slice(-2)).toEqual([
      { call: 'club-card.join', parameters: { season: 3 } },
      { call: 'club-card.status', parameters: undefined },
    ])
  })

  it('shows what a player sees while an answer is awaited, is refused, or does not come', async () => {
    const answers = { memberInfo: pending, 'club-card.status': outside }
    const block = await render({ account: 'agent', answers })
    expect(block.text()).toBe('Club card Your level: – Enter the club')
    const enter = async (): Promise<string | null> => {
      await block.press('Enter the club')
      return block.queries.getByRole('alert').textContent
    }
    block.answer({ 'club-card.join': refused('club.full') })
    expect(await enter()).toBe('The club has no more places this season.')
    block.answer({ 'club-card.join': offline })
    expect(await enter()).toBe('We couldn’t confirm the result')
    block.answer({ 'club-card.join': pending })
    await block.press('Enter the club')
    const button = block.queries.getByRole('button', { name: 'Enter the club' })
    expect(button.matches('[aria-busy="true"], [aria-disabled="true"], :disabled')).toBe(true)
  })

  it('ends the session where the gateway has ended it', async () => {
    const answers = { memberInfo: refused('login.not.session') }
    const block = await render({ account: 'trial', answers })
    expect(block.text()).toContain('Join the club')
  })

  it('begins anew with each page', async () => {
    const flags = { PTSYS3: true }
    const signedIn = await render({ account: 'member', flags, answers: { memberInfo: failed } })
    expect(signedIn.text()).toContain('Points mall')
    expect((await render({ account: 'member' })).text()).not.toContain('Points mall')
    expect((await render()).text()).toContain('Join the club')
  })

  it('shows the block where its condition is true', async () => {
    const when = { flag: 'PTSYS3' } as const
    expect((await render({ when })).text()).toBe('')
    expect((await render({ when, flags: { PTSYS3: true } })).text()).toContain('Club card')
    const later = { time: { from: '2030-01-01T00:00+07:00' } }
    expect((await render({ when: later, time: new Date('2029-12-31') })).text()).toBe('')
    expect((await render({ when: later, time: new Date('2030-01-02') })).text()).not.toBe('')
  })
})

describe('what a test of an own block cannot mean', () => {
  it('is a call that nobody has', async () => {
    const answers: object = { 'club-card.statsu': outside }
    await expect(render({ answers })).rejects.toThrow(
      'There is no call "club-card.statsu" that a test could answer. Write "club-card.status".',
    )
  })

  it('is an answer that differs from that of the call', async () => {
    const answers: object = { 'club-card.status': { joined: 'yes' } }
    await expect(render({ account: 'member', answers })).rejects.toThrow(
      'The answer of the test to "club-card.status" differs from what the call answers.',
    )
  })

  it('is a setting that the block does not have', async () => {
    await expect(render({ settings: { tilte: 'home.title' } })).rejects.toThrow(
      /"club-card" has no setting called "tilte"/,
    )
  })

  it('is a merchant that is not there', async () => {
    await expect(render({ merchant: 'lagoon' })).rejects.toThrow('There is no merchant "lagoon"')
  })

  it('is a block that is not there', async () => {
    await expect(renderBlock('club-cart', { root })).rejects.toThrow(
      'There is no block "club-cart"',
    )
  })

  it('is a button that is not there', async () => {
    const block = await render()
    await expect(block.press('Leave')).rejects.toThrow(/"Leave"/)
  })
})

describe('a block with an error', () => {
  const write = (code: string): void => {
    mkdirSync(join(root, 'blocks/bad-card'), { recursive: true })
    const described = { schemaVersion: 1, title: 'Bad card', description: 'Fails.', height: 10 }
    writeFileSync(join(root, 'blocks/bad-card/block.json'), JSON.stringify(described))
    writeFileSync(join(root, 'blocks/bad-card/block.tsx'), code)
  }
  afterEach(() => rmSync(join(root, 'blocks/bad-card'), { recursive: true, force: true }))

  it('fails the test with its finding', async () => {
    write('export default () => window.name')
    await expect(renderBlock('bad-card', { root })).rejects.toThrow(
      /blocks\/bad-card\/block\.tsx:1:22 {2}error {2}own-block-code/,
    )
  })

  it('fails the test with what its component throws', async () => {
    write("export default () => { throw new Error('no card') }")
    await expect(renderBlock('bad-card', { root })).rejects.toThrow('no card')
  })

  it('fails the test where a message is missing', async () => {
    write("import { useT } from 'livery/block'\nexport default () => useT()('bad-card.title')")
    await expect(renderBlock('bad-card', { root })).rejects.toThrow(
      'There is no message "bad-card.title" in "en".',
    )
  })

  it('is none where the tested block has none', async () => {
    write('export default () => window.name')
    expect((await render()).text()).toContain('Club card')
  })
})
