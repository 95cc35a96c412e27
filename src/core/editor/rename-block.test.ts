import { expect, it } from 'vitest'
import { openInEditor } from '../../../tests/support/open-in-editor.ts'
import { applyFixes } from '../config/apply-fixes.ts'
import { merchantFile } from '../config/files.ts'
import { findRenamable, planBlockRename } from './rename-block.ts'

const parent = {
  schemaVersion: 1,
  code: 'siamstar',
  extends: 'base',
  $final: { 'pages.home.blocks.club.settings': 'It is agreed.' },
  pages: {
    home: {
      order: ['club', '*'],
      blocks: { club: { type: 'banner' } },
      moves: { popular: { before: 'club' } },
    },
  },
}
const heir = {
  schemaVersion: 1,
  code: 'reef',
  extends: 'siamstar',
  pages: {
    home: {
      blocks: { club: { when: { session: 'member' } } },
      moves: { club: { after: 'winners' } },
    },
  },
}
const other = {
  schemaVersion: 1,
  code: 'kiwibet',
  extends: 'base',
  pages: { home: { order: ['club', '*'], blocks: { club: { type: 'banner' } } } },
}

/** Renames the block whose id `word` is at; returns the new files, or the refusal. */
function rename(word: string, name: string, texts: readonly object[] = [parent, heir, other]) {
  const all = texts.map((content) => ({
    path: merchantFile('code' in content ? String(content.code) : ''),
    text: JSON.stringify(content, null, 2),
  }))
  const file = openInEditor(all)
  const found = findRenamable(file, file.source.text.indexOf(word) + 1)
  if (!found || 'refused' in found) return found
  const plan = planBlockRename(found, name, file)
  if ('refused' in plan) return plan
  return new Map(
    [...plan.edits].map(([path, fixes]) => [
      path,
      JSON.parse(applyFixes(file.files.read(path) ?? '', fixes).text),
    ]),
  )
}

it('a block is renamed in its merchant and in its heirs, and in no other', () => {
  const as = (content: object) => JSON.parse(JSON.stringify(content).replaceAll('club', 'bar'))
  for (const word of ['"club": {', '"club",', '"club"\n'])
    expect(rename(word, 'bar')).toEqual(
      new Map([
        [merchantFile('siamstar'), as(parent)],
        [merchantFile('reef'), as(heir)],
      ]),
    )
})

it('a block that is inherited is renamed where it comes from', () => {
  expect(rename('"club": {', 'bar', [heir, parent])).toEqual({
    refused: 'The block "club" is inherited from "siamstar". Rename it there.',
  })
})

it('a name that is taken, also in an heir, or that cannot be an id is refused', () => {
  expect(rename('"club": {', 'popular')).toMatchObject({
    refused: expect.stringContaining('already'),
  })
  const pages = { home: { blocks: { bar: { type: 'banner' } } } }
  expect(rename('"club": {', 'bar', [parent, { ...heir, pages }])).toMatchObject({
    refused: expect.stringContaining('of "reef" has a block "bar" already'),
  })
  expect(rename('"club": {', 'The Club')).toMatchObject({
    refused: expect.stringContaining('cannot be the id'),
  })
})

it('what is no id of a block cannot be renamed', () => {
  expect(rename('"banner"', 'bar')).toBeUndefined()
  expect(rename('"extends"', 'bar')).toBeUndefined()
})
