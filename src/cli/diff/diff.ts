import type { Change } from '../../core/compare/change.ts'
import {
  compareStates,
  type Snapshot,
  stateOf,
  takeSnapshot,
} from '../../core/compare/compare-states.ts'
import { condenseContrasts } from '../../core/compare/condense-contrasts.ts'
import { count } from '../../core/config/count.ts'
import { type Files, merchantFile } from '../../core/config/files.ts'
import { type Finding, printFindings } from '../../core/config/finding.ts'
import { isBreaking } from '../../core/config/resolve-merchant.ts'
import {
  type AddCommand,
  chooseMerchants,
  formatExits,
  formatOption,
  rootOption,
} from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { againstOption, openAgainst } from './open-against.ts'
import { printChange } from './print-change.ts'

export const addDiff: AddCommand = (program, { environment, end }) => {
  program
    .command('diff')
    .summary('describes what changed in a merchant')
    .description(
      'Describes in sentences what changed in a merchant after all layers are merged: its settings, parents, messages and pictures. Example: livery diff base --against HEAD~1',
    )
    .argument('<merchant>', 'the code of the merchant')
    .addOption(againstOption())
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({ 0: 'nothing changed', 1: 'something changed, or one side has errors' }),
    )
    .action((code, options) => end(diff(code, options, environment)))
}

interface Options {
  readonly root: string
  readonly against: string
  readonly format: 'text' | 'json'
}

/** The state of a merchant on one side of the comparison. */
type Standing = 'whole' | 'broken' | 'missing'

interface Report {
  readonly merchant: string
  readonly against: string
  readonly before: Standing
  readonly after: Standing
  /** The errors of each side that is broken. */
  readonly findings: { readonly before: readonly Finding[]; readonly after: readonly Finding[] }
  readonly changes: readonly Change[]
}

/** As JSON, a `Report`; a change is `{ kind, path, before?, after?, sentence, place? }`. */
function diff(
  code: string,
  { root, against, format }: Options,
  environment: CliEnvironment,
): number {
  const now = environment.filesAt(root)
  const then = openAgainst(against, root, environment)
  // A merchant that is gone is no wrong question.
  if (then.read(merchantFile(code)) === undefined) chooseMerchants(now, [code], root)
  const report = compare({ code, against }, then, now)
  if (format === 'json') environment.print(JSON.stringify(report, null, 2))
  else printReport(report, environment)
  const same = report.before === 'whole' && report.after === 'whole' && report.changes.length === 0
  return same ? 0 : 1
}

function compare(
  { code, against }: { readonly code: string; readonly against: string },
  then: Files,
  now: Files,
): Report {
  const [before, after] = [readSide(takeSnapshot(then), code), readSide(takeSnapshot(now), code)]
  const both = before.state && after.state
  return {
    merchant: code,
    against,
    before: before.standing,
    after: after.standing,
    findings: { before: before.errors, after: after.errors },
    changes: both && before.state ? compareStates({ before: before.state, after: both }) : [],
  }
}

function readSide(snapshot: Snapshot, code: string) {
  const resolution = snapshot.resolve(code)
  const state = stateOf(snapshot, resolution)
  const standing: Standing = state ? 'whole' : resolution.layered ? 'broken' : 'missing'
  return { state, standing, errors: state ? [] : resolution.findings.filter(isBreaking) }
}

function printReport(report: Report, environment: CliEnvironment): void {
  const { merchant, against, before, after, changes } = report
  const states = `${before} ${after}`
  if (states === 'whole whole')
    environment.print(listChanges(changes, `${merchant}, against ${against}`))
  else if (states === 'missing whole')
    environment.print(`${merchant} is new: it is not in ${against}.`)
  else if (states === 'whole missing')
    environment.print(`${merchant} was removed: it is in ${against}, but not here.`)
  else for (const line of listBroken(report)) environment.printError(line)
}

function listBroken({ merchant, against, before, after, findings }: Report): string[] {
  const sides = [
    { where: `in ${against}`, standing: before, errors: findings.before },
    { where: 'now', standing: after, errors: findings.after },
  ]
  const lines = sides.flatMap(({ where, standing, errors }) => {
    if (standing === 'missing') return [`${merchant} does not exist ${where}.`]
    return standing === 'broken'
      ? [`${merchant} has errors ${where}:`, ...printFindings(errors)]
      : []
  })
  return [...lines, 'Only two states without errors can be compared.']
}

function listChanges(changes: readonly Change[], heading: string): string {
  if (changes.length === 0) return `${heading}: nothing changed.`
  return [
    `${heading}: ${count(changes.length, 'change')}`,
    ...condenseContrasts(changes).map(printChange),
  ].join('\n')
}
