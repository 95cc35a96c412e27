import { type FamilyName, families, type Script } from './families.ts'
import { fontCuts, systemWidths } from './font-cuts.ts'

/** A font of the device, scaled to the metrics of the family that it replaces while that loads. */
export interface FallbackFace {
  readonly family: string
  readonly sources: readonly string[]
  readonly weight: string
  readonly range: string
  readonly sizeAdjust: string
  readonly ascent: string
  readonly descent: string
  readonly lineGap: string
}

type WeightClass = 'regular' | 'bold'

/** The measures of a font, in parts of the em. */
export interface FontMeasures {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** The average advance of running text, by weight and script. */
  readonly advances: Partial<Record<WeightClass, Partial<Record<Script, number>>>>
}

/** A font with the weights and characters that it draws. */
export interface MeasuredFont extends FontMeasures {
  readonly weight: string
  readonly files: Partial<Record<Script, { readonly range: string }>>
}

interface Reference {
  readonly script: 'latin' | 'thai'
  readonly widths: Readonly<Record<WeightClass, number>>
  /**
   * Names of the font on devices. The browser synthesizes bold for a font without a bold cut.
   * Thonburi, the Thai font of iOS, uses the widths of Noto Sans Thai because its own cannot be
   * measured here. Its line height, which affects the layout most, is set in any case.
   */
  readonly regular: readonly string[]
  readonly bold: readonly string[]
}

const references: Readonly<Record<string, Reference>> = {
  Roboto: {
    script: 'latin',
    widths: systemWidths.roboto,
    regular: ['Roboto'],
    bold: ['Roboto Bold', 'Roboto'],
  },
  Arial: {
    script: 'latin',
    widths: systemWidths.arial,
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arial'],
  },
  Thai: {
    script: 'thai',
    widths: systemWidths.notoThai,
    regular: ['Noto Sans Thai', 'Thonburi'],
    bold: ['Noto Sans Thai Bold', 'Thonburi-Bold', 'Noto Sans Thai', 'Thonburi'],
  },
}

/** Lists the fallback families that follow a family in a font stack until it has loaded. */
export function fallbackNames(family: FamilyName): string[] {
  return [...new Set(fallbackFaces(family).map((face) => face.family))]
}

/** Lists the fallback families of a family that no build has measured yet: those of all device fonts. */
export function possibleFallbackNames(family: string): string[] {
  return Object.keys(references).map((name) => `${family} ${name}`)
}

/** Returns a face for each device font, script and weight that the family has metrics for. */
export function fallbackFaces(family: FamilyName): FallbackFace[] {
  return facesBehind(
    family,
    families[family].map((cut) => fontCuts[cut]),
  )
}

/** Returns the faces that stand in for a family of these fonts while it loads. */
export function facesBehind(family: string, fonts: readonly MeasuredFont[]): FallbackFace[] {
  return Object.entries(references).flatMap(([name, reference]) =>
    fonts.flatMap((font) =>
      (['regular', 'bold'] as const).flatMap(
        (weightClass) =>
          fallbackFace(`${family} ${name}`, reference, { ...font, weightClass }) ?? [],
      ),
    ),
  )
}

interface Measured extends MeasuredFont {
  readonly weightClass: WeightClass
}

function fallbackFace(
  family: string,
  reference: Reference,
  cut: Measured,
): FallbackFace | undefined {
  const advance = cut.advances[cut.weightClass]?.[reference.script]
  const range = cut.files[reference.script]?.range
  if (advance === undefined || range === undefined) return undefined
  const size = advance / reference.widths[cut.weightClass]
  return {
    family,
    sources: reference[cut.weightClass],
    weight: weightsOf(cut),
    range,
    sizeAdjust: percent(size),
    ascent: percent(cut.ascent / size),
    descent: percent(cut.descent / size),
    lineGap: percent(cut.lineGap / size),
  }
}

/** Returns the CSS weights of a face. A variable font covers regular and bold, each with its part of the range. */
function weightsOf({ weight, weightClass, advances }: Measured): string {
  const [least = '', most] = weight.split(' ')
  if (most === undefined || !advances.regular || !advances.bold) return weight
  return weightClass === 'regular' ? `${least} 599` : `600 ${most}`
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`
}
