import { expect, it } from 'vitest'
import { textDirectionOf } from './text-direction.ts'

it.each([
  ...['ar', 'AR-eg', 'he', 'fa-IR', 'ur', 'az-Arab', 'ku-Arab-IQ'],
  ...['iw', 'ji', 'lrc', 'mzn', 'pnb', 'skr', 'bal', 'prs', 'arz', 'ug', 'dv', 'sd', 'ckb'],
])('writes %s from right to left', (tag) => {
  expect(textDirectionOf(tag)).toBe('rtl')
})

it.each([
  'en',
  'th',
  'zh-Hant',
  'km',
  'ja',
  'arn',
  'fakir',
  'ar-Latn',
  'ku',
  'sd-Deva',
  'not_a_tag',
])('writes %s from left to right', (tag) => {
  expect(textDirectionOf(tag)).toBe('ltr')
})

it('agrees with CLDR about every language of two letters', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  for (const tag of letters.flatMap((one) => letters.map((other) => one + other))) {
    const { direction } = (new Intl.Locale(tag) as WithTextInfo).getTextInfo()
    expect(textDirectionOf(tag), tag).toBe(direction)
  }
})

/** ECMA-402 has it; the types of the least browsers do not. */
interface WithTextInfo extends Intl.Locale {
  readonly getTextInfo: () => { readonly direction: 'ltr' | 'rtl' }
}
