import { fontCuts } from './font-cuts.ts'

export type CutName = keyof typeof fontCuts

/** The font families that the host serves, with their cuts. */
export const families = {
  Prompt: ['prompt-600'],
  'IBM Plex Sans Thai': ['plex-thai-400', 'plex-thai-600'],
  Kanit: ['kanit-400', 'kanit-600'],
  Archivo: ['archivo-text'],
  'Archivo Display': ['archivo-display'],
  Nunito: ['nunito'],
  'SN Pro': ['sn-pro-500', 'sn-pro-800', 'sn-pro-900'],
  'Sent Serif': ['noto-serif-700'],
  'Sent Thai': ['noto-thai'],
  'Sent Khmer': ['noto-khmer'],
} as const satisfies Record<string, readonly CutName[]>
export type FamilyName = keyof typeof families

/** The scripts that a cut may have a file for. */
export type Script = 'latin' | 'accents' | 'thai' | 'baht' | 'khmer' | 'riel'

/** A font file that the browser loads. */
export interface FontFace {
  readonly family: FamilyName
  readonly script: Script
  /** A weight, or the range of a variable font. */
  readonly weight: string
  readonly file: string
  readonly bytes: number
  readonly range: string
}

/** Lists the font files of a family. */
export function facesOf(family: FamilyName): FontFace[] {
  return families[family].flatMap((name) => {
    const { weight, files } = fontCuts[name]
    // The keys of a cut's files are the scripts it was cut for.
    const cut = Object.entries(files) as [Script, Pick<FontFace, 'file' | 'bytes' | 'range'>][]
    return cut.map(([script, file]) => ({ family, script, weight, ...file }))
  })
}

/** Returns true if the family has letters of a script. */
export function draws(family: FamilyName, script: Script): boolean {
  return facesOf(family).some((face) => face.script === script)
}

/** Returns the address at which the host serves a font file. */
export function fontAddress(file: string): string {
  return `/fonts/${file}`
}
