export type Encoding = 'br' | 'gzip'

const known: readonly Encoding[] = ['br', 'gzip']

/** Parses an `Accept-Encoding` header; returns the allowed encodings, the preferred one first. */
export function parseAcceptEncoding(header: string | undefined): readonly Encoding[] {
  const weights = new Map(
    (header ?? '').split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0
  return known
    .filter((encoding) => weightOf(encoding) > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
}
