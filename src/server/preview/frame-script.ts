import type { DiskFiles } from '../../site/disk/disk-files.ts'

const source = 'src/studio/preview-agent/preview-agent.ts'

/** Returns the address of the preview agent's script, or undefined if the studio is not built. */
export function frameScript(dist: DiskFiles, development: object | undefined): string | undefined {
  if (development) return `/${source}`
  const text = dist.read('.vite/manifest.json')
  if (text === undefined) return undefined
  const list: Readonly<Record<string, { readonly file: string }>> = JSON.parse(text)
  const entry = list[source]
  return entry && `/${entry.file}`
}
