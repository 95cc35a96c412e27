import { expect, it } from 'vitest'
import type { TeamStore } from '../../../src/server/team/store/open-team-store.ts'

const day = 86_400_000
const ann = { id: 'ann', name: 'Ann' }

export interface TogetherStoreOptions {
  readonly open: () => Promise<TeamStore>
  /** Lets so many milliseconds pass. */
  readonly pass: (milliseconds: number) => void
}

/** The part of the suite of a team's store about people, drafts and notes. */
export function checkTogetherStore({ open, pass }: TogetherStoreOptions): void {
  it('keeps the name and the claims of the last sign-in of each person', async () => {
    const { people } = await open()
    for (const name of ['Ann', 'Ann Lee'])
      await people.note({ subject: 'ann', name, claims: { groups: [name] } })
    await people.note({ subject: 'bo', name: 'Bo', claims: {} })
    expect(await people.list()).toEqual([
      { subject: 'ann', name: 'Ann Lee', claims: { groups: ['Ann Lee'] } },
      { subject: 'bo', name: 'Bo', claims: {} },
    ])
  })

  it('gives the newest draft of another device, until it is dropped or 30 days old', async () => {
    const { drafts } = await open()
    const owner = { subject: 'ann', merchant: 'shop' }
    const draft = { agent: 'a browser', values: 2, journal: '{}' }
    for (const device of ['one', 'two', 'one']) {
      pass(1000)
      await drafts.keep(owner, { ...draft, device })
    }
    expect(await drafts.find(owner, 'three')).toMatchObject({ ...draft, device: 'one' })
    expect(await drafts.find(owner, 'one')).toMatchObject({ device: 'two' })
    expect(await drafts.find({ ...owner, subject: 'bo' }, 'three')).toBeUndefined()
    await drafts.drop(owner, 'two')
    expect(await drafts.find(owner, 'one')).toBeUndefined()
    pass(30 * day)
    expect(await drafts.find(owner, 'three')).toBeUndefined()
  })

  it('keeps the newest 50 drafts of a person', async () => {
    const { drafts } = await open()
    const draft = { device: 'one', agent: '', values: 1, journal: '{}' }
    for (let count = 0; count < 51; count++) {
      pass(1000)
      await drafts.keep({ subject: 'ann', merchant: `shop-${count}` }, draft)
    }
    const find = (count: number) =>
      drafts.find({ subject: 'ann', merchant: `shop-${count}` }, 'two')
    expect(await find(0)).toBeUndefined()
    expect(await find(1)).toBeDefined()
  })

  it('renames a merchant in notes, drafts, tokens and schedules, and in none of them if other work fails', async () => {
    const { drafts, notes, tokens, renameMerchant } = await open()
    const owner = { subject: 'ann', merchant: 'shop' }
    const journal = '{"files":[{"path":"merchants/shop/merchant.json","saved":"merchants/shop/"}]}'
    await drafts.keep(owner, { device: 'one', agent: '', values: 1, journal })
    await notes.write({ by: ann, text: 'Look', mentions: [], merchant: 'shop', place: '' })
    const grants = [{ role: 'viewer' as const, merchants: ['shop', 'bank'] }]
    await tokens.create({ name: 'robot', grants, days: 1 })
    const names = { from: 'shop', to: 'store' }
    const failing = renameMerchant(names, () => Promise.reject(new Error('The disk is full.')))
    await expect(failing).rejects.toThrow('The disk is full.')
    expect(await notes.countOpen('shop')).toBe(1)
    await renameMerchant(names, async () => undefined)
    expect([await notes.countOpen('shop'), await notes.countOpen('store')]).toEqual([0, 1])
    expect(await drafts.find(owner, 'two')).toBeUndefined()
    // The browser that kept it is offered it too, because what it keeps itself has the old code.
    expect(await drafts.find({ ...owner, merchant: 'store' }, 'one')).toMatchObject({
      journal: '{"files":[{"path":"merchants/store/merchant.json","saved":"merchants/shop/"}]}',
    })
    expect(await tokens.list()).toMatchObject([{ grants: [{ merchants: ['store', 'bank'] }] }])
  })

  it('lists notes with their answers, the newest first, and whether they are open', async () => {
    const { notes } = await open()
    const text = { by: ann, text: 'Look', mentions: [{ id: 'bo', name: 'Bo' }] }
    for (const [merchant, place] of [
      ['shop', ''],
      ['shop', 'theme'],
      ['bank', ''],
    ] as const) {
      pass(1000)
      await notes.write({ ...text, merchant, place })
    }
    const [theme, whole] = await notes.list(['shop'])
    expect([theme?.place, whole?.place]).toEqual(['theme', ''])
    const id = theme?.id ?? ''
    await notes.answer(id, { by: ann, text: 'Yes', mentions: [] })
    await notes.resolve(id, ann)
    expect(await notes.find('shop', id)).toMatchObject({
      ...text,
      answers: [{ by: ann, text: 'Yes', mentions: [] }],
      resolved: { by: ann },
    })
    expect(await notes.find('bank', id)).toBeUndefined()
    expect(await notes.countOpen('shop')).toBe(1)
    expect((await notes.listOpen()).map(({ merchant }) => merchant)).toEqual(['bank', 'shop'])
    await notes.resolve(id, undefined)
    expect((await notes.find('shop', id))?.resolved).toBeUndefined()
  })
}
