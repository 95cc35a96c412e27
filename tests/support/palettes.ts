import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatHex } from 'culori'
import daisy from 'daisyui/theme/object'
import type { Theme } from '../../src/core/contract/generated/config.ts'

/** A palette of others, as a merchant would name it: a light and a dark skin of the same brand. */
export interface Palette {
  readonly name: string
  readonly light: Theme
  readonly dark: Theme
}

const bootswatch = join(import.meta.dirname, '../../node_modules/bootswatch/dist')

/** Bootswatch's and daisyUI's palettes, read from their packages. */
export function readPalettes(): Palette[] {
  return [
    ...readdirSync(bootswatch).map(readBootswatch),
    ...Object.entries(daisy).map(([name, theme]) =>
      asPalette(`daisyui ${name}`, {
        primary: theme['--color-primary'],
        accent: theme['--color-accent'],
        background: theme['--color-base-100'],
        text: theme['--color-base-content'],
      }),
    ),
  ]
}

function readBootswatch(name: string): Palette {
  const css = readFileSync(join(bootswatch, name, 'bootstrap.min.css'), 'utf8')
  const read = (token: string): string =>
    new RegExp(`--bs-${token}: ?([^;]+);`).exec(css)?.[1] ?? ''
  return asPalette(`bootswatch ${name}`, {
    primary: read('primary'),
    accent: read('info'),
    background: read('body-bg'),
    text: read('body-color'),
  })
}

interface Colours {
  readonly primary: string
  readonly accent: string
  readonly background: string
  readonly text: string
}

/** The lighter colour of background and text is the surface by day, the darker one by night. */
function asPalette(name: string, colours: Colours): Palette {
  const brand = { primary: asHex(colours.primary), accent: asHex(colours.accent) }
  const [dark = '', light = ''] = [asHex(colours.background), asHex(colours.text)].sort(
    (a, b) => lightnessOf(a) - lightnessOf(b),
  )
  return {
    name,
    light: { mode: 'light', ...brand, surface: light },
    dark: { mode: 'dark', ...brand, surface: dark },
  }
}

function asHex(colour: string): string {
  const hex = formatHex(colour)
  if (!hex) throw new Error(`"${colour}" is no colour.`)
  return hex
}

function lightnessOf(hex: string): number {
  return [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0)
}
