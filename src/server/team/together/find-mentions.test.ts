import { expect, it } from 'vitest'
import { findMentions } from './find-mentions.ts'

const people = ['Ann', 'Ann Lee', 'สมชาย', '王芳', 'Bo'].map((name) => ({
  id: `id of ${name}`,
  name,
}))
const namesIn = (text: string): string[] => findMentions(text, people).map(({ name }) => name)

it.each([
  ['@Ann Lee, look', ['Ann Lee']],
  ['@Ann look', ['Ann']],
  ['@ann and @BO.', ['Ann', 'Bo']],
  ['@Annabel', []],
  ['ann@bo.example', []],
  ['ถาม@สมชายก่อน', []],
  ['ถาม @สมชายก่อน และ（@王芳请看）', ['สมชาย', '王芳']],
  ['@Bo @Bo', ['Bo']],
  ['no one', []],
])('"%s" mentions %j', (text, names) => expect(namesIn(text)).toEqual(names))

it('everybody of the same name is mentioned', () => {
  const twins = ['1', '2'].map((id) => ({ id, name: 'Ann' }))
  expect(findMentions('@Ann', twins)).toEqual(twins)
})
