import { Option } from '@commander-js/extra-typings'
import type { Files } from '../../core/config/files.ts'
import { findings } from '../../core/config/findings.ts'
import { findNearest } from '../../core/config/nearest.ts'
import { resolveMerchant } from '../../core/config/resolve-merchant.ts'
import { openSchemaPlaces } from '../../core/config/schema-places.ts'
import { devices, sessionKinds } from '../../core/contract/facts.ts'
import { routes } from '../../core/contract/pages.ts'
import { listUnansweredFacts } from '../../core/engine/live/list-unanswered.ts'
import { type LiveFacts, readLiveFacts } from '../../core/engine/live/live-context.ts'
import type { BlockExplanation } from '../../core/engine/why/block-explanation.ts'
import { explainPage, menuPage, type WhyFacts } from '../../core/engine/why/explain-page.ts'
import { readWhyMerchant } from '../../core/engine/why/read-why-merchant.ts'
import type { ChosenGateway } from '../../site/gateway/chosen-gateway.ts'
import { loadLiveAnswers } from '../../site/gateway/load-live-answers.ts'
import { chooseGateway, environmentOption } from '../choose-gateway.ts'
import {
  type AddCommand,
  chooseMerchants,
  failCommand,
  formatExits,
  formatHasErrors,
  formatOption,
  manyOption,
  rootOption,
} from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { parseGatewayUrl } from '../parse-gateway-url.ts'
import { parseFacts, parseMoment, type ScenarioOptions } from './read-scenario.ts'

export const addWhy: AddCommand = (program, { environment, end }) => {
  program
    .command('why')
    .summary('explains why each block of a page, or entry of a menu, is shown or hidden')
    .description(
      'Explains for a page and every block of it whether it is shown, why, what it reads, and the smallest change that would turn it. Example: livery why base home --session member',
    )
    .argument('<merchant>', 'the code of the merchant')
    .argument(
      '<page>',
      'the page, such as home; the route of a page without blocks, such as settings; or menu, for the entries of both menus',
    )
    .argument('[block]', 'the id of one block')
    .addOption(sessionOption())
    .addOption(
      valuesOption('--flag <name=0|1>', 'the state of a flag at the gateway; may be repeated'),
    )
    .addOption(valuesOption('--template <name=new>', 'a template in use; may be repeated'))
    .addOption(
      valuesOption(
        '--setting <name=value>',
        'a live setting that a condition reads, such as register.captcha=true; may be repeated',
      ),
    )
    .option('--language <tag>', "the language of the page; by default the merchant's default")
    .addOption(deviceOption())
    .option(
      '--at <moment>',
      'the moment at which to look, such as 2026-12-24T18:00+07:00 or "2026-12-24T18:00[Asia/Bangkok]"; by default now',
      parseMoment,
    )
    .option(
      '--gateway <url>',
      'reads flags, templates and settings from a gateway; the options of this command line override them',
      parseGatewayUrl,
    )
    .addOption(environmentOption())
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({
        0: 'an answer',
        1: 'the merchant has errors, the page or block does not exist, or the gateway does not answer',
      }),
    )
    .action(async (code, page, block, options) =>
      end(await why({ code, page, block }, options, environment)),
    )
}

function sessionOption() {
  return new Option('--session <kind>', 'the kind of visitor')
    .choices(sessionKinds)
    .default('guest' as const)
}

function deviceOption() {
  return new Option('--device <kind>', 'the kind of device')
    .choices(devices)
    .default('browser' as const)
}

/** Returns an option with a name and a value, which may be repeated. */
function valuesOption<const Flags extends string>(flags: Flags, description: string) {
  return manyOption(flags, description).default([] as readonly string[], 'none')
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
  readonly env?: string | undefined
}

/** Prints the explanations; as JSON, a list of `{ id, state, reason?, message, change?, changes?, turns?, reads?, place? }`. */
async function why(
  { code, page, block }: Question,
  options: Options,
  environment: CliEnvironment,
): Promise<number> {
  const typed = parseFacts(options, environment.now())
  const files = environment.filesAt(options.root)
  chooseMerchants(files, [code], options.root)
  const merchant = readWhyMerchant(files, code, openSchemaPlaces(environment.project))
  if (!merchant) return failCommand(environment, formatHasErrors(code))
  const { language } = typed
  if (language !== undefined && !merchant.languages.includes(language))
    throw new Error(
      `"${code}" has no language "${language}". ${formatKnown(language, merchant.languages)}`,
    )
  const gateway = chooseGateway(options, files)
  const live = gateway && (await askFacts({ gateway, code, files }, environment))
  if (gateway && !live) return 1
  const lines = explainPage({ page, facts: layOver(typed, live) }, merchant)
  if (!lines) {
    const there = formatKnown(page, [
      ...new Set([...Object.keys(merchant.pages), ...Object.keys(routes), menuPage]),
    ])
    return failCommand(environment, `"${code}" has no page "${page}". ${there}`)
  }
  const asked = lines.filter(({ id }) => block === undefined || id === block)
  if (asked.length === 0 && block !== undefined)
    return failCommand(
      environment,
      `The page "${page}" has no block "${block}". ${formatKnown(
        block,
        lines.map(({ id }) => id),
      )}`,
    )
  if (options.format === 'json') environment.print(JSON.stringify(asked, null, 2))
  else for (const line of printLines(asked)) environment.print(line)
  return 0
}

interface LiveQuestion {
  readonly gateway: ChosenGateway
  readonly code: string
  readonly files: Files
}

/** Loads the gateway's settings that conditions read, and reports each call without an answer; undefined where no call was answered. */
async function askFacts(
  { gateway, code, files }: LiveQuestion,
  environment: CliEnvironment,
): Promise<LiveFacts | undefined> {
  const { merchant } = resolveMerchant(files, code)
  if (!merchant) return undefined
  const answers = await loadLiveAnswers({ gateway, merchant, files }, environment)
  const unanswered = listUnansweredFacts(answers)
  for (const one of unanswered) environment.printError(findings['gateway-answer'].message(one))
  return unanswered.some(({ calls }) => calls.length === 0) ? undefined : readLiveFacts(answers)
}

/** Merges the options of the command line over a gateway's settings. */
function layOver(typed: WhyFacts, live: LiveFacts | undefined): WhyFacts {
  return {
    ...typed,
    flags: { ...live?.flags, ...typed.flags },
    templates: { ...live?.templates, ...typed.templates },
    settings: { ...live?.settings, ...typed.settings },
  }
}

function printLines(lines: readonly BlockExplanation[]): string[] {
  const width = Math.max(...lines.map(({ id }) => id.length), 0)
  return lines.map(({ id, state, reason, message, change, reads, place }) => {
    const words = [reason, message, change, reads, place && `(${place})`].filter(Boolean).join(' ')
    return [id.padEnd(width), state.padEnd(6), words].join('  ')
  })
}

/** Formats the nearest name that exists, or all of them. */
function formatKnown(typed: string, known: readonly string[]): string {
  const { name } = findNearest(typed, known)
  return name === undefined
    ? `It has ${known.join(', ') || 'none'}.`
    : `Did you mean "${name}"? It has ${known.join(', ')}.`
}
