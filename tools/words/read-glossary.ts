/** A word or phrase that the glossary retired, and the word or phrase to write in its place. */
export interface RetiredWord {
  /** In lower case, except for an identifier. */
  readonly text: string
  /** `word`: a part of a name, or a word in prose; `name`: only a part of a name; `identifier`: a whole name; `prose`: a phrase. */
  readonly kind: 'word' | 'name' | 'identifier' | 'prose'
  readonly instead: string
}

const row = /^\| (?<first>[^|]+) \| (?<second>[^|]+) \|(?: (?<third>[^|]*)\|)?$/
const entry = /`(?<text>[^`]+)`(?: \((?<kind>name|identifier|prose)\))?/g

/**
 * Reads the retired words of `docs/glossary.md`: those of the third column of its first table, and
 * those of the first column of the table under "Sentences", which are phrases of prose.
 */
export function readGlossary(markdown: string): readonly RetiredWord[] {
  const [terms = '', sentences = ''] = markdown.split('## Sentences')
  return [
    ...listRows(terms).flatMap(({ first, third }) => readEntries(third, first, 'word')),
    ...listRows(sentences).flatMap(({ first, second }) => readEntries(first, second, 'prose')),
  ]
}

type Row = Readonly<Record<'first' | 'second' | 'third', string>>

function listRows(markdown: string): readonly Row[] {
  return markdown.split('\n').flatMap((line) => {
    const { first, second, third } = row.exec(line)?.groups ?? {}
    return first && second
      ? [{ first: first.trim(), second: second.trim(), third: third ?? '' }]
      : []
  })
}

function readEntries(
  cell: string,
  instead: string,
  usual: RetiredWord['kind'],
): readonly RetiredWord[] {
  return [...cell.matchAll(entry)].map(({ groups }) => {
    const kind = readKind(groups?.['kind']) ?? usual
    const text = groups?.['text'] ?? ''
    return { text: kind === 'identifier' ? text : text.toLowerCase(), kind, instead }
  })
}

function readKind(text: string | undefined): RetiredWord['kind'] | undefined {
  return (['name', 'identifier', 'prose'] as const).find((kind) => kind === text)
}
