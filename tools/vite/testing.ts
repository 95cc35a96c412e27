import { join } from 'node:path'
import { build, type Rolldown, type UserConfig } from 'vite'

/** Returns the output of a build over files in memory; `root` is the folder that contains them. */
export async function buildFiles(
  root: string,
  files: Readonly<Record<string, string>>,
  { plugins = [], build: settings }: UserConfig,
): Promise<Rolldown.OutputChunk[]> {
  const disk: Rolldown.Plugin = {
    name: 'disk',
    resolveId(source, importer) {
      const id = source.startsWith('.') && importer ? join(importer, '..', source) : source
      return id.startsWith(root) ? id : undefined
    },
    load: (id) => files[id.slice(root.length + 1).split('?')[0] ?? ''],
  }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, disk],
    build: { ...settings, write: false },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.filter((one) => one.type === 'chunk')
}
