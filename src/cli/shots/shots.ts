import { count } from '../../core/config/count.ts'
import { findNearest } from '../../core/config/nearest.ts'
import { resolveMerchant } from '../../core/config/resolve-merchant.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { listOwnPages } from '../../core/contract/own-pages.ts'
import { type ScenarioName, scenarios } from '../../core/contract/scenarios.ts'
import {
  type AddCommand,
  chooseMerchants,
  failCommand,
  formatExits,
  formatHasErrors,
  formatOption,
  manyOption,
  parseFolder,
  rootOption,
} from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { refuseForeignPage } from '../refuse-foreign-page.ts'
import { asAddress } from '../screenshots/as-address.ts'
import {
  mayEnter,
  type Photographer,
  readShotAddress,
  type ShotPage,
  shotPages,
} from '../screenshots/photographer.ts'
import { type Pictured, sheetOf } from './sheet-of.ts'

const names = Object.keys(scenarios) as ScenarioName[] // the keys of the table
const pages = Object.keys(shotPages)
const usualNames: readonly ScenarioName[] = ['guest', 'member']
const usualPages: readonly ShotPage[] = ['home', 'login', 'register', 'lobby']

export const addShots: AddCommand = (program, { environment, end }) => {
  const descriptions = names.map((name) => `${name} is ${scenarios[name].description}`)
  program
    .command('shots')
    .summary('photographs the pages of merchants')
    .description(
      `Photographs pages of merchants in Chromium, under scenarios and in every language, and writes pictures, a contact sheet for each merchant and a page of HTML. Example: livery shots base --scenario guest --scenario empty. Of the scenarios ${descriptions.join(', ')}.`,
    )
    .argument('[merchant...]', 'the merchants; all of them by default')
    .addOption(
      manyOption('--scenario <name>', 'the scenario; may be repeated', names).default(
        usualNames,
        usualNames.join(', '),
      ),
    )
    .addOption(
      manyOption(
        '--page <name>',
        `the page: ${pages.join(', ')}, or an own page such as own-club; may be repeated`,
      ).default(usualPages, usualPages.join(', ')),
    )
    .addOption(
      manyOption('--language <tag>', 'the language; may be repeated').default(
        [] as readonly string[],
        'all languages of the merchant',
      ),
    )
    .option('--out <dir>', 'the folder to write into', parseFolder, 'shots')
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({
        0: 'every picture is written',
        1: 'a merchant has errors, a page failed, or a picture cannot be written',
      }),
    )
    .action(async (codes, options) => end(await shots(codes, options, environment)))
}

interface Options {
  readonly scenario: readonly ScenarioName[]
  readonly page: readonly string[]
  readonly language: readonly string[]
  readonly out: string
  readonly root: string
  readonly format: 'text' | 'json'
}

/** Prints the pictures; as JSON, a list of `{ merchant, page, scenario, language, file? , failed? }`, then of `{ merchant, file }` for the sheets. */
async function shots(
  codes: readonly string[],
  options: Options,
  environment: CliEnvironment,
): Promise<number> {
  const { out, root, format } = options
  const files = environment.filesAt(root)
  const chosen = chooseMerchants(files, codes, root).map((code) => ({
    code,
    merchant: resolveMerchant(files, code).merchant,
  }))
  const broken = chosen.find(({ merchant }) => !merchant)
  if (broken) return failCommand(environment, formatHasErrors(broken.code))
  const merchants = chosen.flatMap(({ merchant }) => merchant ?? [])
  const asked = listPages(merchants, options).map((one) => listRequests(one, options))
  refuseForeignPage(environment.filesAt(out), out)
  const all = asked.flat().length
  const photographer = await environment.photographer({ root })
  const pictured: Pictured[] = []
  const takeOne = async (request: ShotRequest): Promise<Taking> => {
    environment.progress(`${pictured.length} of ${count(all, 'picture')}`)
    const taking = await take(request, photographer)
    pictured.push(taking.pictured)
    return taking
  }
  try {
    const write = environment.writerAt(out)
    const sheets: { readonly merchant?: string; readonly file: string }[] = []
    for (const requests of asked) {
      const takings: Taking[] = []
      for (const request of requests) takings.push(await takeOne(request))
      sheets.push(...(await writeMerchant(takings, photographer, write)))
    }
    write('index.html', sheetOf(pictured, (file) => file).html)
    const failed = pictured.filter((one) => one.failed !== undefined)
    if (format === 'json')
      environment.print(JSON.stringify([...pictured, ...sheets, { file: 'index.html' }], null, 2))
    else environment.print(report(pictured, out))
    return failed.length > 0 ? 1 : 0
  } finally {
    environment.progress('')
    await photographer.close()
  }
}

interface ShotRequest extends Omit<Pictured, 'file' | 'failed'> {
  readonly address: string
}

interface MerchantShots {
  readonly merchant: ResolvedMerchant
  /** The pages to photograph, with where each is. */
  readonly pages: readonly (readonly [ShotPage, string])[]
}

/** Lists the chosen pages that each merchant has; throws for a page that none of them has. */
function listPages(
  merchants: readonly ResolvedMerchant[],
  { page: names }: Options,
): MerchantShots[] {
  const listed = merchants.map((merchant) => {
    const own = listOwnPages(merchant.pages)
    const known = [...own, ...pages].filter((name) => names.includes(name)) as ShotPage[] // the names of pages
    const found = names.flatMap((name) => known.filter((page) => page === name))
    return {
      merchant,
      own,
      pages: found.flatMap((page) => {
        const address = readShotAddress(page, merchant.pages)
        return address === undefined ? [] : [[page, address] as const]
      }),
    }
  })
  const known = [...new Set([...pages, ...listed.flatMap(({ own }) => own)])]
  const odd = names.find((name) => !known.includes(name))
  if (odd === undefined) return listed
  const { name: nearest } = findNearest(odd, known)
  const advice =
    nearest === undefined ? `Choose from ${known.join(', ')}.` : `Did you mean "${nearest}"?`
  throw new Error(`There is no page "${odd}" to photograph. ${advice}`)
}

/** Lists the pictures to take of a merchant; throws for a language that it does not have. */
function listRequests(
  { merchant: { code: merchant, languages: own, pages: declared }, pages: asked }: MerchantShots,
  options: Options,
): ShotRequest[] {
  const { supported } = own
  const odd = options.language.find((tag) => !supported.includes(tag))
  if (odd !== undefined)
    throw new Error(`"${merchant}" has no language "${odd}". It has ${supported.join(', ')}.`)
  const languages = options.language.length > 0 ? options.language : supported
  return asked.flatMap(([page, address]) =>
    options.scenario
      .filter((scenario) => mayEnter(page, scenarios[scenario].session, declared))
      .flatMap((scenario) =>
        languages.map((language) => ({ merchant, page, address, scenario, language })),
      ),
  )
}

/** A request with its picture, or the reason that there is none. */
interface Taking {
  readonly pictured: Pictured
  readonly png?: Uint8Array
}

async function take(
  { address, ...request }: ShotRequest,
  photographer: Photographer,
): Promise<Taking> {
  const { merchant, page, scenario, language } = request
  const taken = await photographer.take({
    merchant,
    page,
    address,
    scenario: scenarios[scenario],
    language,
  })
  if ('failed' in taken) return { pictured: { ...request, failed: taken.failed } }
  const file = `${merchant}/${page}-${scenario}-${language}.png`
  return { pictured: { ...request, file }, png: taken.png }
}

/** Writes the pictures of one merchant, and all of them on one sheet. */
async function writeMerchant(
  takings: readonly Taking[],
  photographer: Photographer,
  write: ReturnType<CliEnvironment['writerAt']>,
): Promise<{ readonly merchant: string; readonly file: string }[]> {
  const [first] = takings
  if (!first) return []
  const pngs = new Map(takings.map(({ pictured: { file = '' }, png }) => [file, png]))
  for (const [file, png] of pngs) if (png) write(file, png)
  const { html, width } = sheetOf(
    takings.map(({ pictured }) => pictured),
    (file) => asAddress(pngs.get(file) ?? new Uint8Array(), 'png'),
  )
  const { merchant } = first.pictured
  write(`${merchant}.png`, await photographer.print(html, width))
  return [{ merchant, file: `${merchant}.png` }]
}

function report(pictured: readonly Pictured[], out: string): string {
  const failed = pictured.filter((one) => one.failed !== undefined)
  const lines = failed.map(
    ({ merchant, page, scenario, language, failed: why }) =>
      `${merchant} ${page} ${scenario} ${language}: ${why}`,
  )
  const good = count(pictured.length - failed.length, 'picture')
  return [...lines, `${good}, ${failed.length} failed. Open ${out}/index.html in a browser.`].join(
    '\n',
  )
}
