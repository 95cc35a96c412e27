import { PassThrough } from 'node:stream'
import { beforeEach, expect, it, vi } from 'vitest'
import { colourWords } from './colour-words.ts'

const [red, green, yellow, plain] = ['\u001b[31m', '\u001b[32m', '\u001b[33m', '\u001b[39m']
const file = new PassThrough()
const terminal = Object.assign(new PassThrough(), { isTTY: true, getColorDepth: () => 8 })

beforeEach(() => {
  vi.stubEnv('FORCE_COLOR', undefined)
  vi.stubEnv('NO_COLOR', undefined)
})

it('a terminal colours the severity of a finding', () => {
  const finding = 'merchants/orb/merchant.json:7:3  error  unknown-key\n  It says error twice.'
  expect(colourWords(finding, terminal)).toBe(
    `merchants/orb/merchant.json:7:3  ${red}error${plain}  unknown-key\n  It says error twice.`,
  )
  expect(colourWords('a b.json:1:1  warning  contrast', terminal)).toContain(`${yellow}warning`)
})

it('so does whether a block is shown, and whether a call conforms', () => {
  expect(colourWords('top      shown   STATIC It has none.', terminal)).toContain(`${green}shown`)
  expect(colourWords('systemStatus  conforms\nlogin  differs   No.', terminal)).toBe(
    `systemStatus  ${green}conforms${plain}\nlogin  ${red}differs${plain}   No.`,
  )
  expect(colourWords('Nothing is left of it.', terminal)).toBe('Nothing is left of it.')
})

it('a file and a pipe hold no colours', () => {
  const line = 'merchants/orb/merchant.json:7:3  error  unknown-key'
  expect(colourWords(line, file)).toBe(line)
})
