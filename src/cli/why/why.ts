import { Option } from '@commander-js/extra-typings'
import type { Files } from '../../core/config/files.ts'
import { findings } from '../../core/config/findings.ts'
import { findNearest } from '../../core/config/nearest.ts'
import { resolveMerchant } from '../../core/config/resolve-merchant.ts'
import { openSchemaPlaces } from '../../core/config/schema-places.ts'
import { listUnansweredFacts } from '../../core/engine/live/list-unanswered.ts'
import { type LiveFacts, readLiveFacts } from '../../core/engine/live/live-scene.ts'
import { type BlockLine, explainPage, type WhyFacts } from '../../core/engine/why/explain-page.ts'
import { readWhyMerchant } from '../../core/engine/why/read-why-merchant.ts'
import { askLive } from '../ask-live.ts'
import {
  type AddCommand,
  chooseMerchants,
  formatOption,
  manyOption,
  refuse,
  rootOption,
  sayErrors,
  sayExits,
} from '../command.ts'
import type { Edges } from '../edges.ts'
import { readGateway } from '../read-gateway.ts'
import { devices, readFacts, type ScenarioOptions, sessions } from './read-scenario.ts'

export const addWhy: AddCommand = (program, { edges, end }) => {
  program
    .command('why')
    .summary('says why a block is shown or hidden, and what would turn it')
    .description(
      'Says of every block of a page whether it is shown, why, and what would turn it, such as: livery why base home --session member',
    )
    .argument('<merchant>', 'whose page')
    .argument('<page>', 'which page, such as home')
    .argument('[block]', 'one block of it')
    .addOption(
      new Option('--session <kind>', 'who looks').choices(sessions).default('guest' as const),
    )
    .addOption(
      manyOption('--flag <name=0|1>', 'what the gateway says of a flag; may be repeated').default(
        [] as readonly string[],
        'none',
      ),
    )
    .addOption(
      manyOption('--template <name=new>', 'which template is in use; may be repeated').default(
        [] as readonly string[],
        'none',
      ),
    )
    .addOption(
      manyOption(
        '--setting <name=value>',
        'a live setting that conditions read, such as register.captcha=true; may be repeated',
      ).default([] as readonly string[], 'none'),
    )
    .option('--language <tag>', "the language shown; the merchant's default without it")
    .addOption(
      new Option('--device <kind>', 'what it is opened on')
        .choices(devices)
        .default('browser' as const),
    )
    .option(
      '--gateway <url>',
      'asks a gateway for flags, templates and settings first; what is said here stands over them',
      readGateway,
    )
    .addOption(rootOption())
    .addOption(formatOption())
    .addHelpText(
      'after',
      sayExits({
        0: 'an answer',
        1: 'the merchant has errors, the page or the block is not there, or the gateway says nothing',
      }),
    )
    .action(async (code, page, block, options) =>
      end(await why({ code, page, block }, options, edges)),
    )
}

interface Question {
  readonly code: string
  readonly page: string
  readonly block: string | undefined
}

interface Options extends ScenarioOptions {
  readonly root: string
  readonly format: 'text' | 'json'
  readonly gateway?: URL | undefined
}

/** As JSON, a list of `{ id, state, reason?, says, change?, changes?, place? }`. */
async function why(
  { code, page, block }: Question,
  options: Options,
  edges: Edges,
): Promise<number> {
  const typed = readFacts(options)
  const files = edges.filesAt(options.root)
  chooseMerchants(files, [code], options.root)
  const merchant = readWhyMerchant(files, code, openSchemaPlaces(edges.project))
  if (!merchant) return refuse(edges, sayErrors(code))
  const { language } = typed
  if (language !== undefined && !merchant.languages.includes(language))
    throw new Error(
      `"${code}" has no language "${language}". ${sayThere(language, merchant.languages)}`,
    )
  const { gateway } = options
  const live = gateway && (await askFacts({ gateway, code, files }, edges))
  if (gateway && !live) return 1
  const lines = explainPage({ page, facts: layOver(typed, live) }, merchant)
  if (!lines) {
    const there = sayThere(page, Object.keys(merchant.pages))
    return refuse(edges, `"${code}" has no page "${page}". ${there}`)
  }
  const asked = lines.filter(({ id }) => block === undefined || id === block)
  if (asked.length === 0 && block !== undefined)
    return refuse(
      edges,
      `The page "${page}" has no block "${block}". ${sayThere(
        block,
        lines.map(({ id }) => id),
      )}`,
    )
  if (options.format === 'json') edges.print(JSON.stringify(asked, null, 2))
  else for (const line of printLines(asked)) edges.print(line)
  return 0
}

interface LiveQuestion {
  readonly gateway: URL
  readonly code: string
  readonly files: Files
}

/** What a gateway says that conditions read; what it does not answer is told, and undefined where that is everything. */
async function askFacts(
  { gateway, code, files }: LiveQuestion,
  edges: Edges,
): Promise<LiveFacts | undefined> {
  const { merchant } = resolveMerchant(files, code)
  if (!merchant) return undefined
  const answers = await askLive({ gateway, merchant, files }, edges)
  const unanswered = listUnansweredFacts(answers)
  for (const one of unanswered) edges.printError(findings['gateway-answer'].say(one))
  return unanswered.some(({ calls }) => calls.length === 0) ? undefined : readLiveFacts(answers)
}

/** What is said on the command line, over what a gateway says. */
function layOver(typed: WhyFacts, live: LiveFacts | undefined): WhyFacts {
  return {
    ...typed,
    flags: { ...live?.flags, ...typed.flags },
    templates: { ...live?.templates, ...typed.templates },
    settings: { ...live?.settings, ...typed.settings },
  }
}

function printLines(lines: readonly BlockLine[]): string[] {
  const width = Math.max(...lines.map(({ id }) => id.length), 0)
  return lines.map(({ id, state, reason, says, change, place }) => {
    const words = [reason, says, change, place && `(${place})`].filter(Boolean).join(' ')
    return [id.padEnd(width), state.padEnd(6), words].join('  ')
  })
}

/** The nearest of what is there, else all of it. */
function sayThere(typed: string, known: readonly string[]): string {
  const { name } = findNearest(typed, known)
  return name === undefined
    ? `It has ${known.join(', ') || 'none'}.`
    : `Did you mean "${name}"? It has ${known.join(', ')}.`
}
