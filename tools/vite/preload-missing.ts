import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite'

export interface PreloadMissing {
  readonly plugin: Plugin
  readonly resolveDependencies: ResolveModulePreloadDependenciesFn
}

/**
 * Names, beside each import that waits, only the scripts that its own file has not loaded already:
 * whatever runs has everything that it imports at once, and a guest's home pays for each name.
 */
export function preloadMissing(): PreloadMissing {
  const imports = new Map<string, readonly string[]>()
  return {
    plugin: {
      name: 'preload-missing',
      apply: 'build',
      generateBundle(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') imports.set(output.fileName, output.imports)
      },
    },
    resolveDependencies(file, dependencies, { hostId, hostType }) {
      if (hostType === 'html') return dependencies
      const loaded = new Set([hostId])
      // A set hands out what is added while it is walked.
      for (const file of loaded) for (const one of imports.get(file) ?? []) loaded.add(one)
      const missing = dependencies.filter((one) => !loaded.has(one))
      // The import itself begins at once, unless it waits for a style.
      return missing.some((one) => one.endsWith('.css'))
        ? missing
        : missing.filter((one) => one !== file)
    },
  }
}
