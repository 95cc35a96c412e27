import { expect, it } from 'vitest'
import { textDirectionOf } from './text-direction.ts'

it.each(['ar', 'AR-eg', 'he', 'fa-IR', 'ur', 'az-Arab', 'ku-Arab-IQ'])(
  'writes %s from right to left',
  (tag) => {
    expect(textDirectionOf(tag)).toBe('rtl')
  },
)

it.each(['en', 'th', 'zh-Hant', 'km', 'ja', 'arn', 'fakir', 'ar-Latn'])(
  'writes %s from left to right',
  (tag) => {
    expect(textDirectionOf(tag)).toBe('ltr')
  },
)
