type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutForm<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K

/** The dotted paths of a catalogue's messages. The forms of a plural are one key. */
export type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutForm<K> : `${K}.${KeysOf<T[K]>}`
}[keyof T & string]
