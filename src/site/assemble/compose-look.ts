import { transform } from 'lightningcss'
import { LRUCache } from 'lru-cache'
import { computeColour, hexOfColour } from '../../core/config/look/compute-colour.ts'
import type { ResolvedLook } from '../../core/config/look/look-reader.ts'
import { createColourFinder } from '../../core/config/look/look-tokens.ts'
import { type LoweredLook, lowerLook } from '../../core/config/look/lower-look.ts'
import type { Source } from '../../core/config/source.ts'
import type { Colours } from '../../core/config/theme/palette.ts'
import { cssLayers } from '../../core/contract/css-layers.ts'
import type { DiskFiles } from '../disk/disk-files.ts'
import { cssTargets } from './css-targets.ts'

/** The look of a merchant as a browser gets it. */
export interface ComposedLook {
  /** The rules of all parts, each after a comment with its name. */
  readonly css: string
  /** Returns the rules of some parts, which `data-kit` names. */
  readonly cssOf: (parts: ReadonlySet<string>) => string
  /** The colours that the look adds to the tokens of the theme. */
  readonly rootCss: string
}

/** A look with the address of its file. */
export interface SiteLook extends ComposedLook {
  readonly address: string
}

export interface LookNeeds {
  readonly colours: Colours
  /** Returns the address of a file of art; undefined if there is none. */
  readonly addressOf: (path: string) => string | undefined
}

/** Composes the look of a merchant; undefined if the kit draws every part. */
export type LookComposer = (look: ResolvedLook, needs: LookNeeds) => ComposedLook | undefined

/** The most compiled files that are kept for other merchants with the same look, and for the next draft. */
const maxFiles = 512

interface CompiledFile extends LoweredLook {
  readonly text: string
}

/**
 * Creates the composer of looks over a snapshot of a folder. A file is compiled once for all merchants that take it:
 * what differs between them are addresses of art and values of custom properties.
 */
export function createLookComposer(files: Pick<DiskFiles, 'read'>): LookComposer {
  return (look, needs) => {
    const parts = look.parts.flatMap(({ part, used }) =>
      used
        ? [{ part, ...compileOnce({ path: used.path, text: files.read(used.path) ?? '' }, part) }]
        : [],
    )
    if (parts.length === 0) return undefined
    const written = parts.map(({ part, css }) => ({ part, css: addressArt(css, needs) }))
    return {
      css: inLayer(written.map(({ part, css }) => `/*${part}*/${css}`)),
      cssOf: (names) =>
        inLayer(written.filter(({ part }) => names.has(part)).map(({ css }) => css)),
      rootCss: composeRoot(look, parts, needs.colours),
    }
  }
}

const compiled = new LRUCache<string, CompiledFile>({ max: maxFiles })

function compileOnce({ path, text }: Source, part: string): CompiledFile {
  const ready = compiled.get(path)
  if (ready?.text === text) return ready
  const fresh = { ...compileFile(text, part), text }
  compiled.set(path, fresh)
  return fresh
}

/** Compiles a file of a look. Rules that cannot be read are left out; the check has reported them. */
function compileFile(text: string, part: string): LoweredLook {
  const { css, colours } = lowerLook(text, part)
  const { code } = transform({
    filename: `${part}.css`,
    code: Buffer.from(css),
    minify: true,
    errorRecovery: true,
    targets: cssTargets,
  })
  return { css: Buffer.from(code).toString(), colours }
}

const lookLayer = cssLayers.at(-1)

function inLayer(parts: readonly string[]): string {
  const css = parts.join('')
  // A look may load before the stylesheets of the player.
  return css === '' ? '' : `@layer ${cssLayers.join()};@layer ${lookLayer}{${css}}`
}

/** Writes the address of each file of art. In place of a file that is not served there is no picture. */
function addressArt(css: string, { addressOf }: LookNeeds): string {
  return css.replace(/url\((["']?)(art\/[\w./-]+)\1\)/g, (_, _quote, path: string) => {
    const address = addressOf(path)
    return address === undefined ? 'none' : `url(${address})`
  })
}

function composeRoot(
  { tokens }: ResolvedLook,
  parts: readonly LoweredLook[],
  colours: Colours,
): string {
  const find = createColourFinder(colours, tokens)
  const values = [
    ...[...tokens.keys()].map((name) => [name, find(name)] as const),
    ...parts.flatMap((part) =>
      [...part.colours].map(([name, node]) => [name, computeColour(node, find)] as const),
    ),
  ]
  const written = values.flatMap(([name, colour]) =>
    colour ? [`--${name}:${hexOfColour(colour)}`] : [],
  )
  return written.length > 0 ? `:root{${written.join(';')}}` : ''
}
