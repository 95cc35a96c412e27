import {
  isPressedPart,
  isPressedPiece,
  namesOf,
  partNames,
} from '../../src/core/config/look/kit-names.ts'
import { listPages } from './support/listed-pages.ts'
import { findLookFaults } from './support/measure-look.ts'
import { expect, test } from './support/own-merchants.ts'
import { shortenWords } from './support/replace-words.ts'
import { findSmallTargets } from './support/small-targets.ts'
import { stepTo } from './support/step-to.ts'
import { plainMerchant } from './support/temp-root.ts'
import { readMerchant } from './support/words.ts'

/** What leaves a control as little room as a look may. */
const tight = 'padding: 0; border: 0; gap: 0; font-size: 12px; letter-spacing: -0.02em;'

/** Leaves the fields of a form what its button leaves them. */
const twoColumns = '[data-kit="form"] { grid-template-columns: 1fr auto; }'

const visits = [
  { account: 'guest', at: 'reef', parts: ['outside'] },
  { account: 'member', at: 'hongyun', parts: ['account', 'money', 'rewards'] },
  { account: 'agent', at: 'kiwibet', parts: ['agents'] },
] as const
const usernames = { guest: undefined, member: 'member88', agent: 'agent88' } as const

/** Writes the rules of a part, or nothing for one that a finger never presses. */
function writeTight(part: string): string {
  const own = `[data-kit="${part}"]`
  const pieces = namesOf('pieces', [part]).filter((piece) => isPressedPiece(piece, [part]))
  const pressed = [
    ...(isPressedPart(part) ? [own] : []),
    ...pieces.map((piece) => `${own} [data-part="${piece}"]`),
  ]
  return pressed.map((selector) => `${selector} { ${tight} }`).join('\n')
}

for (const { account, at: code, parts } of visits)
  test(`words of one letter and a look without any room leave a ${account} of ${code} every control as large as a finger`, async ({
    root,
    ownHost,
    createOwnPlayer,
    page,
  }) => {
    const { default: language } = readMerchant(code).languages
    shortenWords(root, code, language)
    for (const part of partNames) {
      const css = writeTight(part)
      if (css !== '') root.write(code, css, `look/${part}.css`)
    }
    root.write(code, twoColumns, 'look/form.css')
    await ownHost.look()
    const player = createOwnPlayer(code, language)
    const username = usernames[account]
    if (username) await player.logIn(username)
    else await player.open('/m/home')
    const found = new Map<string, string>()
    for (const path of parts.flatMap((part) => listPages(code, part, account))) {
      await stepTo(page, path)
      for (const one of await findSmallTargets(page)) found.set(one, path)
    }
    expect([...found]).toEqual([])
  })

const forms = {
  guest: ['/m/login', '/m/agent/login', '/m/register', '/m/forget', '/m/trail'],
  member: ['/m/bankCards', '/m/identity', '/m/withdraw'],
} as const

for (const account of ['guest', 'member'] as const)
  test(`fields that a form leaves little room hide no control from a ${account}`, async ({
    root,
    ownHost,
    createOwnPlayer,
    page,
  }) => {
    root.write('drawn', plainMerchant('drawn'))
    root.write('drawn', twoColumns, 'look/form.css')
    await ownHost.look()
    const player = createOwnPlayer('drawn')
    if (account === 'member') await player.logIn(usernames.member)
    await player.open('/m/home')
    const faults: string[] = []
    for (const path of forms[account]) {
      await stepTo(page, path)
      faults.push(...(await findLookFaults(page)).map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
