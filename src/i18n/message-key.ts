import type en from '../../locales/en.json'

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutForm<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutForm<K> : `${K}.${KeysOf<T[K]>}`
}[keyof T & string]

/** A message of locales/en.json by its dotted path; the forms of a plural are one key. */
export type MessageKey = KeysOf<Omit<typeof en, '$language'>>

/** What stands in a message's `{{places}}`; `count` chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>
