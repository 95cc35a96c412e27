import type { Theme } from '../../contract/generated/config.ts'

type TypeName = NonNullable<Theme['type']>

/** One woff2 file of a package and where the browser finds it. */
export interface FontFile {
  /** `/fonts/<package>/<file>`, served by the host. */
  readonly address: string
  /** The file inside `node_modules`. */
  readonly file: string
}

/** A face of a family: one file for one range of characters. */
export interface FontFace {
  readonly family: string
  readonly package: string
  readonly file: string
  /** A weight, or the range of a variable font. */
  readonly weight: string
  readonly range: string
  /** A width the face is pinned to, in percent. */
  readonly stretch?: string
}

/** A system face whose measures are set to those of the family it stands in for. */
export interface FallbackFace {
  readonly family: string
  readonly sizeAdjust: string
  readonly ascent: string
  readonly descent: string
}

export interface TypePair {
  readonly display: string
  readonly text: string
  readonly weights: {
    readonly regular: number
    readonly medium: number
    readonly bold: number
    readonly display: number
  }
  /** Largest headlines, in CSS pixels. */
  readonly displaySize: number
  /** Line height of headlines where no marks are stacked. */
  readonly tight: number
  readonly faces: readonly FontFace[]
  readonly fallbacks: readonly FallbackFace[]
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const ranges = {
  latin,
  thai: 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC',
  khmer: 'U+1780-17FF,U+19E0-19FF,U+200C-200D,U+25CC',
} as const
type Script = keyof typeof ranges

/** Families every system has; they also carry the scripts whose fonts are too large to send. */
const system =
  "system-ui, -apple-system, Roboto, 'Noto Sans', 'Noto Sans Thai', Thonburi, 'Noto Sans SC', 'Noto Sans CJK SC', 'PingFang SC', 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans Khmer', sans-serif"
const serif =
  "'Noto Serif SC', 'Noto Serif CJK SC', 'Source Han Serif SC', 'Songti SC', STSong, 'Noto Serif', Georgia, serif"

const plain = { regular: 400, medium: 600, bold: 700, display: 700 } as const

export const typePairs: Record<TypeName, TypePair> = {
  system: {
    display: system,
    text: system,
    weights: plain,
    displaySize: 36,
    tight: 1.2,
    faces: [],
    fallbacks: [],
  },
  prompt: {
    display: `Prompt, 'Prompt Fallback', ${system}`,
    text: `'IBM Plex Sans Thai', 'Plex Fallback', ${system}`,
    weights: { regular: 400, medium: 600, bold: 600, display: 600 },
    displaySize: 36,
    tight: 1.3,
    faces: [
      ...cuts({ family: 'Prompt', package: '@fontsource/prompt', weights: [600] }),
      ...cuts({
        family: 'IBM Plex Sans Thai',
        package: '@fontsource/ibm-plex-sans-thai',
        weights: [400, 600],
      }),
    ],
    fallbacks: [
      { family: 'Prompt Fallback', sizeAdjust: '111.7%', ascent: '97.6%', descent: '37.6%' },
      { family: 'Plex Fallback', sizeAdjust: '100.7%', ascent: '111.2%', descent: '52.6%' },
    ],
  },
  kanit: {
    display: `Kanit, 'Kanit Fallback', ${system}`,
    text: `Kanit, 'Kanit Fallback', ${system}`,
    weights: { regular: 400, medium: 600, bold: 600, display: 600 },
    displaySize: 36,
    tight: 1.25,
    faces: cuts({ family: 'Kanit', package: '@fontsource/kanit', weights: [400, 600] }),
    fallbacks: [
      { family: 'Kanit Fallback', sizeAdjust: '99.1%', ascent: '111%', descent: '40.4%' },
    ],
  },
  archivo: {
    display: `'Archivo Display', 'Archivo Display Fallback', ${system}`,
    text: `Archivo, 'Archivo Fallback', ${system}`,
    weights: { regular: 400, medium: 600, bold: 700, display: 800 },
    displaySize: 64,
    tight: 1,
    faces: [
      archivo({ family: 'Archivo', stretch: '62% 125%' }),
      archivo({ family: 'Archivo Display', stretch: '62%' }),
    ],
    fallbacks: [
      { family: 'Archivo Fallback', sizeAdjust: '98.5%', ascent: '89.3%', descent: '21.3%' },
      {
        family: 'Archivo Display Fallback',
        sizeAdjust: '73.6%',
        ascent: '119.5%',
        descent: '28.5%',
      },
    ],
  },
  'serif-cjk': {
    display: serif,
    text: `'Noto Sans SC', 'Noto Sans CJK SC', 'PingFang SC', ${system}`,
    weights: plain,
    displaySize: 40,
    tight: 1.3,
    faces: [],
    fallbacks: [],
  },
  nunito: {
    display: `Nunito, 'Noto Sans Khmer Variable', 'Nunito Fallback', ${system}`,
    text: `Nunito, 'Noto Sans Khmer Variable', 'Nunito Fallback', ${system}`,
    weights: { regular: 500, medium: 700, bold: 800, display: 900 },
    displaySize: 36,
    tight: 1.15,
    faces: [
      {
        family: 'Nunito',
        package: '@fontsource-variable/nunito',
        file: 'nunito-latin-wght-normal.woff2',
        weight: '200 1000',
        range: ranges.latin,
      },
      {
        family: 'Noto Sans Khmer Variable',
        package: '@fontsource-variable/noto-sans-khmer',
        file: 'noto-sans-khmer-khmer-wght-normal.woff2',
        weight: '100 900',
        range: ranges.khmer,
      },
    ],
    fallbacks: [
      { family: 'Nunito Fallback', sizeAdjust: '103.3%', ascent: '97.8%', descent: '33.9%' },
    ],
  },
}

/** The files a pair of families needs, for the host to serve. */
export function fontFiles(type: TypeName): FontFile[] {
  const files = typePairs[type].faces.map((face) => `${face.package}/files/${face.file}`)
  return [...new Set(files)].map((file) => ({ file, address: addressOf(file) }))
}

export function fontAddress(face: FontFace): string {
  return addressOf(`${face.package}/files/${face.file}`)
}

function addressOf(file: string): string {
  return `/fonts/${file.replace('/files/', '/')}`
}

/** Latin and Thai cuts of a family that has one file for each weight. */
function cuts(of: {
  readonly family: string
  readonly package: string
  readonly weights: readonly number[]
}): FontFace[] {
  const scripts: readonly Script[] = ['latin', 'thai']
  const stem = of.package.slice(of.package.indexOf('/') + 1)
  return of.weights.flatMap((weight) =>
    scripts.map((script) => ({
      family: of.family,
      package: of.package,
      file: `${stem}-${script}-${weight}-normal.woff2`,
      weight: String(weight),
      range: ranges[script],
    })),
  )
}

function archivo(of: { readonly family: string; readonly stretch: string }): FontFace {
  return {
    ...of,
    package: '@fontsource-variable/archivo',
    file: 'archivo-latin-standard-normal.woff2',
    weight: '100 900',
    range: ranges.latin,
  }
}
