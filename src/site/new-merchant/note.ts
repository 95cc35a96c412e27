/** What is asked of a merchant to be. */
export type Field = 'code' | 'parent' | 'name' | 'colour' | 'languages' | 'hosts' | 'logo'

/** What had to be another than asked for, in a sentence. */
export interface Note {
  readonly about: Field
  readonly says: string
}
