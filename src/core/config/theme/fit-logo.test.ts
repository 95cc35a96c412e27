import { expect, it } from 'vitest'
import type { Theme } from '../../contract/generated/config.ts'
import { fitLogo } from './fit-logo.ts'
import type { Drawing } from './read-drawing.ts'

const light: Theme = { mode: 'light', primary: '#1F5673', accent: '#0E6B54', surface: '#FFFFFF' }

/** A logo of one colour. */
function draw(width: number, height: number, hex: string): Drawing {
  return { ratio: width / height, inks: [{ hex, part: 1 }] }
}

it('changes nothing of a wide logo that is visible on its background', () => {
  expect(fitLogo(draw(300, 60, '#1F5673'), 'page', light)).toBeUndefined()
})

it('gives a square or tall logo its name', () => {
  for (const width of [20, 100]) {
    const fit = fitLogo(draw(width, 100, '#1F5673'), 'page', light)
    expect(fit).toEqual({ named: true, plated: false })
  }
})

it('puts a plate behind a logo in the colour of its background', () => {
  const plated = { named: false, plated: true }
  expect(fitLogo(draw(300, 60, '#FFFFFF'), 'page', light)).toEqual(plated)
  expect(fitLogo(draw(300, 60, '#1F5673'), 'inverse', light)).toEqual(plated)
})

it('lays no plate that would swallow the logo too, nor under one whose colours are not known', () => {
  expect(fitLogo(draw(300, 60, '#999999'), 'inverse', light)).toBeUndefined()
  expect(fitLogo({ ratio: 5, inks: [] }, 'page', light)).toBeUndefined()
})
