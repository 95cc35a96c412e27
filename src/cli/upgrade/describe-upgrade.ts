import { count } from '../../core/config/count.ts'
import { type Finding, printFindings } from '../../core/config/finding.ts'
import type { KeptFile, UpgradedFile, UpgradePlan } from '../../site/new-workspace/plan-upgrade.ts'
import { formatPatch } from './format-patch.ts'

/** Describes what is new in the package, what an upgrade changes, and what it leaves alone. */
export function describePlan(
  { from, files, kept }: UpgradePlan,
  { to, news }: Pick<Upgrade, 'to' | 'news'>,
): string[] {
  const at =
    from === undefined
      ? 'This workspace was made before Livery recorded its version'
      : `This workspace is at Livery ${from}`
  return [
    from === to
      ? `${at}, the version of the installed package.`
      : `${at}; the installed package is ${to}.`,
    ...news.map(indent),
    ...files.flatMap(describeFile),
    ...kept.flatMap(describeKept),
  ]
}

function describeFile({ file, before, after, reasons }: UpgradedFile): string[] {
  if (before === undefined) return [`${file} is new.`]
  return [`${file} changes.`, ...[...reasons, formatPatch(file, before, after)].map(indent)]
}

function describeKept({ file, text, scaffold }: KeptFile): string[] {
  if (text === undefined)
    return [`${file} has a new version. It was removed here, so it is not brought back.`]
  return [
    `${file} has a new version. It was changed here, so it stays as it is. The new version differs in this:`,
    indent(formatPatch(file, text, scaffold)),
  ]
}

function indent(text: string): string {
  return text.trimEnd().replace(/^(?=.)/gm, '  ')
}

/** What an upgrade did, or would do. */
export interface Upgrade {
  readonly plan: UpgradePlan
  readonly to: string
  /** The lines of the changelog about the versions after that of the workspace. */
  readonly news: readonly string[]
  readonly isWritten: boolean
  /** The findings of the workspace after the upgrade. */
  readonly findings: readonly Finding[]
  /** The command of npm that gets a newer package. */
  readonly newer: string
}

/** Describes what was written, the errors that are left, and how to get a newer package. */
export function describeUpgrade({ plan, to, isWritten, findings, newer }: Upgrade): string[] {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.length - errors.length
  const made = plan.files.filter(({ before }) => before === undefined).length
  const changed = plan.files.length - made
  const counts = `${count(changed, 'file')} changed, ${made} new`
  const outcome =
    plan.files.length === 0
      ? 'There is nothing to upgrade.'
      : isWritten
        ? `Upgraded to Livery ${to}: ${counts}.`
        : `An upgrade would leave ${counts}. Nothing was written.`
  return [
    ...printFindings(errors),
    outcome,
    ...(warnings > 0 ? [`"npx livery validate" lists ${count(warnings, 'warning')}.`] : []),
    `A newer package comes with "${newer}". Run "npx livery upgrade" after it.`,
  ]
}

/** As JSON, `{ from, to, written, files: [{ file, reasons, diff }], kept: [{ file, diff }], findings, newer }`. */
export function upgradeToJson({ plan, to, news, isWritten, findings, newer }: Upgrade): string {
  const files = plan.files.map(({ file, before = '', after, reasons }) => ({
    file,
    reasons,
    diff: formatPatch(file, before, after),
  }))
  const kept = plan.kept.map(({ file, text = '', scaffold }) => ({
    file,
    diff: formatPatch(file, text, scaffold),
  }))
  const written = isWritten
  return JSON.stringify(
    { from: plan.from ?? null, to, news, written, files, kept, findings, newer },
    null,
    2,
  )
}
