/** Returns the values of a header that is a list, in lower case. */
export function listValues(headers: Headers, name: string): readonly string[] {
  return (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
}

/** Returns true if a list names a value, or all of them with `*`. */
export function hasValue(headers: Headers, name: string, value: string): boolean {
  const values = listValues(headers, name)
  return values.includes(value.toLowerCase()) || values.includes('*')
}

/** Describes a header in a sentence: `Vary is "Origin".` or `There is no Vary.` */
export function describeHeader(headers: Headers, name: string): string {
  const value = headers.get(name)
  return value === null ? `There is no ${name}.` : `${name} is "${value}".`
}
