import { expect, test } from 'vitest'
import { safeLink } from './safe-link.ts'

const rules = { hosts: ['example.com', '*.shop.example', 'social.localhost', 'ports.example:8443'] }

test.each([
  ['/', '/'],
  ['/m/home', '/m/home'],
  ['/m/gameList?gameType=RNG&vassalage=PG#top', '/m/gameList?gameType=RNG&vassalage=PG#top'],
  ['  /m/home ', '/m/home'],
  ['https://example.com/a', 'https://example.com/a'],
  ['HTTPS://EXAMPLE.com/a', 'https://example.com/a'],
  ['https://a.shop.example/', 'https://a.shop.example/'],
  ['https://ports.example:8443/', 'https://ports.example:8443/'],
  ['http://social.localhost:4173/auth', 'http://social.localhost:4173/auth'],
  ['tel:+66123', 'tel:+66123'],
  ['TEL:1', 'tel:1'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['line://ti/p/@x', 'line://ti/p/@x'],
])('accepts %j', (link, expected) => {
  expect(safeLink(link, rules)).toBe(expected)
})

test.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'java\u200bscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  '/ /example.com',
  '\\\\example.com',
  'https:\\\\example.com',
  'https://evil.example',
  'https://example.com.evil.example',
  'https://evil.example/example.com',
  'https://example.com@evil.example',
  'https://user@example.com/',
  'https://user:pass@example.com/',
  'https://shop.example/',
  'https://notshop.example/',
  'https://example.com:444/',
  'https://exаmple.com/',
  'https://example.com\u202e/',
  'http://example.com/',
  'http://other.localhost/',
  'http://social.localhost.evil.example/',
  'm/home',
  'home',
  'example.com',
  'https://',
  'ftp://example.com/',
])('refuses %j', (link) => {
  expect(safeLink(link, rules)).toBeUndefined()
})
