import { InvalidArgumentError } from '@commander-js/extra-typings'
import { count } from '../../core/config/count.ts'
import { findEnvironment } from '../../core/config/environments.ts'
import type { Files } from '../../core/config/files.ts'
import { findings } from '../../core/config/findings.ts'
import { resolveMerchant } from '../../core/config/resolve-merchant.ts'
import { compareLive, type LiveDifference } from '../../core/engine/live/compare-live.ts'
import { listUnanswered } from '../../core/engine/live/list-unanswered.ts'
import type { LiveAnswers } from '../../core/engine/live/live-answers.ts'
import { gatewayOf } from '../../site/gateway/chosen-gateway.ts'
import { openLiveAnswers } from '../../site/gateway/load-live-answers.ts'
import {
  type AddCommand,
  chooseMerchants,
  formatExits,
  formatHasErrors,
  formatOption,
  rootOption,
} from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { parseGatewayUrl } from '../parse-gateway-url.ts'
import { withProgress } from '../with-progress.ts'

export const addCompare: AddCommand = (program, { environment, end }) => {
  program
    .command('compare')
    .summary('describes what differs between two gateways')
    .description(
      'Asks two gateways for the live settings of merchants and describes in sentences what differs: flags, templates, settings, the registration form, its patterns, and what a player meets on one and not on the other. Example: livery compare staging production lagoon',
    )
    .argument('<one>', 'an environment of livery.json, or the address of a gateway', parseSide)
    .argument('<other>', 'another one', parseSide)
    .argument('[merchant...]', 'the merchants; all of them by default')
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({
        0: 'nothing differs',
        1: 'something differs, a gateway does not answer, or a merchant has errors',
      }),
    )
    .action(async (one, other, codes, options) =>
      end(await compare({ one, other, codes }, options, environment)),
    )
}

/** Parses a side: an address, or the name of an environment. */
function parseSide(text: string): URL | string {
  if (text.includes('/')) return parseGatewayUrl(text)
  if (text !== '') return text
  throw new InvalidArgumentError('It names no environment.')
}

interface Question {
  readonly one: URL | string
  readonly other: URL | string
  readonly codes: readonly string[]
}

interface Options {
  readonly root: string
  readonly format: 'text' | 'json'
}

/** A gateway with its name in sentences. */
interface Side {
  readonly name: string
  readonly ask: ReturnType<typeof openLiveAnswers>
}

/** The comparison of one merchant. */
interface Comparison {
  readonly merchant: string
  readonly differences: readonly LiveDifference[]
  /** Why nothing is compared. */
  readonly problems: readonly string[]
}

/** As JSON, a list of `{ merchant, differences: [{ kind, name, sentence }], problems }`. */
async function compare(
  { codes, ...typed }: Question,
  { root, format }: Options,
  environment: CliEnvironment,
): Promise<number> {
  const files = environment.filesAt(root)
  const sideOf = (side: URL | string): Side => openSide(side, files, environment)
  const [one, other] = [sideOf(typed.one), sideOf(typed.other)]
  const chosen = chooseMerchants(files, codes, root)
  const compared: Comparison[] = []
  const compareAll = async (): Promise<void> => {
    for (const code of chosen)
      compared.push(await compareMerchant({ code, one, other, files }, environment.now()))
  }
  const all = count(chosen.length, 'merchant')
  const describe = (seconds: number) => `${compared.length} of ${all} asked for, ${seconds} s`
  await withProgress(compareAll, { progress: environment.progress, describe })
  environment.print(
    format === 'json' ? JSON.stringify(compared, null, 2) : report(compared, { one, other }),
  )
  const isSame = compared.every(
    ({ differences, problems }) => differences.length + problems.length === 0,
  )
  return isSame ? 0 : 1
}

function openSide(typed: URL | string, files: Files, environment: CliEnvironment): Side {
  const isName = typeof typed === 'string'
  const name = isName ? typed : typed.host
  const gateway = isName ? gatewayOf(findEnvironment(files, typed)) : { address: typed }
  return { name, ask: openLiveAnswers({ gateway, files }, environment) }
}

interface MerchantQuestion {
  readonly code: string
  readonly one: Side
  readonly other: Side
  readonly files: Files
}

async function compareMerchant(
  { code, one, other, files }: MerchantQuestion,
  now: number,
): Promise<Comparison> {
  const { merchant } = resolveMerchant(files, code)
  const none = { merchant: code, differences: [] }
  if (!merchant) return { ...none, problems: [formatHasErrors(code)] }
  const answersOf = async ({ name, ask }: Side) => ({ name, answers: await ask(merchant) })
  const [first, second] = await Promise.all([answersOf(one), answersOf(other)])
  const problems = [first, second].flatMap(listProblems)
  if (problems.length > 0) return { ...none, problems }
  return {
    ...none,
    differences: compareLive({ one: first, other: second }, merchant, now),
    problems,
  }
}

function listProblems({ name, answers }: { readonly name: string; readonly answers: LiveAnswers }) {
  return listUnanswered(answers).map((one) => `${name}: ${findings['gateway-answer'].message(one)}`)
}

function report(
  compared: readonly Comparison[],
  { one, other }: { readonly one: Side; readonly other: Side },
): string {
  const lines = compared.flatMap(({ merchant, differences, problems }) => {
    if (problems.length > 0) return [`${merchant}: not compared`, ...problems.map(indent)]
    const settings = differences.filter(({ kind }) => kind !== 'page')
    const pages = differences.filter(({ kind }) => kind === 'page')
    if (differences.length === 0) return []
    const heading = `Players of ${other.name} meet this, compared with those of ${one.name}:`
    return [
      `${merchant}: ${count(settings.length, 'difference')}`,
      ...settings.map(({ sentence }) => indent(sentence)),
      ...(pages.length > 0
        ? [indent(heading), ...pages.map(({ sentence }) => indent(indent(sentence)))]
        : []),
    ]
  })
  const differing = compared.filter(({ differences }) => differences.length > 0).length
  const failed = compared.filter(({ problems }) => problems.length > 0).length
  const counts = [
    `${count(compared.length, 'merchant')} of ${one.name} and ${other.name} compared`,
    differing === 0 ? 'no difference' : `${differing} with differences`,
    ...(failed > 0 ? [`${failed} not compared`] : []),
  ]
  return [...lines, `${counts.join(', ')}.`].join('\n')
}

function indent(line: string): string {
  return `  ${line}`
}
