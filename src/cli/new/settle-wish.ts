import { readSeeds } from '../../config/theme/seeds.ts'
import type { Edges } from '../edges.ts'
import { readColour, readHosts, readLanguages, readName, readParent, type Site } from './answers.ts'
import type { Wish } from './compose-merchant.ts'
import { readLogo } from './read-logo.ts'
import { titleOf } from './short-name.ts'

/** What a command line may say of a merchant to be. */
export interface WishOptions {
  readonly name?: string | undefined
  readonly colour?: string | undefined
  readonly languages?: readonly string[] | undefined
  readonly hosts?: readonly string[] | undefined
  readonly parent?: string | undefined
  readonly logo?: string | undefined
  readonly yes?: true | undefined
}

interface Question<T> {
  readonly says: string
  /** What stands for an empty answer. */
  readonly offered: string
  /** As said on the command line. */
  readonly said: string | undefined
  /** Throws in the operator's words. */
  readonly read: (answer: string) => T
}

/** Everything a new merchant needs: as said, else as answered at the terminal, else as offered. */
export async function settleWish(
  code: string,
  options: WishOptions,
  { site, edges }: { readonly site: Site; readonly edges: Edges },
): Promise<Wish> {
  const settle = <T>(question: Question<T>): Promise<T> =>
    settleOne(question, options.yes ? { ...edges, prompt: undefined } : edges)
  const parent = await settle({
    says: 'Which merchant does it inherit from?',
    offered: 'base',
    said: options.parent,
    read: (answer) => readParent(answer, site),
  })
  const name = await settle({
    says: 'What is the brand called?',
    offered: titleOf(code),
    said: options.name,
    read: readName,
  })
  const colour = await settle({
    says: 'Which is its colour?',
    offered: readSeeds(parent.theme).primary,
    said: options.colour,
    read: readColour,
  })
  const languages = await settle({
    says: 'Which languages, the default one first?',
    offered: offerLanguages(parent.languages).join(', '),
    said: options.languages?.join(','),
    read: (answer) => readLanguages([answer], site),
  })
  const hosts = await settle({
    says: 'Which hosts does it answer to?',
    offered: `${code}.localhost`,
    said: options.hosts?.join(','),
    read: (answer) => readHosts([answer], site),
  })
  const logo = await settle({
    says: 'Where is its logo? Without one it is drawn of the name.',
    offered: '',
    said: options.logo,
    read: (answer) => (answer === '' ? undefined : readLogo(answer, edges)),
  })
  return { code, name, hosts, parent, colour, languages, logo }
}

function offerLanguages({
  default: first,
  supported,
}: Wish['parent']['languages']): readonly string[] {
  return [first, ...supported.filter((tag) => tag !== first)]
}

/** Asks again after an answer that cannot be taken; what a command line says is asked for once. */
async function settleOne<T>(
  { says, offered, said, read }: Question<T>,
  { prompt, printError }: Edges,
): Promise<T> {
  if (said !== undefined) return read(said)
  if (!prompt) return read(offered)
  for (;;) {
    const answer = (await prompt(`${says}${offered && ` [${offered}]`} `)).trim()
    try {
      return read(answer || offered)
    } catch (problem) {
      printError(problem instanceof Error ? problem.message : String(problem))
    }
  }
}
