import type { Change } from '../../core/compare/change.ts'
import { compareStates, stateOf, takeSnapshot } from '../../core/compare/compare-states.ts'
import { condenseContrasts } from '../../core/compare/condense-contrasts.ts'
import { checkMerchants } from '../../core/config/check-merchants.ts'
import type { Files } from '../../core/config/files.ts'
import { type Finding, printFindings } from '../../core/config/finding.ts'
import { isPicture } from '../../core/contract/picture/read-picture.ts'
import { filesAfter } from '../../site/history/files-after.ts'
import { planUndo, type UndoPlan } from '../../site/history/plan-undo.ts'
import {
  type AddCommand,
  chooseMerchants,
  formatExits,
  formatOption,
  rootOption,
} from '../command.ts'
import { confirm } from '../confirm.ts'
import { printChange } from '../diff/print-change.ts'
import type { CliEnvironment } from '../environment.ts'

export const addUndo: AddCommand = (program, { environment, end }) => {
  program
    .command('undo')
    .summary('undoes what one commit changed in a merchant, while later changes stay')
    .description(
      'Undoes what one commit changed in the files of a merchant, value by value and picture by picture: later changes stay. Says what would change for players and asks before it writes. Where a later change built on the commit, it says so and writes nothing. Example: livery undo lagoon 1a2b3c4d',
    )
    .argument('<merchant>', 'the code of the merchant')
    .argument('<commit>', 'the commit, as "livery log" lists it')
    .option('--picture <path>', 'undoes the change of this picture alone, such as art/logo.svg')
    .option('--dry-run', 'says what would change, and writes nothing')
    .option('--yes', 'writes without asking')
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({
        0: 'it is undone, or nothing of the commit was left',
        1: 'later changes built on it, it would cause errors, or it was not confirmed',
      }),
    )
    .action(async (code, commit, options) =>
      end(await undo({ code, commit }, options, environment)),
    )
}

interface Options {
  readonly root: string
  readonly picture?: string | undefined
  readonly dryRun?: true | undefined
  readonly yes?: true | undefined
  readonly format: 'text' | 'json'
}

interface Wanted {
  readonly code: string
  readonly commit: string
}

/** What undoing a commit would do. */
interface Outcome {
  readonly plan: UndoPlan
  /** Undefined where one side has errors. */
  readonly changes: readonly Change[] | undefined
  /** The errors that it would cause. */
  readonly errors: readonly Finding[]
}

/** As JSON, `{ commit, written, files, conflicts, changes?, errors }`. */
async function undo(
  wanted: Wanted,
  options: Options,
  environment: CliEnvironment,
): Promise<number> {
  const { root, picture, dryRun, yes, format } = options
  const { git, print, printError, prompt } = environment
  const files = environment.filesAt(root)
  chooseMerchants(files, [wanted.code], root)
  const plan = planUndo({ git, root, files }, { ...wanted, picture })
  const outcome = judge(plan, files, wanted.code)
  const isText = format === 'text'
  const isRefused = plan.conflicts.length > 0 || outcome.errors.length > 0
  if (isText) print(describe(outcome, wanted.code).join('\n'))
  const isAsked = !isRefused && !dryRun && plan.files.length > 0
  const isWritten = isAsked && (yes || (await confirm(isText ? prompt : undefined, question)))
  if (isWritten) environment.replacerAt(root)(plan.files)
  if (isAsked && !isWritten) printError('Nothing was changed.')
  if (!isText) print(toJson(outcome, isWritten === true))
  if (isText && isWritten)
    print(
      `Written. Commit it: git commit -m "Undo ${plan.commit.slice(0, 10)}" merchants/${wanted.code}`,
    )
  return isRefused || (isAsked && !isWritten) ? 1 : 0
}

const question = { asker: 'Undoing a change', question: 'Undo it?' }

function judge(plan: UndoPlan, files: Files, code: string): Outcome {
  if (plan.conflicts.length > 0) return { plan, changes: [], errors: [] }
  const after = filesAfter(files, plan.files)
  const [before, now] = [files, after].map((side) => {
    const snapshot = takeSnapshot(side)
    return stateOf(snapshot, snapshot.resolve(code))
  })
  const known = new Set(listErrors(files, code).map(nameOf))
  return {
    plan,
    changes: before && now ? condenseContrasts(compareStates({ before, after: now })) : undefined,
    errors: listErrors(after, code).filter((one) => !known.has(nameOf(one))),
  }
}

function listErrors(files: Files, code: string): Finding[] {
  return checkMerchants(files, [code]).filter(({ severity }) => severity === 'error')
}

/** Returns a key of a finding without its line, which an undone change moves. */
function nameOf({ code, file, path, message }: Finding): string {
  return [code, file, path, message].join('\n')
}

/** What can be done where a picture could go back and something else not. */
const alone = 'To undo the change of one picture alone, add --picture and its path.'

function describe({ plan, changes, errors }: Outcome, code: string): string[] {
  const { commit, subject, files, conflicts } = plan
  const head = `${code}, without ${commit.slice(0, 10)} (${subject.replace(/\p{Cc}/gu, ' ')}):`
  if (conflicts.length > 0)
    return [
      `${head} nothing is written, because later changes built on it.`,
      ...conflicts.map((sentence) => `  ${sentence}`),
      'Set these values as they should be, with "livery set" or in the studio.',
      ...(files.some(({ path }) => isPicture(path)) ? [alone] : []),
    ]
  if (files.length === 0) return [`${head} nothing of it is left.`]
  if (errors.length === 0) return [head, ...listChanges(changes)]
  return [...printFindings(errors), `${head} nothing is written, because it would cause errors.`]
}

function listChanges(changes: Outcome['changes']): string[] {
  if (!changes) return ['  the merchant has errors, so what changes for players has no sentences']
  return changes.length > 0 ? changes.map(printChange) : ['  players see no difference']
}

function toJson({ plan, changes, errors }: Outcome, written: boolean): string {
  const { commit, files, conflicts } = plan
  const paths = files.map(({ path }) => path)
  return JSON.stringify({ commit, written, files: paths, conflicts, changes, errors }, null, 2)
}
