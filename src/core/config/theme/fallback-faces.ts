import { type FamilyName, families, type Script } from './families.ts'
import { fontCuts, systemWidths } from './font-cuts.ts'

/** A font of the device, stretched to the measures of the family it stands in for. */
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

type Heft = 'regular' | 'bold'

interface Reference {
  readonly script: 'latin' | 'thai'
  readonly widths: Readonly<Record<Heft, number>>
  /**
   * Names under which devices have it; what has no bold cut is thickened by the browser. Thonburi,
   * the Thai font of iOS, is stretched as Noto's is: its own widths cannot be measured here, and its
   * line height, which moves a page most, is set all the same.
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

/** The names that stand behind a family in a stack, until it has come. */
export function fallbackNames(family: FamilyName): string[] {
  return [...new Set(fallbackFaces(family).map((face) => face.family))]
}

/** A face for each device font, script and heft that the family can be measured against. */
export function fallbackFaces(family: FamilyName): FallbackFace[] {
  return Object.entries(references).flatMap(([name, reference]) =>
    families[family].flatMap((cut) =>
      (['regular', 'bold'] as const).flatMap(
        (heft) => fallbackFace(`${family} ${name}`, reference, { ...fontCuts[cut], heft }) ?? [],
      ),
    ),
  )
}

interface Measured {
  readonly heft: Heft
  readonly weight: string
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly advances: Partial<Record<Heft, Partial<Record<Script, number>>>>
  readonly files: Partial<Record<Script, { readonly range: string }>>
}

function fallbackFace(
  family: string,
  reference: Reference,
  cut: Measured,
): FallbackFace | undefined {
  const advance = cut.advances[cut.heft]?.[reference.script]
  const range = cut.files[reference.script]?.range
  if (advance === undefined || range === undefined) return undefined
  const size = advance / reference.widths[cut.heft]
  return {
    family,
    sources: reference[cut.heft],
    weight: weightsOf(cut),
    range,
    sizeAdjust: percent(size),
    ascent: percent(cut.ascent / size),
    descent: percent(cut.descent / size),
    lineGap: percent(cut.lineGap / size),
  }
}

/** A variable cut stands for two hefts, each with its part of the range. */
function weightsOf({ weight, heft, advances }: Measured): string {
  const [least = '', most] = weight.split(' ')
  if (most === undefined || !advances.regular || !advances.bold) return weight
  return heft === 'regular' ? `${least} 599` : `600 ${most}`
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`
}
