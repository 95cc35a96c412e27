import { expect, it } from 'vitest'
import { checkMerchants } from '../../core/config/check-merchants.ts'
import { filesOver } from '../../core/config/files-over.ts'
import { resolveMerchant } from '../../core/config/resolve-merchant.ts'
import { contrastOf } from '../../core/config/theme/colour.ts'
import { deriveColours } from '../../core/config/theme/derive-colours.ts'
import { openDiskFiles } from '../disk/disk-files.ts'
import { chooseMode, type Mode } from './choose-mode.ts'
import { composeCheckedMerchant } from './compose-checked-merchant.ts'
import { parseLogo } from './parse-logo.ts'

const files = openDiskFiles(`${import.meta.dirname}/../../..`)
const parent = resolveMerchant(files, 'base').merchant
const logoIn = (colour: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><path fill="${colour}" d="M0 0h300v60H0z"/></svg>`
  return parseLogo('logo.svg', new TextEncoder().encode(svg))
}

/** Makes a merchant in lime, a colour for dark pages. */
function make(logo: ReturnType<typeof logoIn> | undefined, mode?: Mode) {
  if (!parent) throw new Error('base has errors.')
  const { composed, findings } = composeCheckedMerchant(
    {
      code: 'neon',
      name: 'Neon',
      namesIn: {},
      hosts: ['neon.localhost'],
      parent,
      colour: '#B6F23C',
      languages: ['en'],
      logo,
      mode,
    },
    files,
  )
  const made = [...composed.content].flatMap(([name, text]) =>
    typeof text === 'string' ? [{ path: `merchants/neon/${name}`, text }] : [],
  )
  const { merchant } = resolveMerchant(filesOver(files, made), 'neon')
  return { ...composed, findings, theme: merchant?.theme ?? {}, made }
}

it('a light logo makes a dark merchant, which keeps the logo and the colour', () => {
  const { theme, logo, notes, content } = make(logoIn('#ffffff'))
  expect(theme).toMatchObject({ mode: 'dark', primary: '#B6F23C', accent: '#B6F23C' })
  expect(logo).toBe('art/logo.svg')
  expect(new TextDecoder().decode(content.get('art/logo.svg') as Uint8Array)).toContain('#ffffff')
  expect(notes.map(({ message }) => message)).toContain(
    'The logo is barely visible on a light page, so the merchant has the mode "dark". Set another at "theme.mode".',
  )
})

it('the mode that was chosen comes before the mode that the logo needs', () => {
  expect(make(logoIn('#ffffff'), 'light').theme.mode).toBe('light')
  expect(make(logoIn('#101010'), 'dark').theme.mode).toBe('dark')
  expect(make(logoIn('#101010')).theme.mode).toBe('light')
})

it('a dark merchant has no findings, and colours that differ from its page', () => {
  const { theme, made, findings } = make(undefined, 'dark')
  expect(findings).toEqual([])
  expect(checkMerchants(filesOver(files, made), ['neon']).map(({ code }) => code)).not.toContain(
    'seed-moved',
  )
  const colours = deriveColours(theme)
  expect(contrastOf(colours.primary, colours['surface-page'])).toBeGreaterThanOrEqual(3)
  expect(contrastOf(colours['on-primary'], colours.primary)).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(colours.text, colours['surface-page'])).toBeGreaterThanOrEqual(4.5)
})

it('a surface of the parent stays in its own mode', () => {
  const own = { mode: 'light', surface: '#fffdf5' } as const
  expect(chooseMode('dark', { parent: own, logo: undefined })).toMatchObject({
    mode: 'dark',
    theme: { mode: 'dark' },
  })
  expect(chooseMode('dark', { parent: own, logo: undefined }).theme).not.toHaveProperty('surface')
  expect(chooseMode('light', { parent: own, logo: undefined }).mode).toBeUndefined()
})
