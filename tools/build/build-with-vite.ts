import { join } from 'node:path'
import { createBuilder } from 'vite'
import type { BuildWith } from './ensure-built.ts'
import { namedSources } from './named-sources.ts'

/** Builds a part with Vite; throws if the build fails. */
export const buildWithVite: BuildWith = async (root, part, outDir) => {
  const { config, environment, mode, sources } = part
  // Vite would build React for development where the shell, or a test, names another environment.
  process.env['NODE_ENV'] = 'production'
  const to = { outDir, emptyOutDir: true }
  const builder = await createBuilder({
    root,
    mode,
    configFile: join(root, config),
    logLevel: 'warn',
    plugins: [namedSources(root, sources)],
    build: to,
    environments: environment === 'ssr' ? { ssr: { build: to } } : {},
  })
  const chosen = builder.environments[environment]
  if (!chosen) throw new Error(`${config} has no environment "${environment}".`)
  await builder.build(chosen)
}
