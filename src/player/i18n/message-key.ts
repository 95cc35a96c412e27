import type account from '../../../locales/en/account.json'
import type common from '../../../locales/en/common.json'
import type form from '../../../locales/en/form.json'
import type home from '../../../locales/en/home.json'
import type lobby from '../../../locales/en/lobby.json'
import type play from '../../../locales/en/play.json'
import type { KeysOf } from './keys-of.ts'

/** The messages of each area; an area that English gets later has its line here. */
export interface Catalogues {
  readonly account: typeof account
  readonly common: Omit<typeof common, '$language'>
  readonly form: typeof form
  readonly home: typeof home
  readonly lobby: typeof lobby
  readonly play: typeof play
}

/** A part of the messages that is loaded by itself. */
export type Area = keyof Catalogues

/** A message of locales/en by its dotted path; the forms of a plural are one key. */
export type MessageKey = { [A in Area]: KeysOf<Catalogues[A]> }[Area]

/** What stands in a message's `{{places}}`; `count` chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>
