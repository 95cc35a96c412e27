import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkMerchants } from '../../src/core/config/check-merchants.ts'
import type { Json } from '../../src/core/config/edit/edit.ts'
import { readText } from '../../src/core/config/edit/edit-text.ts'
import { editValue, valueAt } from '../../src/core/config/edit/edit-value.ts'
import { type Files, listMerchants, merchantFile } from '../../src/core/config/files.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { editFiles } from '../../src/studio/model/edit-files.ts'
import {
  type EditSession,
  keepSavedVersions,
  redo,
  startEditSession,
  undo,
} from '../../src/studio/model/edit-session.ts'
import { journalOf, restoreSession } from '../../src/studio/model/journal.ts'
import { parseJournal } from '../../src/studio/model/parse-journal.ts'
import { howOften } from '../support/how-often.ts'
import { createRandom, pick, type Random } from '../support/mutate-text.ts'
import { randomEdit, randomMap, typeOddly } from '../support/random-edits.ts'

const sequences = howOften({ check: 100, all: 1000, soak: 5000 })
const files = openDiskFiles(join(import.meta.dirname, '../..'))
const codes = listMerchants(files)
const folder = mkdtempSync(join(tmpdir(), 'livery-sessions-'))
const onDisk = join(folder, 'merchant.json')
afterAll(() => rmSync(folder, { recursive: true }))

/** The expected content of a session: every value that it had, and those that it has now. */
interface Model {
  readonly values: readonly Json[]
  readonly at: number
}

interface FuzzScope {
  readonly path: string
  readonly session: EditSession
  readonly model: Model
}

test(`${sequences} random sequences of edits, undo, redo, save and reload keep the file equal to the model`, () => {
  const random = createRandom(20_261_121)
  for (let round = 0; round < sequences; round++) {
    const code = pick(codes, random)
    const own = round % 25 === 0 ? files.read(merchantFile(code)) : undefined
    let scope = open(code, own ?? typeOddly(randomMap(random), random))
    for (let turn = 0; turn < 10; turn++) {
      scope = act(scope, random)
      const { values, at } = scope.model
      expect(read(scope), `round ${round}, turn ${turn}`).toEqual(values[at])
    }
    scope = save(scope)
    expect(readFileSync(onDisk, 'utf8')).toBe(textOf(scope))
    if (round % 100 === 0) expect(findingsOf(code, textOf(scope))).toEqual(findingsAfresh(code))
  }
})

test('every edit is in the file or reported after the file changed underneath', () => {
  const random = createRandom(3)
  for (let round = 0; round < 30; round++) {
    const code = pick(codes, random)
    const first = open(code, files.read(merchantFile(code)) ?? '')
    let [mine, theirs] = [first, first]
    for (let turn = 0; turn < 5; turn++) {
      mine = edit(mine, random)
      theirs = edit(theirs, random)
    }
    const path = merchantFile(code)
    const now = { path, text: textOf(theirs), fingerprint: 'other' }
    const restored = restoreSession(journalOf(mine.session), [now], { now: 0 })
    const [moved] = restored.moved
    const value = read({ ...mine, session: restored.session })
    for (const at of moved?.kept ?? []) expect(valueAt(value, at)).toEqual(valueAt(read(mine), at))
    for (const { path: at, mine: own, theirs: other } of moved?.conflicts ?? []) {
      expect(own).toEqual(valueAt(read(mine), at))
      expect(other).toEqual(valueAt(value, at))
    }
  }
})

function act(scope: FuzzScope, random: Random): FuzzScope {
  const { session, model } = scope
  const kind = random()
  if (kind < 0.5) return edit(scope, random)
  if (kind < 0.7)
    return { ...scope, session: undo(session), model: { ...model, at: Math.max(model.at - 1, 0) } }
  if (kind < 0.85) {
    const at = Math.min(model.at + 1, model.values.length - 1)
    return { ...scope, session: redo(session), model: { ...model, at } }
  }
  return kind < 0.92 ? save(scope) : reload(scope)
}

function edit(scope: FuzzScope, random: Random): FuzzScope {
  const { session, model, path } = scope
  const value = model.values[model.at] ?? {}
  const change = randomEdit(value, random)
  const next = editValue(value, change)
  const edited = editFiles(session, [{ file: path, edit: change }], { now: 0 })
  expect('refused' in edited).toBe('refused' in next)
  if ('refused' in edited || 'refused' in next || edited === session) return scope
  const values = [...model.values.slice(0, model.at + 1), next.value]
  return { ...scope, session: edited, model: { values, at: values.length - 1 } }
}

function save(scope: FuzzScope): FuzzScope {
  const text = textOf(scope)
  writeFileSync(onDisk, text)
  const saved = { path: scope.path, text, fingerprint: text }
  return { ...scope, session: keepSavedVersions(scope.session, [saved]) }
}

function reload(scope: FuzzScope): FuzzScope {
  const journal = parseJournal(JSON.stringify(journalOf(scope.session)))
  const text = readFileSync(onDisk, 'utf8')
  if (!journal) throw new Error('The journal was not read.')
  const now = { path: scope.path, text, fingerprint: text }
  const { session, moved } = restoreSession(journal, [now], { now: 0 })
  expect(moved).toEqual([])
  return { ...scope, session }
}

function open(code: string, text: string): FuzzScope {
  const path = merchantFile(code)
  writeFileSync(onDisk, text)
  const session = startEditSession([{ path, text, fingerprint: text }])
  const model = { values: [read({ path, session })], at: 0 }
  return { path, session, model }
}

function textOf({ path, session }: Pick<FuzzScope, 'path' | 'session'>): string {
  return session.files.get(path)?.text ?? ''
}

function read(scope: Pick<FuzzScope, 'path' | 'session'>): Json {
  const parsed = readText({ path: scope.path, text: textOf(scope) })
  if ('refused' in parsed) throw new Error(parsed.message)
  return parsed.value
}

function findingsOf(code: string, text: string) {
  return checkMerchants(withText(merchantFile(code), text), [code])
}

function findingsAfresh(code: string) {
  return checkMerchants(withText(merchantFile(code), readFileSync(onDisk, 'utf8')), [code])
}

function withText(file: string, text: string): Files {
  return { ...files, read: (path) => (path === file ? text : files.read(path)) }
}
