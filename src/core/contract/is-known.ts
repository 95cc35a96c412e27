/** Returns false for the word that an answer holds in place of one that the contract does not list (SPEC §10.18). */
export function isKnown<Word extends string>(word: Word): word is Exclude<Word, 'unknown'> {
  return word !== 'unknown'
}

type Known<One, Name extends keyof One> = One & {
  readonly [N in Name]: Exclude<One[N], 'unknown'>
}

/** Returns a filter that keeps the objects whose word under a name the contract lists. */
export function knows<Name extends string>(
  name: Name,
): <One extends { readonly [N in Name]: string }>(one: One) => one is Known<One, Name> {
  return <One extends { readonly [N in Name]: string }>(one: One): one is Known<One, Name> =>
    isKnown(one[name])
}
