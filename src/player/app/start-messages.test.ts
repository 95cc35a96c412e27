import { expect, it } from 'vitest'
import { startLanguage } from '../state/language.ts'
import { startMessages } from './start-messages.ts'

const thai = { tag: 'th', code: 'TH', name: 'ไทย', fallback: [], messages: {} }
const languages = { default: 'th', supported: [thai] }

async function startPage(lang: string, dir: string): Promise<MutationRecord[]> {
  const { documentElement } = document
  Object.assign(documentElement, { lang, dir })
  const watch = new MutationObserver(() => undefined)
  watch.observe(documentElement, { attributes: true })
  startLanguage(languages)
  await startMessages({ languages: { ...languages, notes: 'none' }, areas: [], page: document })
  return watch.takeRecords()
}

it('leaves the language and the direction that a published page has already', async () => {
  expect(await startPage('th', 'ltr')).toEqual([])
})

it('sets the language and the direction of a page of another language', async () => {
  await startPage('en', '')
  expect(document.documentElement).toMatchObject({ lang: 'th', dir: 'ltr' })
})
