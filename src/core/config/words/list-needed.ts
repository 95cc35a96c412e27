import { baseKey, type Catalogue, commonArea, type Message, messagesOf } from '../messages.ts'
import { childOf, type MapTree } from '../tree.ts'
import { pluralFormsOf } from './plural-forms.ts'

/** A message that a language needs, because the language that is translated has it. */
export interface NeededMessage {
  readonly area: string
  readonly key: string
  /** The message to translate: of a plural, the same form, or else the form `other`. */
  readonly source: Message
}

/** The texts of `$language` that players or new merchants show. */
export const headTexts = ['greeting', 'invitation', 'welcome'] as const

/** Lists the messages that a language needs of a catalogue, in its order, in the plural forms of the language. */
export function listNeeded(catalogue: Catalogue, language: string): readonly NeededMessage[] {
  const forms = pluralFormsOf(language)
  const areas = [...catalogue.areas].flatMap(([area, { tree }]) =>
    listOfArea(messagesOf(tree), forms).map((one) => ({ area, ...one })),
  )
  const head = [...headMessages(catalogue)].map(([key, source]) => ({
    area: commonArea,
    key,
    source,
  }))
  const at = areas.findIndex(({ area }) => area === commonArea)
  return at < 0 ? [...head, ...areas] : areas.toSpliced(at, 0, ...head)
}

function listOfArea(
  messages: ReadonlyMap<string, Message>,
  forms: readonly string[],
): { readonly key: string; readonly source: Message }[] {
  const needed = new Map<string, Message>()
  for (const [key, source] of messages) {
    const base = baseKey(key)
    const other = messages.get(`${base}_other`)
    if (!other) needed.set(key, source)
    else
      for (const form of forms)
        needed.set(`${base}_${form}`, messages.get(`${base}_${form}`) ?? other)
  }
  return [...needed].map(([key, source]) => ({ key, source }))
}

/** The messages of a language: those of its areas, and the texts of its head. Empty texts are left out. */
export function ownMessages(catalogue: Catalogue): ReadonlyMap<string, Message> {
  return new Map([...headMessages(catalogue), ...catalogue.messages])
}

/** Reads the texts of a head under keys such as `$language.greeting`. */
function headMessages({ head }: { readonly head: MapTree | undefined }): Map<string, Message> {
  const texts = headTexts.flatMap((name): [string, Message][] => {
    const leaf = childOf(head, name)
    return leaf?.kind === 'leaf' && typeof leaf.value === 'string' && leaf.value !== ''
      ? [[`$language.${name}`, { text: leaf.value, span: leaf }]]
      : []
  })
  return new Map(texts)
}
