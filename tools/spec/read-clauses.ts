const heading = /^### §(?<number>\d+\.\d+) (?<title>.+)$/gm
// A section of an RFC is no clause of ours.
const reference = /(?<!RFC \d{4}[, ]*)§(?<number>\d+(?:\.\d+)?)/g

/** Lists the numbers of the clauses of a chapter, in the order of the file, such as `2.14`. */
export function readClauses(markdown: string): readonly string[] {
  return [...markdown.matchAll(heading)].map(({ groups }) => groups?.['number'] ?? '')
}

/** A clause that a text refers to. */
export interface ClauseReference {
  /** From 1. */
  readonly line: number
  /** As somebody wrote it, such as `2.14`, or `2` without a clause. */
  readonly number: string
}

/** Lists the clauses that a text refers to, by `§` and a number. */
export function readReferences(text: string): readonly ClauseReference[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(reference)].map(({ groups }) => ({
      line: index + 1,
      number: groups?.['number'] ?? '',
    })),
  )
}
