import { expect, it } from 'vitest'
import { explainPostgresError } from './explain-postgres-error.ts'
import { parsePostgresAddress } from './postgres-address.ts'

it.each([
  [
    'postgres://ann:p%40ss@db.example/livery',
    'db.example:5432/livery',
    { rejectUnauthorized: true },
  ],
  ['postgresql://ann@localhost:5433/livery', 'localhost:5433/livery', false],
  ['postgres://ann@[::1]/livery', '::1:5432/livery', false],
  [
    'postgres://ann@localhost/livery?host=/var/run/postgresql',
    '/var/run/postgresql:5432/livery',
    false,
  ],
  ['postgres://ann@db.example/livery?sslmode=disable', 'db.example:5432/livery', false],
])('%s leads to %s', (address, place, ssl) => {
  const parsed = parsePostgresAddress(address)
  expect(parsed.place).toBe(place)
  expect(parsed.config.ssl).toEqual(ssl)
  expect(parsed.config.database).toBe('livery')
})

it('takes a password with escapes, or one with a percent sign that is none', () => {
  const read = (address: string) => parsePostgresAddress(address).config.password
  expect(read('postgres://ann:p%40ss@db.example/livery')).toBe('p@ss')
  expect(read('postgres://ann:100%zz@db.example/livery')).toBe('100%zz')
})

it.each([
  ['db.example/livery', 'is no address of PostgreSQL'],
  ['mysql://ann:secret@db.example/livery', 'is no address of PostgreSQL'],
  ['postgres://ann:secret@db.example', 'names no database'],
  ['postgres://ann:secret@db.example/livery?sslmode=require', '"sslmode=require"'],
  ['postgres://ann:secret@db.example/livery?options=-c', 'has "options"'],
  ['postgres://ann:secret@db.example/livery?sslrootcert=/none.pem', '"/none.pem"'],
])('%s is refused without its password', (address, sentence) => {
  expect(() => parsePostgresAddress(address)).toThrow(sentence)
  expect(() => parsePostgresAddress(address)).not.toThrow('secret')
})

it('leaves what is wrong with a query as it is', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505' })
  expect(explainPostgresError(cause, 'db/livery', 'query')).toBe(cause)
  expect(explainPostgresError(cause, 'db/livery', 'open')).toMatchObject({
    message: 'The database db/livery cannot be used (duplicate key).',
  })
})
