import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { count } from '../../core/config/count.ts'
import { type Files, listToCheck } from '../../core/config/files.ts'
import { readOwnBlocks } from '../../core/config/own-blocks/read-own-blocks.ts'
import { resolveMerchant } from '../../core/config/resolve-merchant.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import type { GatewayAdapter } from '../../core/contract/gateway-adapter.ts'
import { type DescribedCall, listOwnCalls } from '../../core/contract/own-calls/own-call.ts'
import { findOwnCheck, registerOwnCalls } from '../../core/contract/own-calls/registered-calls.ts'
import { parseUrl } from '../../core/contract/parse-url.ts'
import { openAdapters } from '../../site/gateway/open-adapters.ts'
import { chooseGateway } from '../choose-gateway.ts'
import { type AddCommand, formatExits, formatOption, manyOption, rootOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { parseGatewayUrl } from '../parse-gateway-url.ts'
import { withProgress } from '../with-progress.ts'
import { skippedWithoutAnswer } from './call-examples.ts'
import { checkGateway } from './check-gateway.ts'
import type { SessionTransport, Site } from './exchanges.ts'
import type { Verdict } from './verdict.ts'

export const addConform: AddCommand = (program, { environment, end }) => {
  program
    .command('conform')
    .summary('checks whether a gateway keeps the contract of calls')
    .description(
      'Sends a gateway every call of the contract and those of own blocks that change nothing, and some that it must refuse, and reports for each whether its shape and errors keep the contract. Then checks each line of docs/gateways.md: what a gateway answers to a site on another origin. A gateway with an adapter in gateways/ is asked through it. Example: livery conform https://gateway.example --merchant lagoon --origin https://lagoon.example',
    )
    .argument('[gateway-url]', 'the origin of the gateway', parseGatewayUrl)
    .option('--env <name>', 'the gateway of an environment of livery.json, in place of its origin')
    .requiredOption(
      '--merchant <code>',
      'the merchant\'s code at the gateway: "gateway.merchantCode" of merchant.json, or its own code where that is not set',
      readHeaderWord,
    )
    .option(
      '--token <token>',
      'the token of a signed-in player, for the calls that need one',
      readHeaderWord,
    )
    .addOption(
      new Option(
        '--user <name>',
        'a test player to log in, in place of --token; the session is ended at the end',
      ).conflicts('token'),
    )
    .option('--password <password>', 'the password of that player')
    .addOption(
      new Option(
        '--session <kind>',
        'how the gateway keeps sessions; by default as "gateway.session" of the merchant in the workspace says',
      ).choices(['token', 'cookie'] as const),
    )
    .option('--language <code>', "the gateway's code of a language", readHeaderWord, 'EN')
    .addOption(
      manyOption(
        '--origin <origin>',
        "the origin of a site, such as https://lagoon.example, also more than one; by default the merchant's hosts in the workspace over https",
      ),
    )
    .option('--write', 'also sends the calls that change something and can be undone')
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({ 0: 'every call that was sent keeps the contract', 1: 'a call differs' }),
    )
    .action(async (address, options) => {
      const { env, root, merchant } = options
      if ((address === undefined) === (env === undefined))
        throw new Error('Name one gateway: its origin, or an environment with --env.')
      const files = environment.filesAt(root)
      const gateway = chooseGateway({ gateway: address, env }, files)
      if ((options.user === undefined) !== (options.password === undefined))
        throw new Error('Give --user and --password together.')
      const known = findMerchants(files, merchant)
      const origins = options.origin?.map(readOrigin) ?? listOrigins(known)
      const session = options.session ?? known[0]?.gateway.session ?? 'token'
      if (!gateway) return
      const own = [...readOwnBlocks(files).byType.values()]
      const ownCalls = own.flatMap(({ type, block }) => listOwnCalls(type, block))
      const adapter = await openAdapters(gateway, files)(known[0])
      const needs = { ...options, origins, session, adapter, ownCalls }
      end(await conform(gateway.address, needs, environment))
    })
}

/** Parses a value that every call carries in a header. */
function readHeaderWord(text: string): string {
  if (/^[!-~]+$/.test(text)) return text
  throw new InvalidArgumentError('Use letters without accents, digits and signs, without a space.')
}

/** Reads the origin of a site; throws a sentence for text that is none. */
function readOrigin(text: string): string {
  const url = parseUrl(text)
  if (url && /^https?:$/.test(url.protocol) && text.replace(/\/$/, '') === url.origin)
    return url.origin
  throw new Error(`"${text}" is no origin of a site. Name it like https://lagoon.example.`)
}

/** Finds the merchants of the workspace that the gateway knows by a code. */
function findMerchants(files: Files, merchantCode: string): readonly ResolvedMerchant[] {
  return listToCheck(files).flatMap((code) => {
    const { merchant } = resolveMerchant(files, code)
    const isKnown = (merchant?.gateway.merchantCode || code) === merchantCode
    return merchant && isKnown ? [merchant] : []
  })
}

function listOrigins(merchants: readonly ResolvedMerchant[]): readonly string[] {
  return merchants.flatMap(({ hosts }) => hosts.map((host) => `https://${host}`))
}

interface Options {
  readonly ownCalls: readonly DescribedCall[]
  readonly origins: readonly string[]
  readonly session: SessionTransport
  readonly adapter: GatewayAdapter | undefined
  readonly user?: string | undefined
  readonly password?: string | undefined
  readonly merchant: string
  readonly token?: string | undefined
  readonly language: string
  readonly write?: true | undefined
  readonly format: 'text' | 'json'
}

/** Prints the verdicts; as JSON, a list of `{ call, state, messages }`. */
async function conform(
  { origin }: URL,
  options: Options,
  environment: CliEnvironment,
): Promise<number> {
  const { merchant, token, language, write = false, format, session, adapter, ownCalls } = options
  registerOwnCalls(ownCalls)
  const checkShape = await environment.shapes()
  const { user: username, password } = options
  const sites = options.origins.map(
    (one): Site => ({ origin: one, isOther: one !== origin, session }),
  )
  const gateway = {
    origin,
    sites,
    session,
    adapter,
    ...(username !== undefined && password !== undefined && { player: { username, password } }),
    now: environment.now,
    merchantCode: merchant,
    language,
    token,
    write,
    ownCalls,
    checkShape: (shape: string, value: unknown) => {
      const check = findOwnCheck(shape)
      if (!check) return checkShape(shape, value)
      return check(value) ? undefined : 'it is not what "answer" in block.json describes'
    },
    fetch: environment.reach,
    answerMs: environment.answerMs,
  }
  const verdicts: Verdict[] = []
  const describe = (seconds: number) => `${count(verdicts.length, 'call')} done, ${seconds} s`
  const askAll = async (): Promise<void> => {
    for await (const verdict of checkGateway(gateway)) {
      verdicts.push(verdict)
      if (format === 'text' && !isSilent(verdict)) environment.print(printVerdict(verdict))
    }
  }
  await withProgress(askAll, { progress: environment.progress, describe })
  if (format === 'json') environment.print(JSON.stringify(verdicts, null, 2))
  else environment.print([...(verdicts.some(isSilent) ? [gaveUp] : []), sumUp(verdicts)].join('\n'))
  return verdicts.some(({ state }) => state === 'differs') ? 1 : 0
}

const gaveUp =
  'The gateway does not answer, so the other calls are not sent. Check the address, and that the gateway runs.'

function isSilent({ messages }: Verdict): boolean {
  return messages[0] === skippedWithoutAnswer.left
}

const widest = 22

function printVerdict({ call, state, messages }: Verdict): string {
  const [first = '', ...others] = messages
  const line = `${call.padEnd(widest)}  ${state.padEnd(8)}  ${first}`.trimEnd()
  return [line, ...others.map((other) => `${' '.repeat(widest + 12)}${other}`)].join('\n')
}

function sumUp(verdicts: readonly Verdict[]): string {
  const of = (state: Verdict['state']) => verdicts.filter((one) => one.state === state).length
  return `${of('conforms')} conform, ${of('differs')} differ, ${of('left')} left.`
}
