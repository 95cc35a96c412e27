import {
  areaFile,
  baseKey,
  type Catalogue,
  commonArea,
  isOwnArea,
  keyLanguage,
} from '../../core/config/messages.ts'
import type { MapTree, Tree } from '../../core/config/tree.ts'
import { headTexts } from '../../core/config/words/list-needed.ts'
import { pluralFormsOf } from '../../core/config/words/plural-forms.ts'
import { formatJson } from '../new-merchant/format-json.ts'

/** The files of a language whose texts are empty. */
export interface NewLanguage {
  /** The name in the language itself; the tag if no list of languages has it. */
  readonly name: string
  /** The texts of the files of `locales/` by name, such as `common.json`. */
  readonly content: ReadonlyMap<string, string>
  /** The texts of the messages of own blocks by path. */
  readonly ofBlocks: ReadonlyMap<string, string>
}

/** Composes the files of a language from those of another: its keys in its order, in the plural forms of the new language. */
export function composeLanguage(language: string, source: Catalogue): NewLanguage {
  const name = nameOf(language)
  const forms = pluralFormsOf(language)
  const texts = [...source.areas].map(([area, { tree }]): [area: string, text: string] => {
    const groups = tree ? emptyTexts(tree, forms) : {}
    const whole =
      area === commonArea ? { $language: composeHead(language, name, source), ...groups } : groups
    return [area, formatJson(whole)]
  })
  return {
    name,
    content: new Map(
      texts.flatMap(([area, text]) => (isOwnArea(area) ? [] : [[`${area}.json`, text]])),
    ),
    ofBlocks: new Map(
      texts.flatMap(([area, text]) => (isOwnArea(area) ? [[areaFile(language, area), text]] : [])),
    ),
  }
}

/** Returns the name of a language in itself, with the capital that it has in a list. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  const [first = '', ...rest] = name
  return name === language ? name : first.toLocaleUpperCase(language) + rest.join('')
}

function composeHead(language: string, name: string, source: Catalogue): object {
  const texts = headTexts.filter((text) => source.head?.entries.has(text))
  return {
    name,
    code: language.toUpperCase(),
    fallback: [...new Set([source.language, keyLanguage])],
    ...Object.fromEntries(texts.map((text) => [text, ''])),
  }
}

interface EmptyTexts {
  readonly [key: string]: '' | EmptyTexts
}

function emptyTexts({ entries }: MapTree, forms: readonly string[]): EmptyTexts {
  const keys = [...entries].flatMap(([key, { value }]): [string, '' | EmptyTexts][] => {
    if (key.startsWith('$')) return []
    if (value.kind === 'map') return [[key, emptyTexts(value, forms)]]
    if (!isText(value)) return []
    const base = baseKey(key)
    return entries.has(`${base}_other`) ? forms.map((form) => [`${base}_${form}`, '']) : [[key, '']]
  })
  return Object.fromEntries(keys)
}

function isText(tree: Tree): boolean {
  return tree.kind === 'leaf' && typeof tree.value === 'string'
}
