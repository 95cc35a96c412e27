import { describe, expect, it } from 'vitest'
import { isExternalAddress, isInternalPath } from './internal-path.ts'

describe('isInternalPath', () => {
  it.each(['/', '/m/home', '/m/gameList?type=RNG', '/m/help#faq'])('takes %s', (to) => {
    expect(isInternalPath(to)).toBe(true)
  })
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/m/\\home',
    'm/home',
    'https://x',
    'javascript:alert(1)',
    '',
    '/a b',
    '/\n/evil.example',
    '/\t/evil.example',
  ])('refuses %j', (to) => {
    expect(isInternalPath(to)).toBe(false)
  })
})

describe('isExternalAddress', () => {
  it.each([
    'https://a.example',
    'tel:+66',
    'mailto:a@b',
    'line://ti/p/x',
    'http://games.localhost:4173/web-clip/shop.mobileconfig',
  ])('takes %s', (to) => {
    expect(isExternalAddress(to)).toBe(true)
  })
  it.each([
    'http://a.example',
    'http://a.example/.localhost/',
    'http://a.localhost:80@evil.example/',
    'http://localhost/',
    'javascript:alert(1)',
    ' https://a.example',
    'data:text/html,x',
    'https:a.example',
    'vbscript:x',
  ])('refuses %j', (to) => {
    expect(isExternalAddress(to)).toBe(false)
  })
})
