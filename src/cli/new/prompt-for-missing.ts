import { basename, dirname } from 'node:path'
import { checkLogoSize } from '../../core/config/drawing/check-logo-size.ts'
import type { Files } from '../../core/config/files.ts'
import type { Mode } from '../../site/new-merchant/choose-mode.ts'
import type { NewMerchantRequest } from '../../site/new-merchant/compose-merchant.ts'
import { parseMerchantCode, parseNamesByLanguage } from '../../site/new-merchant/parse-answers.ts'
import { formatUnreadableLogo, type Logo, parseLogo } from '../../site/new-merchant/parse-logo.ts'
import {
  askColour,
  askHosts,
  askLanguages,
  askLook,
  askName,
  askParent,
  type NewMerchantQuestion,
} from '../../site/new-merchant/questions.ts'
import type { CliEnvironment } from '../environment.ts'

/** The options of the command line for a new merchant. */
export interface RequestOptions {
  readonly name?: string | undefined
  readonly nameIn?: readonly string[] | undefined
  readonly colour?: string | undefined
  readonly languages?: readonly string[] | undefined
  readonly hosts?: readonly string[] | undefined
  readonly parent?: string | undefined
  readonly look?: string | undefined
  readonly logo?: string | undefined
  readonly mode?: Mode | undefined
  readonly yes?: true | undefined
}

/** Returns the code of a new merchant, as typed on the command line or at the terminal; throws if there is none. */
export async function promptForCode(
  typed: string | undefined,
  { yes }: RequestOptions,
  { files, environment }: { readonly files: Files; readonly environment: CliEnvironment },
): Promise<string> {
  if (typed === undefined && (yes || !environment.prompt))
    throw new Error('A merchant needs a code, such as: livery new lagoon')
  const read = (answer: string): string => parseMerchantCode(answer, files)
  return settleOne(
    { sentence: "What is its code, its folder's name?", offered: '', read, typed },
    environment,
  )
}

/** Returns everything a new merchant needs: as typed on the command line, else at the terminal, else as offered. */
export async function promptForMissing(
  code: string,
  options: RequestOptions,
  { files, environment }: { readonly files: Files; readonly environment: CliEnvironment },
): Promise<NewMerchantRequest> {
  const asking = options.yes ? { ...environment, prompt: undefined } : environment
  const settle = <T>(question: NewMerchantQuestion<T>, typed: string | undefined): Promise<T> =>
    settleOne({ ...question, typed }, asking)
  const parent = await settle(askParent(files), options.parent)
  const look = await settle(askLook(parent, files), options.look)
  const name = await settle(askName(code), options.name)
  const colour = await settle(askColour(parent), options.colour)
  const languages = await settle(askLanguages(parent, files), options.languages?.join(','))
  const namesIn = parseNamesByLanguage((options.nameIn ?? []).map(splitName), languages)
  const hosts = await settle(askHosts(code, files), options.hosts?.join(','))
  const logo = await settle(
    {
      sentence: 'Where is its logo? Without one it is drawn of the name.',
      offered: '',
      read: (answer) => (answer === '' ? undefined : loadLogoAt(answer, environment)),
    },
    options.logo,
  )
  return { code, name, namesIn, hosts, parent, look, colour, languages, logo, mode: options.mode }
}

/** Of `th=ลากูน`, the language and the name in it. */
function splitName(typed: string): readonly [string, string] {
  const at = typed.indexOf('=')
  if (at > 0) return [typed.slice(0, at).trim(), typed.slice(at + 1)]
  throw new Error(`"${typed}" names no language. Give it before the name, such as th=${typed}.`)
}

async function loadLogoAt(path: string, { filesAt, canBeDrawn }: CliEnvironment): Promise<Logo> {
  const folder = filesAt(dirname(path))
  const name = basename(path)
  const size = folder.size?.(name)
  if (size === undefined)
    throw new Error(`There is no logo at "${path}", or it is a link that leads out of its folder.`)
  const weight = checkLogoSize(size)
  if (weight !== undefined) throw new Error(weight)
  const logo = parseLogo(path, folder.readBytes?.(name) ?? new Uint8Array())
  const problem = await formatUnreadableLogo(path, logo.bytes, canBeDrawn)
  if (problem !== undefined) throw new Error(problem)
  return logo
}

interface PromptQuestion<T> extends Omit<NewMerchantQuestion<T>, 'read'> {
  readonly read: (answer: string) => T | Promise<T>
  /** As typed on the command line. */
  readonly typed: string | undefined
}

/** Asks again after an answer that cannot be taken; what a command line says is asked for once. */
async function settleOne<T>(
  { sentence, offered, typed, read }: PromptQuestion<T>,
  { prompt, printError }: CliEnvironment,
): Promise<T> {
  if (typed !== undefined) return read(typed)
  if (!prompt) return read(offered)
  for (;;) {
    const answer = (await prompt(`${sentence}${offered && ` [${offered}]`} `)).trim()
    try {
      return await read(answer || offered)
    } catch (problem) {
      printError(problem instanceof Error ? problem.message : String(problem))
    }
  }
}
