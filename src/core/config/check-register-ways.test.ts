import { expect, test } from 'vitest'
import { findingsOf } from './testing.ts'

const form = { type: 'login-form', settings: { join: false } }
const trial = { type: 'trial-play', variant: 'pair' }
const login = (blocks: object) => ({
  shop: { pages: { login: { order: Object.keys(blocks), blocks } } },
})

test('a login page may lead to registration by a block that needs no flag of another feature', () => {
  expect(findingsOf(login({ form, trial }))).toEqual([])
  expect(findingsOf(login({ form: { type: 'login-form' } }))).toEqual([])
  const social = { type: 'social-login', variant: 'row', settings: { other: 'join' } }
  expect(findingsOf(login({ form, social }))).toEqual([])
  expect(findingsOf(login({ form, trial: { ...trial, when: { flag: 'REG3' } } }))).toEqual([])
})

test('blocks that are shown by turns always leave a way to register', () => {
  const one = { ...trial, when: { flag: 'FREEPLAY3' } }
  const other = { type: 'login-form', when: { flag: 'FREEPLAY3', is: false } }
  expect(findingsOf(login({ form, one, other }))).toEqual([])
})

test('a page whose only way needs another flag is reported at its condition', () => {
  const blocks = { form, trial: { ...trial, when: { flag: 'FREEPLAY3' } } }
  expect(findingsOf(login(blocks))).toEqual([
    'registration-way-hidden pages.login.blocks.trial.when',
  ])
})
