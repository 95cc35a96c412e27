import type { TeamPerson } from '../../../core/contract/generated/studio-api.ts'

/**
 * Returns the people whose name follows an @ in a text, each once. If one name begins with another, the
 * longer one counts; people of the same name are all mentioned.
 */
export function findMentions(text: string, people: readonly TeamPerson[]): TeamPerson[] {
  const named = people.filter(({ name }) => name !== '')
  const found = new Map<string, TeamPerson>()
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])@/gu)) {
    const rest = text.slice(index + 1)
    const begun = named.filter(({ name }) => beginsWith(rest, name))
    const longest = Math.max(0, ...begun.map(({ name }) => name.length))
    for (const person of begun) if (person.name.length === longest) found.set(person.id, person)
  }
  return [...found.values()]
}

/** Compares without regard to case. A name ends where no letter or digit of its script follows. */
function beginsWith(text: string, name: string): boolean {
  if (text.slice(0, name.length).toLowerCase() !== name.toLowerCase()) return false
  return !/^[\p{Script=Latin}\p{N}]/u.test(text.slice(name.length))
}
