/** The modules of a chain of imports, from the entry to the last. */
export type ImportChain = readonly string[]

export interface ModuleImports {
  readonly importsOf: (id: string) => readonly string[]
  /** Returns whether a module may be imported, whatever it imports itself. */
  readonly isExpected: (id: string) => boolean
}

/** Returns the shortest chain of imports to each unexpected module that an expected one imports without waiting. */
export function findStrangers(
  entry: string,
  { importsOf, isExpected }: ModuleImports,
): ImportChain[] {
  const chains: ImportChain[] = [[entry]]
  const seen = new Set([entry])
  // The list grows while it is read, so that shorter chains come first.
  for (const chain of chains)
    for (const id of isExpected(chain.at(-1) ?? '') ? importsOf(chain.at(-1) ?? '') : [])
      if (!seen.has(id)) {
        seen.add(id)
        chains.push([...chain, id])
      }
  return chains.filter((chain) => !isExpected(chain.at(-1) ?? ''))
}
