import type { MerchantFiles } from '../../core/contract/generated/studio-api.ts'
import { type FileRead, missingText, startEditSession } from '../model/edit-session.ts'
import { restoreSession } from '../model/journal.ts'
import type { Journal } from '../model/parse-journal.ts'
import { readPictures } from '../model/pictures.ts'
import { type EditorState, isReported } from './editor-state.ts'

export interface EditorSources {
  readonly journal: Journal | undefined
  /** The languages whose words can be typed, whether or not there is a file of them. */
  readonly wordsIn: readonly string[]
  readonly now: number
}

/** Returns the editor state of a merchant, continued from its journal. */
export function openEditorState(
  { code, files, art, languages }: Omit<MerchantFiles, 'ownBlocks'>,
  { journal, wordsIn, now }: EditorSources,
): EditorState {
  const all = withWords(code, files, wordsIn)
  if (!journal) return { code, session: startEditSession(all), art, languages, moved: [] }
  const pictures = readPictures(
    { code, art },
    journal.files.map(({ path }) => path),
  )
  const { session, moved } = restoreSession(journal, [...all, ...pictures], { now })
  return { code, session, art, languages, moved: moved.filter(isReported) }
}

function withWords(
  code: string,
  files: readonly FileRead[],
  languages: readonly string[],
): FileRead[] {
  const there = new Set(files.map(({ path }) => path))
  const missing = languages
    .map((language) => wordsFile(code, language))
    .filter((path) => !there.has(path))
  return [...files, ...missing.map((path) => ({ path, text: '', fingerprint: missingText }))]
}

export function wordsFile(code: string, language: string): string {
  return `merchants/${code}/messages/${language}.json`
}
