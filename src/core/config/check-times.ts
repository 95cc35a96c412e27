import { formatMoment, isZone, parseZonedTime, type ZonedTime } from '../contract/zoned-time.ts'
import { createFinding, type Finding, renameFix } from './finding.ts'
import { findNearest } from './nearest.ts'
import { parseSource } from './parse-source.ts'
import { childOf, type MapTree, type Path, pathText, stringAt, type Tree, treeAt } from './tree.ts'

/** Reports the wrong times of a condition, and its windows that are empty or past. Without `now`, nothing is past. */
export function checkTimes(condition: Tree, path: Path, now?: number): Finding[] {
  if (condition.kind === 'list')
    return condition.items.flatMap((item, index) => checkTimes(item, [...path, index], now))
  if (condition.kind !== 'map') return []
  return [...condition.entries].flatMap(([key, { value }]) =>
    key === 'time' && value.kind === 'map'
      ? checkWindow(value, [...path, key], now)
      : checkTimes(value, [...path, key], now),
  )
}

/** Reports the wrong times of a map with `from` and `until`, and a window that is empty or past. */
export function checkWindow(
  window: MapTree,
  path: Path,
  now = Number.NEGATIVE_INFINITY,
): Finding[] {
  const from = readTime(window, 'from', path)
  const until = readTime(window, 'until', path)
  const wrong = [...from.findings, ...until.findings]
  if (!until.time || !until.tree || wrong.length > 0) return wrong
  const details = { span: until.tree, path: [...path, 'until'] }
  const end = formatMoment(until.time.moment, until.time.exact)
  if (from.time && until.time.moment <= from.time.moment) {
    const begin = formatMoment(from.time.moment, from.time.exact)
    return [createFinding('empty-window', details, { begin, end })]
  }
  return until.time.moment <= now ? [createFinding('past-window', details, { end })] : []
}

/** Reports a moment that is wrong, or past. Without `now`, nothing is past. */
export function checkMoment(tree: Tree, path: Path, now = Number.NEGATIVE_INFINITY): Finding[] {
  const { time, findings } = readMoment(tree, path)
  if (!time || time.moment > now) return [...findings]
  const moment = formatMoment(time.moment, time.exact)
  return [createFinding('past-moment', { span: tree, path }, { moment })]
}

/** Explains what is wrong with a typed time; undefined for a time that names one moment. */
export function explainTime(text: string): string | undefined {
  const { tree } = parseSource({ path: 'typed-time.json', text: JSON.stringify({ time: text }) })
  const typed = tree && childOf(tree, 'time')
  return typed && readMoment(typed, ['time']).findings[0]?.message
}

interface TypedTime {
  readonly tree?: Tree
  readonly time?: ZonedTime
  readonly findings: readonly Finding[]
}

function readTime(window: MapTree, key: 'from' | 'until', above: Path): TypedTime {
  const tree = childOf(window, key)
  return tree ? readMoment(tree, [...above, key]) : { findings: [] }
}

function readMoment(tree: Tree, path: Path): TypedTime {
  const text = stringAt(tree, [])
  if (text === undefined) return { findings: [] }
  const time = parseZonedTime(text)
  if ('moment' in time) return { tree, time, findings: [] }
  const details = { span: tree, path }
  const name = pathText(path)
  const typed = JSON.stringify(text)
  switch (time.problem) {
    case 'no-zone':
      return { findings: [createFinding('time-without-zone', details, { time: text })] }
    case 'unknown-zone':
      return { findings: [reportZone(text, tree, path)] }
    case 'wrong-offset': {
      const expected = 'a time with the offset that its zone has then'
      const advice = 'Remove the offset, or correct it.'
      return {
        findings: [createFinding('wrong-value', details, { name, typed, expected, advice })],
      }
    }
    case 'format': {
      const expected = 'a time such as "2026-12-24T18:00+07:00" or "2026-12-24T18:00[Asia/Bangkok]"'
      return { findings: [createFinding('wrong-value', details, { name, typed, expected })] }
    }
  }
}

let zones: readonly string[] | undefined
function listZones(): readonly string[] {
  zones ??= Intl.supportedValuesOf('timeZone')
  return zones
}

function reportZone(time: string, span: Tree, path: Path): Finding {
  return reportZoneIn(time, { zone: time.slice(time.indexOf('[') + 1, -1), span, path })
}

interface TypedZone {
  readonly zone: string
  readonly span: Tree
  readonly path: Path
}

function reportZoneIn(text: string, { zone, span, path }: TypedZone): Finding {
  const { name: nearest, safe } = findNearest(zone, listZones())
  const fix = renameFix(span, safe && text.replace(zone, () => safe))
  return createFinding('unknown-zone', { span, path, fix }, { zone, nearest })
}

/** Reports the time zone of a merchant where nobody knows it. */
export function checkTimeZone(tree: Tree): Finding[] {
  const path = ['timeZone']
  const span = treeAt(tree, path)
  const zone = stringAt(tree, path)
  if (!span || zone === undefined || isZone(zone)) return []
  return [reportZoneIn(zone, { zone, span, path })]
}
