import { InvalidArgumentError } from '@commander-js/extra-typings'
import { count } from '../../core/config/count.ts'
import { printPlace } from '../../core/config/source.ts'
import type { PastChange } from '../../site/history/describe-commit.ts'
import { findReleases } from '../../site/history/find-releases.ts'
import { type History, type HistoryEntry, listHistory } from '../../site/history/list-history.ts'
import { loadReleasedCommits } from '../../site/publish/load-released-commits.ts'
import { type AddCommand, chooseMerchants, formatExits, formatOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { addTargetCommand, findTarget, type TargetOptions } from '../publish/target-command.ts'

export const addLog: AddCommand = (program, { environment, end }) => {
  addTargetCommand(program, 'log', environment)
    .summary('lists what changed in a merchant, when and by whom')
    .description(
      'Lists the commits that changed a merchant, the newest first, with what each changed for players in sentences: by its own files, through its parents and through the messages. Example: livery log lagoon --path theme.shape',
    )
    .argument('<merchant>', 'the code of the merchant')
    .option(
      '--since <time>',
      'the earliest time, such as 2026-11-30 or 2026-11-30T18:00Z',
      parseTime,
    )
    .option('--who <text>', 'a part of the name or the address of the author')
    .option('--path <path>', 'the dotted path of a value, such as theme.shape: who set it and when')
    .option('--limit <n>', 'the greatest number of commits', parseLimit, 30)
    .option('--after <commit>', 'the commit after which to go on')
    .addOption(formatOption())
    .addHelpText('after', formatExits({ 0: 'there are such commits', 1: 'there are none' }))
    .action(async (code, options) => end(await log(code, options, environment)))
}

interface Options extends TargetOptions {
  readonly since?: string | undefined
  readonly who?: string | undefined
  readonly path?: string | undefined
  readonly limit: number
  readonly after?: string | undefined
  readonly format: 'text' | 'json'
}

/**
 * As JSON, `{ merchant, entries, hasMore }`; an entry is `{ commit, time, author, message, audit?, kind, isOwn, changes,
 * sets?, release? }`, and a change has `from` if it came through a parent or the messages.
 */
async function log(code: string, options: Options, environment: CliEnvironment): Promise<number> {
  const { root, format, since, who, path, limit, after, ...place } = options
  const { git, filesAt, print } = environment
  const files = filesAt(root)
  const asked = { code, limit, since, who, path, after }
  const history = listHistory({ git, root, files }, asked)
  // A merchant that was removed has a history, so only one that never was is unknown.
  if (history.entries.length === 0) chooseMerchants(files, [code], root)
  const carried = await loadReleases(code, { root, ...place }, environment)
  const entries = history.entries.map((entry) => {
    const release = carried.get(entry.commit)
    return { ...entry, ...(release !== undefined && { release }) }
  })
  const released = { ...history, entries }
  print(
    format === 'json'
      ? JSON.stringify({ merchant: code, ...released }, null, 2)
      : printHistory(code, released),
  )
  return history.entries.length > 0 ? 0 : 1
}

interface ReleasedEntry extends HistoryEntry {
  /** The first release that carried it. */
  readonly release?: string
}

/** Loads by commit the first release that carried it; empty where nothing is published at the place. */
async function loadReleases(
  code: string,
  place: TargetOptions,
  environment: CliEnvironment,
): Promise<ReadonlyMap<string, string>> {
  const { git, filesAt } = environment
  const isChosen = place.env !== undefined || place.to !== undefined
  // Where nothing was published, there is nothing to load the code of publishing for.
  if (!isChosen && filesAt(place.out).list('releases').length === 0) return new Map()
  const publisher = await environment.publisher()
  const folder = await publisher.openPublishedFolder(
    findTarget(place, { ...environment, publisher }),
  )
  return findReleases(git, place.root, await loadReleasedCommits(folder, code))
}

interface ReleasedHistory extends History {
  readonly entries: readonly ReleasedEntry[]
}

function printHistory(code: string, { entries, hasMore }: ReleasedHistory): string {
  if (entries.length === 0) return `${code}: there is no such commit.`
  const last = entries.at(-1)
  return [
    `${code}: ${count(entries.length, 'commit')}`,
    ...entries.flatMap((entry) => ['', ...printEntry(entry)]),
    ...(hasMore && last
      ? ['', `There are more. Add --after ${shorten(last.commit)}, or a greater --limit.`]
      : []),
  ].join('\n')
}

function printEntry(entry: ReleasedEntry): string[] {
  const { commit, time, author, message, release } = entry
  const [subject = ''] = message.split('\n')
  return [
    `${shorten(commit)}  ${time.slice(0, 16).replace('T', ' ')}  ${author.name} <${author.email}>  ${subject}`,
    ...(release === undefined ? [] : [`  first published in release ${release}`]),
    ...printChanges(entry),
  ].map(dropControls)
}

const notes: Readonly<Record<HistoryEntry['kind'], string | undefined>> = {
  changed: undefined,
  same: '  players see no difference',
  made: '  the merchant was made',
  removed: '  the merchant was removed',
  untold: '  the merchant had errors before or after, so the change has no sentences',
}

function printChanges({ kind, changes }: HistoryEntry): string[] {
  const note = notes[kind]
  if (note !== undefined) return [note]
  const rest = changes.length - mostSentences
  return [
    ...changes.slice(0, mostSentences).map(printPastChange),
    ...(rest > 0 ? [`  and ${rest} more, which --format json prints`] : []),
  ]
}

/** A commit of a translator has hundreds. */
const mostSentences = 12

function printPastChange({ sentence, place, from }: PastChange): string {
  const origin = from === undefined ? '' : `from ${from}: `
  return `  ${origin}${sentence}${place ? `  ${printPlace(place)}` : ''}`
}

function shorten(commit: string): string {
  return commit.slice(0, 10)
}

/** A name comes from outside, and a terminal obeys some characters. */
function dropControls(line: string): string {
  return line.replace(/\p{Cc}/gu, ' ')
}

function parseTime(text: string): string {
  const time = Date.parse(text)
  if (!Number.isNaN(time)) return new Date(time).toISOString()
  throw new InvalidArgumentError('A time is such as 2026-11-30 or 2026-11-30T18:00Z.')
}

function parseLimit(text: string): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number > 0) return number
  throw new InvalidArgumentError('It is a number from 1.')
}
