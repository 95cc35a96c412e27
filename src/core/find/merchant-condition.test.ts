import { describe, expect, it } from 'vitest'
import { parseCondition, splitConditions } from './merchant-condition.ts'

const parse = (typed: string) => parseCondition(typed, { ownBlocks: ['club-card'] })

describe('a condition', () => {
  it.each([
    ['theme.shape = pill', { kind: 'value', path: 'theme.shape', is: 'equal', value: 'pill' }],
    ['theme.shape=pill', { kind: 'value', path: 'theme.shape', is: 'equal', value: 'pill' }],
    ['footer.variant != plain', { kind: 'value', is: 'other', value: 'plain' }],
    ['pages.*.blocks.*.variant = "two words"', { kind: 'value', value: 'two words' }],
    ['languages.supported = ["th","en"]', { kind: 'value', value: ['th', 'en'] }],
    ['flags.PTSYS3 = true', { kind: 'value', path: 'flags.PTSYS3', value: true }],
    ['theme.accent', { kind: 'value', path: 'theme.accent', is: 'set' }],
    ['block banner', { kind: 'block', type: 'banner' }],
    ['block club-card', { kind: 'block', type: 'club-card' }],
    ['PTSYS3 on', { kind: 'flag', flag: 'PTSYS3', on: true }],
    ['flag PTSYS3 off', { kind: 'flag', flag: 'PTSYS3', on: false }],
    ['PTSYS3 on in staging', { kind: 'flag', on: true, environment: 'staging' }],
    ['finding contrast', { kind: 'finding', code: 'contrast' }],
    ['errors', { kind: 'finding', code: 'error' }],
    ['warning', { kind: 'finding', code: 'warning' }],
    ['behind', { kind: 'state', state: 'behind' }],
    ['published in staging', { kind: 'state', state: 'published', environment: 'staging' }],
    ['state unpublished', { kind: 'state', state: 'unpublished' }],
    ['Siam Star', { kind: 'word', text: 'Siam Star' }],
    ['lagoon.localhost', { kind: 'word', text: 'lagoon.localhost' }],
    [' สยาม ', { kind: 'word', text: 'สยาม' }],
  ])('is read from %j', (typed, condition) => {
    expect(parse(typed)).toMatchObject({ typed: typed.trim(), ...condition })
  })

  it.each([
    ['PTSSY3 on', 'There is no flag "PTSSY3". Did you mean "PTSYS3"?'],
    ['finding contrst', 'There is no finding "contrst". Did you mean "contrast"?'],
    ['block baner', 'There is no block "baner". Did you mean "banner"?'],
    ['block club-crad', 'There is no block "club-crad". Did you mean "club-card"?'],
  ])('with a name that does not exist is refused with the nearest: %s', (typed, message) => {
    expect(() => parse(typed)).toThrow(message)
  })
})

describe('conditions in one line', () => {
  it.each([
    ['', ['']],
    ['lagoon', ['lagoon']],
    ['theme.shape = pill, PTSYS3 on', ['theme.shape = pill', 'PTSYS3 on']],
    ['languages.supported = ["th","en"], errors', ['languages.supported = ["th","en"]', 'errors']],
    ['brand.name.en = "One, two", ', ['brand.name.en = "One, two"', '']],
  ])('are separated by commas outside of quotes and brackets: %j', (text, parts) => {
    expect(splitConditions(text)).toEqual(parts)
  })
})
