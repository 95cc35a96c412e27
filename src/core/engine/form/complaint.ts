/** What can be wrong with a value. */
export type FieldProblem = 'required' | 'tooShort' | 'tooLong' | 'pattern' | 'kind' | 'different'

/** What is wrong with a field: a message by its key with what fills it, or words of the gateway. */
export type Complaint<Key extends string = string> =
  | { readonly key: Key; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly words: string }

/** Writes a complaint as the one text that an issue of a Standard Schema carries. */
export function writeComplaint(complaint: Complaint): string {
  return JSON.stringify(complaint)
}

/** Reads the complaint that `writeComplaint` wrote. */
export function readComplaint(message: string): Complaint {
  return JSON.parse(message) as Complaint // nothing else writes the issues of our forms
}
