import { locateInJson } from '../config/locate-in-json.ts'
import { isOwnArea, keyLanguage, messagesOf } from '../config/messages.ts'
import { parseTolerant } from '../config/parse-tolerant.ts'
import { pathText, treeAtPath } from '../config/tree.ts'
import { pluralFormsOf } from '../config/words/plural-forms.ts'
import type { AskedFile } from './editor-scope.ts'
import type { FileKind } from './file-kind.ts'
import type { Proposal, Proposals } from './proposal.ts'

/** Proposes the keys that English has at an offset of a file of messages, and the English text of one. */
export function proposeMessages(
  { area, language }: Extract<FileKind, { readonly kind: 'messages' }>,
  { source, inspection }: AskedFile,
  offset: number,
): Proposals | undefined {
  const place = locateInJson(source.text, offset)
  const english = inspection.catalogue(keyLanguage)
  if (!place || !english) return undefined
  const ofArea = area === undefined ? undefined : messagesOf(english.areas.get(area)?.tree)
  const messages = ofArea && ofArea.size > 0 ? ofArea : english.messages
  const { start, end, hasColon } = place
  if (place.kind === 'value') {
    const text = messages.get(pathText(place.path))?.text
    return text === undefined ? undefined : { start, end, list: [proposeText(text)] }
  }
  const prefix = place.path.length === 0 ? '' : `${pathText(place.path)}.`
  const map = treeAtPath(parseTolerant(source), place.path)
  const typed = map?.kind === 'map' ? map.entries : new Map<string, { key: { start: number } }>()
  const names = [...messages].flatMap(([key, { text }]) => {
    if (!key.startsWith(prefix)) return []
    const [name = '', ...more] = key.slice(prefix.length).split('.')
    return listForms(name, language).map(
      (one) => [one, more.length > 0 ? undefined : text] as const,
    )
  })
  const list = [...new Map(names)]
    .filter(([name]) => (typed.get(name)?.key.start ?? start) === start)
    .map(
      ([name, text]): Proposal => ({
        label: name,
        kind: 'key',
        insert: JSON.stringify(name) + (hasColon ? '' : ': '),
        description: text && `English: ${text}`,
        inSchema: area === undefined || !isOwnArea(area),
      }),
    )
  return { start, end, list }
}

/** Lists the plural forms of a language for the form that every plural has. */
function listForms(name: string, language: string): readonly string[] {
  const base = /^(.*)_other$/.exec(name)?.[1]
  return base === undefined ? [name] : pluralFormsOf(language).map((form) => `${base}_${form}`)
}

function proposeText(text: string): Proposal {
  const description = 'The English text.'
  return { label: text, kind: 'value', insert: JSON.stringify(text), description, inSchema: false }
}
