import { expect, it } from 'vitest'
import { listCountryCodes } from './country-codes.ts'

it('has the code of every country once, by name', () => {
  const codes = listCountryCodes('en')
  const values = codes.map(({ value }) => value)
  expect(new Set(values).size).toBe(values.length)
  expect(values.length).toBeGreaterThan(200)
  expect(codes).toContainEqual({ value: '+64', label: '+64 New Zealand' })
  expect(codes).toContainEqual({ value: '+1', label: '+1 United States, Canada' })
  const names = codes.slice(11, 14).map(({ label }) => label)
  expect(names).toEqual(['+93 Afghanistan', '+355 Albania', '+213 Algeria'])
})

it('begins with the country of the language, named in it', () => {
  expect(listCountryCodes('en')[0]).toEqual({ value: '+66', label: '+66 Thailand' })
  expect(listCountryCodes('th')[0]).toEqual({ value: '+66', label: '+66 ไทย' })
  expect(listCountryCodes('zh')[0]).toEqual({ value: '+86', label: '+86 中国' })
  expect(listCountryCodes('km')[0]?.value).toBe('+855')
  expect(listCountryCodes('ja')[0]).toEqual({ value: '+81', label: '+81 日本' })
})
