import { deriveTokens } from '../../core/config/theme/derive-tokens.ts'
import type { Theme } from '../../core/contract/generated/config.ts'

/** The colours of the reference by day and by night: those of a merchant that chooses none. */
export function colourStyle(): string {
  return `:root { ${colours('light')} }
@media (prefers-color-scheme: dark) { :root { ${colours('dark')} } }
`
}

const used = [
  'surface-page',
  'surface',
  'surface-sunken',
  'text',
  'text-muted',
  'link',
  'border',
  'border-control',
  'primary',
  'on-primary',
  'focus',
] as const

function colours(mode: NonNullable<Theme['mode']>): string {
  const derived = deriveTokens({ mode }).colours
  return used.map((name) => `--${name}: ${derived[name]};`).join(' ')
}
