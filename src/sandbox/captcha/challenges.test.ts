import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../../tests/support/start-test-sandbox.ts'
import { createChallenges } from './challenges.ts'
import { askSumInWords } from './sum-in-words.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

it('answers a slider challenge with two pictures, and never with the position of the gap', async () => {
  const value = await sandbox.client.call('humanCheck', { query: { type: 'login' } })
  expect(Object.keys(value).sort()).toEqual(['background', 'challenge', 'forms', 'piece'])
  const sizes = [value.background, value.piece].map((picture) => readSize(picture ?? ''))
  expect(sizes).toEqual([
    { width: 480, height: 240 },
    { width: 84, height: 240 },
  ])
})

it('accepts a piece within a tolerance of its gap, and each challenge once', () => {
  const challenges = createChallenges(() => 0)
  const release = (distance: number) => {
    const { id, position } = challenges.createPuzzle()
    return { id, proof: challenges.endHuman(id, { position: position + distance }) }
  }
  expect([-20, 0, 20].map((distance) => typeof release(distance).proof)).toEqual([
    'string',
    'string',
    'string',
  ])
  expect([-21, 21].map((distance) => release(distance).proof)).toEqual([undefined, undefined])

  const { id, position } = challenges.createPuzzle()
  expect(challenges.endHuman(id, { position: position - 100 })).toBeUndefined()
  expect(challenges.endHuman(id, { position })).toBeUndefined()
  const passed = release(0)
  expect(challenges.takeProof(passed.id, passed.proof ?? '')).toBe(true)
  expect(challenges.takeProof(passed.id, passed.proof ?? '')).toBe(false)
})

it('takes no answer of the other form', () => {
  const challenges = createChallenges(() => 0)
  const puzzle = challenges.createPuzzle()
  expect(challenges.endHuman(puzzle.id, { answer: String(puzzle.position) })).toBeUndefined()
  const asked = challenges.askHuman('en')
  expect(challenges.endHuman(asked.id, { position: Number(asked.answer) })).toBeUndefined()
})

it('asks a sum in words instead, and takes its result in digits of any script', async () => {
  const asked = await sandbox.client.call('humanCheck', { query: { type: 'login', form: 'words' } })
  expect(asked).toMatchObject({
    forms: ['picture', 'words'],
    question: expect.stringMatching(/\p{L}/u),
  })
  expect(asked).not.toHaveProperty('background')
  const challenges = createChallenges(() => 0)
  const { id, answer } = challenges.askHuman('th')
  const thai = answer.replace(/\d/g, (digit) => String.fromCodePoint(0x0e50 + Number(digit)))
  expect(challenges.endHuman(id, { answer: ` ${thai} ` })).toBeTypeOf('string')
})

it('asks a captcha question in the language', async () => {
  const captcha = await sandbox.client.call('captcha', { query: { form: 'words' } })
  expect(captcha).toMatchObject({ kind: 'words', forms: ['picture', 'words'] })
  expect(captcha).not.toHaveProperty('cap')
  expect(askSumInWords('en').question).toMatch(/^How much is [a-z]+ plus [a-z]+\?$/)
  expect(askSumInWords('th').question).toMatch(
    /^\p{Script=Thai}+ บวก \p{Script=Thai}+ เท่ากับเท่าไร$/u,
  )
  expect(askSumInWords('zh').question).toMatch(
    /^[一二三四五六七八九]加[一二三四五六七八九]等于几？$/,
  )
  expect(askSumInWords('ja').question).toMatch(
    /^[一二三四五六七八九]足す[一二三四五六七八九]はいくつですか？$/,
  )
  expect(askSumInWords('km').question).toMatch(/បូក/)
})

/** Reads the size of a PNG in base64 from its header. */
function readSize(base64: string): { readonly width: number; readonly height: number } {
  const bytes = Buffer.from(base64, 'base64')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
