import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  checkMerchants,
  joinFindings,
  openInspection,
} from '../../src/core/config/check-merchants.ts'
import { checkWorkspace } from '../../src/core/config/check-workspace.ts'
import { listMerchants, merchantFile } from '../../src/core/config/files.ts'
import { parseSource } from '../../src/core/config/parse-source.ts'
import { defineAt } from '../../src/core/editor/define-at.ts'
import { documentsOver } from '../../src/core/editor/documents-over.ts'
import { explainAt } from '../../src/core/editor/explain-at.ts'
import { createRangeFinder } from '../../src/core/editor/finding-range.ts'
import { openKeptChecks } from '../../src/core/editor/kept-checks.ts'
import { proposeAt } from '../../src/core/editor/propose-at.ts'
import { snapshotFiles } from '../../src/site/disk/snapshot-files.ts'
import { breakText } from '../support/break-text.ts'
import { howOften } from '../support/how-often.ts'
import { createRandom, pick } from '../support/mutate-text.ts'

const repository = snapshotFiles(join(import.meta.dirname, '../..'))
const codes = listMerchants(repository).filter((code) => code !== 'base')
const broken = howOften({ check: 20, all: 300, soak: 3000 })
const walked = howOften({ check: 1, all: 10, soak: 100 })
/** How many places of each file are asked about, one after the other. */
const places = howOften({ check: 100, all: 1000, soak: 100_000 })
const now = Date.UTC(2026, 0)

test(`${broken} broken files have the findings of validate, after every kind of edit before`, () => {
  const random = createRandom(20_261_201)
  const documents = new Map<string, string>()
  const files = documentsOver(() => repository, documents)
  const isOpen = () => true
  const checks = openKeptChecks({ files, now: () => now, isOpen })
  for (let round = 0; round < broken; round++) {
    const path = merchantFile(pick(codes, random))
    documents.set(path, breakText(repository.read(path) ?? '', random))
    checks.change(path)
    while (checks.checkNext());
    const kept = checks.findings()
    if (round % 20 === 0)
      expect(kept, `round ${round}`).toEqual(
        joinFindings([checkWorkspace(files), checkMerchants(files, undefined, now)]),
      )
    const source = { path, text: files.read(path) ?? '' }
    const spanOf = createRangeFinder(source)
    for (const finding of kept.filter(({ file }) => file === path)) {
      const { start, end } = spanOf(finding)
      expect(0 <= start && start <= end && end <= source.text.length).toBe(true)
    }
    if (random() < 0.5) documents.delete(path)
    checks.change(path)
  }
})

test(`questions at the places of ${walked} broken files are answered without an exception`, () => {
  const random = createRandom(20_261_202)
  let answers = 0
  for (let round = 0; round < walked; round++) {
    const path = merchantFile(pick(codes, random))
    const text = breakText(repository.read(path) ?? '', random)
    const files = documentsOver(() => repository, new Map([[path, text]]))
    const file = { files, inspection: openInspection(files), source: { path, text } }
    const first = Math.floor(random() * Math.max(text.length - places, 0))
    for (let offset = first; offset <= Math.min(text.length, first + places); offset += 1) {
      const proposals = proposeAt(file, offset)
      if (proposals) {
        expect(proposals.start <= offset && offset <= proposals.end).toBe(true)
        answers += 1
      }
      explainAt(file, offset, now)
      defineAt(file, offset)
    }
  }
  expect(answers).toBeGreaterThan(0)
})

test('a text that is accepted as a proposal can be parsed', () => {
  const path = merchantFile('siamstar')
  const text =
    '{ "schemaVersion": 1, "code": "siamstar", "extends": "base", "theme": { "shape": "" } }'
  const files = documentsOver(() => repository, new Map([[path, text]]))
  const file = { files, inspection: openInspection(files), source: { path, text } }
  const { start, end, list } = proposeAt(file, text.indexOf('""') + 1) ?? {
    start: 0,
    end: 0,
    list: [],
  }
  expect(list.length).toBeGreaterThan(2)
  for (const { insert } of list)
    expect(
      parseSource({ path, text: text.slice(0, start) + insert + text.slice(end) }).findings,
    ).toEqual([])
})
