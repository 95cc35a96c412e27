import { expect, it } from 'vitest'
import { emptyDraft as empty, readDraft } from './edit-draft.ts'

it('a draft is an edit as soon as all of it is typed', () => {
  expect(readDraft(empty)).toBeUndefined()
  expect(readDraft({ ...empty, path: ' theme.shape ' })).toBeUndefined()
  expect(readDraft({ ...empty, path: ' theme.shape ', value: 'pill' })).toEqual({
    path: 'theme.shape',
    value: 'pill',
  })
  expect(readDraft({ ...empty, kind: 'inherit', path: 'theme.shape', value: 'pill' })).toEqual({
    path: 'theme.shape',
  })
  expect(readDraft({ ...empty, kind: 'move', block: 'winners' })).toBeUndefined()
  expect(readDraft({ ...empty, kind: 'move', block: 'winners', other: 'popular' })).toEqual({
    path: 'pages.home.moves.winners',
    value: '{"before":"popular"}',
  })
})
