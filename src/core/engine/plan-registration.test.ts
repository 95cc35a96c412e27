import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findingsOf, resolutionOf } from '../config/testing.ts'
import type { Facts } from '../contract/facts.ts'
import { planRegistration } from './plan-registration.ts'

const merchants = join(import.meta.dirname, '../../../merchants')
const base = JSON.parse(readFileSync(join(merchants, 'base/merchant.json'), 'utf8'))
const guest: Facts = {
  flags: {},
  templates: {},
  settings: {},
  session: 'guest',
  language: 'en',
  device: 'browser',
}

/** The gateway numbers the fields of the form: e-mail, password, mobile, name. */
const settings = {
  captcha: false,
  humanCheck: false,
  fields: {
    username: { enabled: true, required: true, ordinal: 4 },
    password: { enabled: true, required: true, ordinal: 2 },
    mobileNum: { enabled: true, required: false, ordinal: 3 },
    email: { enabled: true, required: true, ordinal: 1 },
    qqNum: { enabled: true, required: false },
  },
}

/** Returns the names of the form of a merchant that extends the platform's default, in order. */
function formOf(...layers: readonly object[]): readonly string[] {
  const chain = ['base', 'parent', 'shop'].slice(0, layers.length + 1)
  const own = layers.map((layer, at) => [chain[at + 1], { extends: chain[at], ...layer }])
  const { merchant, findings } = resolutionOf({ base, ...Object.fromEntries(own) })
  expect(findings).toEqual([])
  const registration = merchant?.registration ?? { fields: {} }
  const plan = planRegistration({ registration, settings, facts: guest })
  return plan.flatMap(({ name, shown }) => (shown ? [name] : []))
}

const order = (...names: readonly string[]) => ({ registration: { order: names } })

describe('the order of the registration form', () => {
  it('is the gateway’s for a merchant that sets none', () => {
    const form = ['email', 'password', 'confirmPassword', 'mobileNum', 'username', 'qqNum']
    expect(formOf({})).toEqual(form)
    expect(formOf({ registration: { minimumAge: 21 } })).toEqual(form)
  })

  it('is the gateway’s for what "*" covers, also below a parent with one', () => {
    const form = ['username', 'email', 'password', 'confirmPassword', 'mobileNum', 'qqNum']
    expect(formOf(order('username', '*'))).toEqual(form)
    expect(formOf(order('username', '*'), {})).toEqual(form)
    expect(formOf(order('username', '*'), order('mobileNum', '*'))).toEqual([
      ...['mobileNum', 'username', 'email', 'password', 'confirmPassword', 'qqNum'],
    ])
  })

  it('is the merchant’s for the fields that it or its parent names', () => {
    const all = ['username', 'password', 'confirmPassword', 'mobileNum', 'email']
    expect(formOf(order(...all))).toEqual(all)
    expect(formOf(order(...all), order('email', '*'))).toEqual(['email', ...all.slice(0, 4)])
  })
})

describe('a removed field of registration', () => {
  const removed = { registration: { fields: { qqNum: { $remove: true } } } }

  it('is not in the form, whatever the gateway asks for', () => {
    expect(formOf(removed)).not.toContain('qqNum')
    expect(formOf(removed, order('username', '*'))).not.toContain('qqNum')
  })

  it('may not be the last way to identify a player', () => {
    const fields = (...names: readonly string[]) => ({
      registration: {
        order: ['*'],
        fields: Object.fromEntries(names.map((name) => [name, { $remove: true }])),
      },
    })
    expect(findingsOf({ shop: fields('mobileNum', 'email') })).toEqual([])
    expect(findingsOf({ shop: fields('username', 'mobileNum', 'email') })).toEqual([
      'registration-no-identity registration.order',
    ])
  })

  it('comes back where a layer sets or orders it', () => {
    const hint = { fields: { qqNum: { hint: { en: 'Numbers only' } } } }
    expect(formOf(removed, { registration: hint })).toContain('qqNum')
    expect(formOf(removed, order('qqNum', '*'))[0]).toBe('qqNum')
  })
})
