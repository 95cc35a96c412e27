import { areaFile, keyLanguage } from '../../core/config/messages.ts'
import type { ExportedText } from '../../core/config/words/exchanged-text.ts'
import { escapeHtml } from '../../core/contract/escape-html.ts'

/** Writes texts as XLIFF 2.1: a file for each area, a unit for each key, and `<ph>` for each placeholder. */
export function writeXliff(texts: readonly ExportedText[], language: string): string {
  const files = [...Map.groupBy(texts, ({ area }) => area)].map(([area, units]) => {
    const original = areaFile(keyLanguage, area)
    return [
      `  <file id="${area}" original="${original}" canResegment="no" xml:space="preserve">`,
      ...units.map(writeUnit),
      '  </file>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${keyLanguage}" trgLang="${language}">`,
    ...files,
    '</xliff>\n',
  ].join('\n')
}

function writeUnit({ key, english, translation, place }: ExportedText): string {
  const names = [
    ...new Set([english, translation].flatMap((text) => text.match(placeholder) ?? [])),
  ]
  const data = names.map((name, at) => `<data id="d${at + 1}">${escapeXml(name)}</data>`)
  const target = translation === '' ? '' : `<target>${writeInline(translation, names)}</target>`
  return [
    // An id has no "$".
    `    <unit id="${key.replace(/[^\w.-]/g, '_')}" name="${escapeXml(key)}">`,
    `      <notes><note category="place">${escapeXml(place)}</note></notes>`,
    ...(data.length > 0 ? [`      <originalData>${data.join('')}</originalData>`] : []),
    `      <segment state="${translation === '' ? 'initial' : 'translated'}">`,
    `        <source>${writeInline(english, names)}</source>`,
    ...(target === '' ? [] : [`        ${target}`]),
    '      </segment>',
    '    </unit>',
  ].join('\n')
}

const placeholder = /\{\{[^{}]*\}\}/g

/** Writes a text; the id of a placeholder is its number among the names, and of its repetitions a further one. */
function writeInline(text: string, names: readonly string[]): string {
  const seen = new Map<string, number>()
  const parts = text.split(/(\{\{[^{}]*\}\})/)
  return parts
    .map((part) => {
      const at = names.indexOf(part) + 1
      if (at === 0) return escapeXml(part)
      const times = (seen.get(part) ?? 0) + 1
      seen.set(part, times)
      const id = times === 1 ? `${at}` : `${at}-${times}`
      const shown = escapeXml(part)
      return `<ph id="${id}" dataRef="d${at}" equiv="${shown}" disp="${shown}"/>`
    })
    .join('')
}

/** Escapes a text for an element or an attribute; a parser would turn a carriage return into a line feed. */
function escapeXml(text: string): string {
  return escapeHtml(text).replace(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`)
}
