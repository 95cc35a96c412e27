import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { expect, test } from 'vitest'
import { findKeyProblem } from './public-key.ts'

const rsa = (bits: number) => generateKeyPairSync('rsa', { modulusLength: bits }).publicKey
const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64')

test.each([2048, 2056, 3072])('an RSA key of %i bits can be used', (bits) => {
  expect(findKeyProblem(spki(rsa(bits)))).toBeUndefined()
})

test('a key over several lines can be used, as the player reads it', () => {
  expect(findKeyProblem(spki(rsa(2048)).replace(/.{64}/g, '$&\n'))).toBeUndefined()
})

const key = rsa(2048)
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey
const signing = generateKeyPairSync('rsa-pss', { modulusLength: 2048 }).publicKey

test.each([
  ['a PEM file', String(key.export({ type: 'spki', format: 'pem' })), 'is a PEM file'],
  ['no base64', 'not a key!', 'is not base64'],
  ['half of a key', spki(key).slice(0, 200), 'is not the SPKI of an RSA key'],
  ['the key with more behind it', `${spki(key)}MAAA`, 'is not the SPKI of an RSA key'],
  ['an elliptic key', spki(elliptic), 'is not the SPKI of an RSA key'],
  ['a key that only signs', spki(signing), 'is not the SPKI of an RSA key'],
  [
    'a key without its frame',
    key.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
    'SPKI',
  ],
  ['four bytes', 'MAAAAA==', 'is not the SPKI of an RSA key'],
  ['nothing but a length', 'MIT/////', 'is not the SPKI of an RSA key'],
  ['a short key', spki(rsa(1024)), 'is an RSA key of 1024 bits, but at least 2048 are needed'],
])('the problem of %s has a name', (_, text, problem) => {
  expect(findKeyProblem(text)).toContain(problem)
})
