import type { DiskFiles } from '../disk/disk-files.ts'
import { type LanguageMessages, type NestedMessages, readMessages } from './messages.ts'

/** Keys of the messages that are set in the display font: headlines and labels of entries. */
const displayKeys = [
  'route',
  'category',
  'menu',
  'login.welcome',
  'register.welcome',
  'register.closed',
  'trial.welcome',
  'trial.closed',
  'trial.start',
  'home.account.greeting',
  'home.popular',
  'home.winners.title',
  'home.contact.title',
  'home.games.title',
  'home.lotteries',
  'language.title',
  'dialog',
  'app.broken',
  'app.pageFailed',
  'app.ended',
  'app.idleTitle',
  'error.maintenance',
  'error.restricted',
] as const

/** Matches Chinese characters, kana and their punctuation. */
const wide = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/gu

/**
 * Collects the wide characters that a merchant's headlines may need in a language. The most certain
 * come first: texts of the merchant's configuration, the headline messages, then all other JSON of
 * the merchant's folder.
 */
export function readDisplayChars(
  files: DiskFiles,
  chain: readonly string[],
  { info: { tag }, areas }: LanguageMessages,
): Set<string> {
  const [code = ''] = chain
  const messages: NestedMessages = Object.assign(
    {},
    ...[...areas.values()].map((area) => area.messages),
  )
  const texts = [
    ...chain.map((owner) => textIn(readMessages(files, `merchants/${owner}/merchant.json`), tag)),
    ...displayKeys.map((key) => textIn(find(messages, key), tag)),
    ...files
      .list(`merchants/${code}`)
      .filter((name) => name.endsWith('.json') && name !== 'merchant.json')
      .map((name) => textIn(readMessages(files, `merchants/${code}/${name}`), tag)),
  ]
  return new Set(texts.flatMap((text) => text.match(wide) ?? []))
}

function find(messages: NestedMessages, key: string): unknown {
  return key.split('.').reduce<unknown>((inside, part) => {
    const known = typeof inside === 'object' && inside !== null && Object.hasOwn(inside, part)
    // It has the part, so it is a group.
    return known ? (inside as NestedMessages)[part] : undefined
  }, messages)
}

/** Joins all texts below a value; of a text in several languages it takes the one of `tag`. */
function textIn(value: unknown, tag: string): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  if (Object.hasOwn(value, tag))
    return textIn(Object.getOwnPropertyDescriptor(value, tag)?.value, tag)
  return Object.values(value)
    .map((inside) => textIn(inside, tag))
    .join('')
}
