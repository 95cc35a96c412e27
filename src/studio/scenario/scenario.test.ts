import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { devices, sessionKinds } from '../../core/contract/facts.ts'
import { flags } from '../../core/contract/flags.ts'
import type { Scenario } from '../../core/contract/generated/studio-api.ts'
import { createStudioWords } from '../i18n/create-words.ts'
import { applyChanges, receivedFlags } from './apply-changes.ts'
import { declaredFlags } from './declared-flags.ts'
import { addressOfPage, blocksPageOf, playerPages } from './player-pages.ts'
import { formatScenario, parseScenario, ways, widths } from './scenario-query.ts'

const scope = { languages: ['th', 'en', 'zh'] }
const read = (text: string) => parseScenario(new URLSearchParams(text), scope)
const plain = read('').previewed
const t = createStudioWords({ onMissing: (key) => expect.fail(key) })('scenario')

function textOf(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return new URLSearchParams(given).toString()
}

describe('the scenario of an address', () => {
  it('shows a guest the home in the merchant’s default language without a parameter', () => {
    expect(plain).toEqual({
      scenario: {
        session: 'guest',
        language: 'th',
        device: 'browser',
        flags: declaredFlags,
        templates: { mem_cen: 'base', dep_func: 'base' },
      },
      at: '/m/home',
      width: 390,
    })
  })

  it('is read again as it was written', () => {
    const previewed = fc.record({
      scenario: fc.record({
        session: fc.constantFrom(...sessionKinds),
        language: fc.constantFrom(...scope.languages),
        device: fc.constantFrom(...devices),
        flags: fc.dictionary(fc.constantFrom(...Object.keys(flags)), fc.boolean(), {
          noNullPrototype: true,
        }),
        templates: fc.record({
          mem_cen: fc.constantFrom('base' as const, 'new' as const),
          dep_func: fc.constantFrom('base' as const, 'new' as const),
        }),
        failing: fc.uniqueArray(
          fc.record({
            call: fc.constantFrom('vendors', 'lobbyNews'),
            how: fc.constantFrom(...ways),
          }),
          { minLength: 1, selector: ({ call }) => call },
        ),
      }),
      at: fc.constantFrom(...playerPages.map(({ at }) => at)),
      width: fc.constantFrom(...widths),
    })
    fc.assert(
      fc.property(previewed, (asked) => {
        const query = textOf(formatScenario(asked, scope))
        expect(read(query)).toEqual({ previewed: asked, corrections: [] })
      }),
    )
  })

  it.each([
    ['session=king', '"king" is not a session, so guest is used.'],
    ['language=km', '"km" is not a language of this merchant, so th is used.'],
    ['width=391', '"391" is not a width to choose, so 390 is used.'],
    ['mem_cen=old', '"old" is not a template of the member centre, so base is used.'],
    [
      'flags=PTSYS',
      '"PTSYS" is not a flag of the platform and is left out. Did you mean "PTSYS3"?',
    ],
    ['fail=vendor:error', '"vendor:error" is not a call that can fail and is left out.'],
    ['fail=vendors:sad', '"vendors:sad" is not a call that can fail and is left out.'],
    [
      'at=https://elsewhere.example',
      '"https://elsewhere.example" is not an address of the player, so /m/home is used.',
    ],
    ['flags=constructor', '"constructor" is not a flag of the platform and is left out.'],
  ])('%s is corrected with a sentence', (query, sentence) => {
    const { previewed, corrections } = read(query)
    expect(previewed).toEqual(plain)
    expect(corrections.map(({ key, values }) => t(key, values))).toEqual([sentence])
  })
})

it('changes of facts apply to the scenario that they name', () => {
  const changed = applyChanges(plain.scenario, [
    { kind: 'session', name: '', to: 'member' },
    { kind: 'flag', name: 'PTSYS3', to: 'on' },
    { kind: 'template', name: 'mem_cen', to: 'new' },
    { kind: 'language', name: '', to: 'en' },
    { kind: 'device', name: '', to: 'pwa' },
  ])
  expect(changed).toMatchObject({
    session: 'member',
    flags: { PTSYS3: true, REG3: true },
    templates: { mem_cen: 'new', dep_func: 'base' },
    language: 'en',
    device: 'pwa',
  })
})

it('shows the flags of a scenario while one of the calls that send them answers', () => {
  const failing = (...names: string[]): Scenario => ({
    ...plain.scenario,
    failing: names.map((call) => ({ call, how: 'error' })),
  })
  expect(receivedFlags(failing('whitelabel'))).toBe(plain.scenario.flags)
  expect(receivedFlags(failing('whitelabel', 'systemStatus'))).toEqual({})
})

it('every address of the list belongs to the blocks that it shows', () => {
  const own = { 'lobby-sports': {}, 'own-club': { path: '/m/club' } }
  const page = (at: string) => blocksPageOf(at, own)
  expect(playerPages.map(({ at }) => page(at))).toEqual([
    'home',
    'login',
    'register',
    'trial',
    'lobby',
    'lobby',
    'lobby-sports',
    'lobby',
    'more-lotteries',
    'member-home',
    'deposit',
    undefined,
    'rewards',
    'mall',
    'service',
    'help',
    'download',
    'activity',
  ])
  expect(page('/m/rngList?vassalage=PG')).toBe('vendor-games')
  expect(page('/m/club?from=menu')).toBe('own-club')
  expect(addressOfPage('own-club', own)).toBe('/m/club')
  expect(addressOfPage('own-gone', own)).toBeUndefined()
  expect(addressOfPage('lobby-lottery', own)).toBe('/m/gameContainer?gameType=LOTT')
})

it('a scenario has its moment in its address, and a wrong time is corrected to now', () => {
  const time = '2026-12-24T18:00[Asia/Bangkok]'
  const { previewed, corrections } = parseScenario(new URLSearchParams({ time }), scope)
  expect([previewed.scenario.time, corrections]).toEqual([time, []])
  expect(formatScenario(previewed, scope).time).toBe(time)
  const wrong = parseScenario(new URLSearchParams({ time: 'tomorrow' }), scope)
  expect(wrong.previewed.scenario.time).toBeUndefined()
  expect(wrong.corrections).toEqual([{ key: 'correction.time', values: { typed: 'tomorrow' } }])
  const reset = { ...previewed, scenario: { ...previewed.scenario, time: '' } }
  expect(formatScenario(reset, scope).time).toBeUndefined()
})
