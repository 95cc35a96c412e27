import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cutOwnFont, readOwnFont } from './own-font.ts'
import { readAdvances, readGlyphs } from './read-glyphs.ts'
import { readSfnt } from './sfnt.ts'
import { subsetGlyphs } from './subset-glyphs.ts'

const folder = 'node_modules/@fontsource'
const still = readFileSync(`${folder}/prompt/files/prompt-latin-600-normal.woff2`)
const variable = readFileSync(`${folder}-variable/nunito/files/nunito-latin-wght-normal.woff2`)

describe('a font of the brand', () => {
  it('says which characters and weights it draws and how high its lines are', () => {
    expect(readOwnFont(variable, 'variable')).toMatchObject({ weight: '200 1000', ascent: 1.011 })
    const facts = readOwnFont(still, 'still')
    expect(facts).toMatchObject({ weight: '1 1000', ascent: 1.09, descent: 0.422 })
    const has = (char: string) => facts?.codes.has(char.codePointAt(0) ?? 0)
    expect([has('A'), has('ก'), has('漢')]).toEqual([true, false, false])
  })

  it('gives its characters only, with digits of one width', async () => {
    const cut = await cutOwnFont({ font: still, chars: 'Win 0123456789' })
    expect(cut.toString('latin1', 0, 4)).toBe('wOF2')
    const sfnt = readSfnt(await subsetGlyphs(cut, { chars: 'Win 0123456789lose' }))
    const drawn = [...readGlyphs(sfnt).keys()].map((code) => String.fromCodePoint(code))
    expect(drawn.sort().join('')).toBe(' 0123456789Win')
    const advances = readAdvances(sfnt)
    const digits = [...'0123456789'].map((digit) => advances.get(digit.charCodeAt(0)))
    expect(new Set(digits).size).toBe(1)
  })

  it('is left out where its tables cannot be read', () => {
    const spoilt = Buffer.from(still)
    spoilt.fill(7, 700, 2000)
    expect(readOwnFont(spoilt, 'spoilt')).toBeUndefined()
  })
})
