import { expect, it } from 'vitest'
import { noFiles } from '../config/files.ts'
import { openSchemaPlaces } from '../config/schema-places.ts'
import { pictureOf } from '../config/testing.ts'
import { openMerchantReader } from './open-merchant-reader.ts'
import { collectValues, suggestConditions } from './suggest-conditions.ts'

const files = pictureOf({
  apple: {
    theme: { shape: 'pill' },
    languages: { default: 'en', supported: ['en', 'th'] },
    pages: {
      shell: { order: ['foot'], blocks: { foot: { type: 'footer', variant: 'plain' } } },
    },
  },
  berry: { theme: { shape: 'sharp' } },
})
const read = openMerchantReader({ files, places: openSchemaPlaces(noFiles), now: 0 })
const { values, read: collect } = collectValues()
for (const code of ['apple', 'berry']) collect(read(code))
const names = { values, ownBlocks: ['club-card'], environments: ['sandbox', 'staging'] }
const suggest = (typed: string): string[] => suggestConditions(typed, names).map(({ text }) => text)

it('suggests what the merchants of the folder have: paths, then their values', () => {
  expect(suggest('theme.sha')).toContain('theme.shape = ')
  expect(suggest('theme.shape =')).toEqual(['theme.shape = pill', 'theme.shape = sharp'])
  expect(suggest('theme.shape != sh')).toEqual(['theme.shape != sharp'])
  expect(suggest('foot.var')[0]).toBe('foot.variant = ')
  expect(suggest('languages.supported = ')).toContain('languages.supported = th')
})

it('suggests blocks, flags with the environments, findings and states', () => {
  expect(suggest('block club')).toEqual(['block club-card'])
  expect(suggest('ptsys3')).toEqual(expect.arrayContaining(['PTSYS3 on', 'PTSYS3 off']))
  expect(suggest('PTSYS3 on in')).toEqual(['PTSYS3 on in sandbox', 'PTSYS3 on in staging'])
  expect(suggest('finding contr')).toContain('finding contrast')
  expect(suggest('beh')).toEqual(['behind'])
})

it('puts first what begins with the text, offers nothing that is typed whole, and never many', () => {
  expect(suggest('publ')[0]).toBe('published')
  expect(suggest('errors')).not.toContain('errors')
  expect(suggest('').length).toBeLessThanOrEqual(8)
})
