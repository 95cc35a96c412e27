import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyFixes } from '../../src/core/config/apply-fixes.ts'
import { type Edit, isList, isMap, type Json } from '../../src/core/config/edit/edit.ts'
import { editText, readText } from '../../src/core/config/edit/edit-text.ts'
import { editValue, valueAt } from '../../src/core/config/edit/edit-value.ts'
import { listMerchants, merchantFile } from '../../src/core/config/files.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { invertEdit } from '../support/invert-edit.ts'
import { createRandom, pick, type Random } from '../support/mutate-text.ts'
import { pathsOf, randomEdit, randomMap, typeOddly } from '../support/random-edits.ts'

const files = openDiskFiles(join(import.meta.dirname, '../..'))
const own = listMerchants(files).map((code) => files.read(merchantFile(code)) ?? '')

test('three hundred files have the values of random edits, and the old values after the inverse edits', () => {
  const random = createRandom(20_261_121)
  for (let round = 0; round < 300; round++) {
    const first = round % 20 === 0 ? pick(own, random) : typeOddly(randomMap(random), random)
    const { text, inverse } = editAtRandom(first, random, `round ${round}`)
    const back = inverse.reduce((now, edit) => editOnce(now, edit).text, text)
    expect(read(back), `round ${round}`).toEqual(read(first))
  }
})

test('an edit keeps the comments of everything that it does not change', () => {
  const random = createRandom(5)
  for (let round = 0; round < 2000; round++) {
    const text = typeOddly(randomMap(random), random)
    const edit = randomEdit(read(text), random)
    const edited = editText({ path: 'x.json', text }, [edit])
    if ('refused' in edited) continue
    const lost = commentsOf(text).length - commentsOf(edited.text).length
    expect(lost, `round ${round}`).toBeGreaterThanOrEqual(0)
    if (isKeeping(edit, read(text))) expect(lost, JSON.stringify([text, edit])).toBe(0)
  }
})

test.each(own)('an edit changes only the lines of its value in the file of a merchant', (text) => {
  const random = createRandom(7)
  const lines = text.split('\n').map(withoutComma)
  for (let round = 0; round < 25; round++) {
    const path = pick(
      pathsOf(read(text)).filter(
        (one) => one.every((key) => typeof key === 'string') && one.length > 0,
      ),
      random,
    )
    const added = linesAfter(text, { path: [...path.slice(0, -1), 'new'], value: 'x' })
    const changed = lines.filter((line) => !added.includes(line))
    expect(Math.max(changed.length, added.length - lines.length)).toBeLessThanOrEqual(1)
    const removed = linesAfter(text, { path, remove: true })
    expect(removed.filter((line) => !lines.includes(line)).length).toBeLessThanOrEqual(1)
    if (isList(valueAt(read(text), path)) || isMap(valueAt(read(text), path))) continue
    const set = linesAfter(text, { path, value: 'other' })
    expect(set.filter((line, index) => line !== lines[index])).toHaveLength(1)
  }
})

/** A comma comes or goes with the line below. */
function withoutComma(line: string): string {
  return line.replace(/,$/, '')
}

function linesAfter(text: string, edit: Edit): string[] {
  return editOnce(text, edit).text.split('\n').map(withoutComma)
}

/** Returns true if an edit removes nothing that could contain a comment. */
function isKeeping(edit: Edit, value: Json): boolean {
  if ('remove' in edit || 'drop' in edit) return false
  const old = 'value' in edit ? valueAt(value, edit.path) : undefined
  return !isList(old) && !isMap(old)
}

function editAtRandom(first: string, random: Random, round: string) {
  const inverse: Edit[] = []
  let text = first
  let value = read(first)
  for (let step = 0; step < 12; step++) {
    const edit = randomEdit(value, random)
    const next = editValue(value, edit)
    const edited = editText({ path: 'x.json', text }, [edit])
    expect('refused' in edited, `${round}: ${JSON.stringify(edit)}`).toBe('refused' in next)
    if ('refused' in next || 'refused' in edited) continue
    const back = invertEdit(value, edit)
    if (back) inverse.unshift(back)
    expect(read(edited.text), `${round}: ${JSON.stringify([text, edit, edited.text])}`).toEqual(
      next.value,
    )
    expect(applyFixes(text, edited.changes).text).toBe(edited.text)
    text = edited.text
    value = next.value
  }
  return { text, inverse }
}

function editOnce(text: string, edit: Edit): { readonly text: string } {
  const edited = editText({ path: 'x.json', text }, [edit])
  if ('refused' in edited) throw new Error(`${edited.message} ${JSON.stringify([text, edit])}`)
  return edited
}

function read(text: string): Json {
  const parsed = readText({ path: 'x.json', text })
  if ('refused' in parsed) throw new Error(`${parsed.message} ${JSON.stringify(text)}`)
  return parsed.value
}

function commentsOf(text: string): string[] {
  return text.replace(/"(?:[^"\\]|\\.)*"/g, '""').match(/\/\/[^\r\n]*|\/\*[\s\S]*?\*\//g) ?? []
}
