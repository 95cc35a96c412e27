import type { Change } from '../../core/compare/change.ts'
import { listSentences } from '../../core/compare/condense-contrasts.ts'
import type { PublishDryRun } from '../../site/publish/dry-run-publish.ts'
import { type FormattedMerchant, formatDryRun } from '../../site/publish/format-dry-run.ts'
import { printRefused } from './print-refused.ts'

type ComparedPreview = PublishDryRun<readonly Change[]>

/**
 * As JSON, `{ release, hosts, merchants: [{ code, outcome, hosts, changes? }], refused: [{ code,
 * reason?, findings }], turns: [{ host, before?, after? }] }`: `hosts` as they would be, `turns`
 * those that would change.
 */
export function previewToJson({ release, hosts, ...rest }: ComparedPreview): string {
  const served = Object.fromEntries(hosts)
  return JSON.stringify({ release: release ?? null, hosts: served, ...rest }, null, 2)
}

/** As many sentences as are printed of one merchant; JSON has all of them. */
const most = 12

/** Formats the result of a dry run of publishing. */
export function formatPreview(preview: ComparedPreview, place: string): string {
  const formatted = formatDryRun(preview, listSentences)
  const { refused, merchants, sum } = formatted
  const widest = Math.max(0, ...merchants.map(({ code }) => code.length))
  const { release } = preview
  return [
    ...refused.flatMap(printRefused),
    ...merchants.flatMap((merchant) => printMerchant(merchant, widest)),
    ...sum,
    ...(release === undefined
      ? []
      : [`It would be release ${release} in "${place}". Nothing was written.`]),
  ].join('\n')
}

function printMerchant(
  { code, becomes, hosts, sentences }: FormattedMerchant,
  widest: number,
): string[] {
  const at = hosts.length > 0 ? `  ${hosts.join(', ')}` : ''
  const rest = sentences.length - most
  const shown = rest > 1 ? sentences.slice(0, most) : sentences
  return [
    `${code.padEnd(widest)}  ${becomes}${at}`,
    ...shown.map((sentence) => `  ${sentence}`),
    ...(rest > 1 ? [`  and ${rest} more, which --format json has`] : []),
  ]
}
