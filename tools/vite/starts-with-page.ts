interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** Names the chunk `start` for every module that an entry imports without waiting; the entry itself stays one. */
export function startsWithPage(entry: string): (id: string, graph: ModuleGraph) => string | null {
  let started: ReadonlySet<string> | undefined
  return (id, graph) => {
    started ??= reach(entry, graph)
    return started.has(id) && id !== entry ? 'start' : null
  }
}

function reach(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  visit(entry)
  return seen
}
