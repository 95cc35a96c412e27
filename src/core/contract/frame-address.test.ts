import { expect, test } from 'vitest'
import { readFrameAddress } from './frame-address.ts'

const rules = {
  hosts: [
    'games.example',
    '*.vendor.example',
    'https://strict.example:8443',
    'http://games.localhost:4173',
    'Upper.example',
    'shop.localhost:4173',
  ],
  page: 'http://shop.localhost:4173',
}

test.each([
  ['https://games.example/play/1', 'https://games.example'],
  ['HTTPS://GAMES.example:443/play?t=1#a', 'https://games.example'],
  ['https://a.vendor.example/', 'https://a.vendor.example'],
  ['https://a.b.vendor.example/', 'https://a.b.vendor.example'],
  ['https://strict.example:8443/', 'https://strict.example:8443'],
  ['http://games.localhost:4173/play/1', 'http://games.localhost:4173'],
  ['https://upper.example/', 'https://upper.example'],
])('%s is accepted, with the origin %s', (address, origin) => {
  expect(readFrameAddress(address, rules)).toEqual({ href: new URL(address).href, origin })
})

test.each([
  '',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'blob:https://games.example/1',
  'about:blank',
  'about:srcdoc',
  'file:///etc/passwd',
  '/play/1',
  '//games.example/',
  'games.example',
  'https:games.example',
  'https:/games.example',
  'https:\\\\games.example',
  'https://games.example\\@evil.example/',
  'https://games.example\t.evil.example/',
  'https://evil.example/games.example',
  'https://games.example.evil.example/',
  'https://evilgames.example/',
  'https://games.example@evil.example/',
  'https://user@games.example/',
  'https://user:pass@games.example/',
  'https://games.example:444/',
  'https://games.example./',
  'https://gаmes.example/',
  'https://vendor.example/',
  'https://evilvendor.example/',
  'https://a.vendor.example:8443/',
  'http://games.example/',
  'http://strict.example:8443/',
  'https://strict.example/',
  'https://games.localhost:4173/',
  'http://games.localhost:4174/',
  'http://games.localhost/',
  'http://localhost:4173/',
  'http://games.localhost.evil.example:4173/',
  'ws://games.example/',
  'https://',
])('%j is refused', (address) => {
  expect(readFrameAddress(address, rules)).toBeUndefined()
})

test("the page's own origin is refused, whether it is listed or not", () => {
  expect(readFrameAddress('http://shop.localhost:4173/m/home', rules)).toBeUndefined()
  expect(readFrameAddress('https://shop.localhost:4173/m/home', rules)).toBeDefined()
})

test('an entry that is not a host matches no address', () => {
  for (const host of ['*', '*.', 'https://', 'games.example/path', ''])
    expect(readFrameAddress('https://games.example/', { ...rules, hosts: [host] })).toBeUndefined()
})
