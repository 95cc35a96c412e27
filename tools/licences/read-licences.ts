import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A third-party work that is published, and the licence that allows it. */
export interface Licence {
  /** The package with its version, or the font family. */
  readonly work: string
  /** The name of the licence in SPDX, such as `MIT`. Fonts have none: their texts begin with it. */
  readonly name?: string
  /** The texts of the licence and its notices; empty if the package brings none. */
  readonly text: string
}

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/
const licenceFile = /^(?:licen[cs]e|copying|notice)/i

/** Returns the licence of each package that modules belong to, by name; throws if a package names none. */
export function readPackageLicences(modules: Iterable<string>): Licence[] {
  const folders = new Set([...modules].flatMap((id) => packageFolder.exec(id)?.[0] ?? []))
  const licences = [...folders].map((folder): Licence => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    if (typeof license !== 'string') throw new Error(`${name} names no licence.`)
    return { work: `${name} ${version}`, name: license, text: readTexts(folder) }
  })
  return licences.sort((a, b) => (a.work < b.work ? -1 : 1))
}

/** Returns the licence of each family in the folder of fonts. */
export function readFontLicences(fonts: string): Licence[] {
  return globSync('*.licence.txt', { cwd: fonts })
    .sort()
    .map((file) => ({
      work: `The font ${file.replace('.licence.txt', '')}`,
      text: readFileSync(join(fonts, file), 'utf8').trim(),
    }))
}

/** Writes licences as one text: a list of all works, then each with the text of its licence. */
export function formatLicences(licences: readonly Licence[]): string {
  const title = ({ work, name }: Licence): string => (name ? `${work}: ${name}` : work)
  const list = licences.map((licence) => `- ${title(licence)}`)
  const texts = licences.map((licence) => `${title(licence)}\n\n${licence.text}`.trim())
  return `This site contains these works of others:\n\n${list.join('\n')}\n\n${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

function readTexts(folder: string): string {
  const files = readdirSync(folder).filter((name) => licenceFile.test(name))
  return files.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n')
}
