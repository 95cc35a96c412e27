import { type CSSModuleExports, transform, type Visitor } from 'lightningcss'
import { createFinding, type Finding } from '../../core/config/finding.ts'
import { findNearest } from '../../core/config/nearest.ts'
import { offsetOf, type Source, spanAt } from '../../core/config/source.ts'
import { parse } from '../../core/config/theme/culori.ts'
import { cssLayers } from '../../core/contract/css-layers.ts'
import { colourTokens, measureTokens } from '../../core/contract/tokens.ts'
import { contentHash } from '../assemble/content-hash.ts'
import { cssTargets } from '../assemble/css-targets.ts'

/** The compiled style sheet of an own block. */
export interface CompiledStyles {
  /** The rules, in the layer of components. */
  readonly css: string
  /** The class names of the page by those of the file. */
  readonly names: Readonly<Record<string, string>>
  readonly findings: readonly Finding[]
}

const tokenNames: readonly string[] = [...colourTokens, ...measureTokens]

/**
 * Compiles a style sheet of an own block. Its colours are tokens, so that they are those of every merchant; it styles
 * the elements of the block alone, loads nothing, and fixes nothing to the screen.
 */
export function compileStyles(source: Source): CompiledStyles {
  const findings: Finding[] = []
  let place = { line: 0, column: 1 }
  const report = (problem: string, advice: string): void => {
    const start = offsetOf(source, { line: place.line + 1, column: Math.max(1, place.column) })
    const details = { span: spanAt(source, start), path: [] }
    findings.push(createFinding('own-block-code', details, { problem, advice }))
  }
  const refuseColour = (): void =>
    report('A block takes its colours from the merchant.', 'Use a token, such as var(--primary).')
  const own = new Set(source.text.match(/--[\w-]+(?=\s*:)/g))
  const visitor: Visitor<Record<string, never>> = {
    Rule(rule) {
      if ('value' in rule && rule.value && 'loc' in rule.value) place = rule.value.loc
      if (rule.type === 'import') report('A block cannot import style sheets.', 'Copy the rules.')
      if (rule.type === 'font-face' || rule.type === 'namespace' || rule.type === 'unknown')
        report('A block cannot use this rule.', 'Remove it.')
    },
    Url() {
      report('A style sheet of a block loads nothing.', 'Show pictures with <Picture>.')
    },
    // What is beside a variable stays as it is typed, so a colour in it is a word.
    Token: {
      ident({ value }) {
        if (value !== 'transparent' && parse(value)) refuseColour()
      },
    },
    Color(colour) {
      if (typeof colour === 'object' && (colour.type === 'currentcolor' || isTransparent(colour)))
        return
      refuseColour()
    },
    Variable({ name: { ident } }) {
      const name = ident.slice(2)
      if (tokenNames.includes(name) || own.has(ident)) return
      const { name: nearest } = findNearest(name, tokenNames)
      report(
        `There is no token named "${name}".`,
        nearest === undefined ? 'Use a token of the theme.' : `Use var(--${nearest}).`,
      )
    },
    Declaration(declaration) {
      if (declaration.property === 'position' && declaration.value.type === 'fixed')
        report('A block fixes nothing to the screen.', 'Leave it in the flow of the page.')
    },
    Selector(selector) {
      if (selector.some((part) => part.type === 'pseudo-class' && part.kind === 'global'))
        report('A block styles its own elements only.', 'Remove ":global".')
    },
  }
  try {
    const { code, exports } = transform({
      filename: source.path,
      code: Buffer.from(source.text),
      minify: true,
      targets: cssTargets,
      visitor,
      cssModules: { pattern: `own-${contentHash(source.path).slice(0, 6)}-[local]`, pure: true },
    })
    return { css: inLayer(code.toString()), names: namesOf(exports || {}), findings }
  } catch (cause) {
    place = placeOf(cause) ?? place
    report(`The style sheet has an error: ${String((cause as Error).message)}.`, 'Correct it.')
    return { css: '', names: {}, findings }
  }
}

function inLayer(css: string): string {
  return css === '' ? '' : `@layer ${cssLayers.join()};@layer component{${css}}`
}

function namesOf(exports: CSSModuleExports): Record<string, string> {
  return Object.fromEntries(
    Object.entries(exports).map(([name, { name: scoped, composes }]) => [
      name,
      [scoped, ...composes.map((one) => one.name)].join(' '),
    ]),
  )
}

function isTransparent(colour: object): boolean {
  return 'alpha' in colour && colour.alpha === 0
}

interface Place {
  /** From 0. */
  readonly line: number
  /** From 1. */
  readonly column: number
}

function placeOf(cause: unknown): Place | undefined {
  const { loc } = cause as { readonly loc?: { readonly line: number; readonly column: number } }
  return loc && { line: loc.line - 1, column: loc.column }
}
