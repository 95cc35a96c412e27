import type { Change } from '../../compare/change.ts'
import type { Outlook, Preview, PreviewedMerchant } from '../../publish/preview-publish.ts'
import { count } from '../command.ts'
import { pickTold } from '../diff/tell-changes.ts'
import { sayRefused } from './say-refused.ts'

type Foreseen = Preview<readonly Change[]>

/**
 * As JSON, `{ release, hosts, merchants: [{ code, outlook, hosts, changes? }], refused: [{ code,
 * reason?, findings }], turns: [{ host, before?, after? }] }`: `hosts` as they would be, `turns`
 * those that would change.
 */
export function previewToJson({ release, hosts, ...rest }: Foreseen): string {
  const served = Object.fromEntries(hosts)
  return JSON.stringify({ release: release ?? null, hosts: served, ...rest }, null, 2)
}

/** As many sentences as are printed of one merchant; JSON has all of them. */
const most = 12

const words: Readonly<Record<Outlook, string>> = {
  new: 'new',
  changed: 'changed',
  'taken-down': 'taken down',
  refused: 'refused',
  unchanged: 'unchanged',
}

/** What a publish would do, for people. */
export function reportPreview(foreseen: Foreseen, place: string): string {
  const { release, merchants, refused, hosts, turns } = foreseen
  const told = merchants.filter(({ outlook }) => outlook !== 'unchanged' && outlook !== 'refused')
  const widest = Math.max(0, ...told.map(({ code }) => code.length))
  const lines = refused.flatMap((one) => sayRefused(one, hosts, 'would be'))
  for (const merchant of told) lines.push(...sayMerchant(merchant, widest))
  const same = merchants.length - told.length - refused.length
  if (same > 0) lines.push(`${count(same, 'merchant')} unchanged.`)
  if (release === undefined) return [...lines, 'Nothing would be published.'].join('\n')
  const gone = turns.filter(({ after }) => after === undefined).map(({ host }) => host)
  if (gone.length > 0) lines.push(`No longer served: ${gone.join(', ')}.`)
  lines.push(
    `Release ${release} in "${place}" would change ${turns.length} of ${count(hosts.size, 'host')}. Nothing was written.`,
  )
  return lines.join('\n')
}

function sayMerchant(
  { code, outlook, hosts, changes }: PreviewedMerchant<readonly Change[]>,
  widest: number,
): string[] {
  const head = `${code.padEnd(widest)}  ${words[outlook]}${hosts.length > 0 ? `  ${hosts.join(', ')}` : ''}`
  if (outlook !== 'changed') return [head]
  if (!changes) return [head, '  What it serves now cannot be read, so what differs is not told.']
  const told = pickTold(changes)
  const rest = told.length - most
  const shown = (rest > 1 ? told.slice(0, most) : told).map(({ sentence }) => `  ${sentence}`)
  return [head, ...shown, ...(rest > 1 ? [`  and ${rest} more, which --format json has`] : [])]
}
