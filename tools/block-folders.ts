import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const areas = 'src/player/areas'

/** Lists the folder of each block type below the root, by type. A block is a folder in `blocks/` of an area. */
export function listBlockFolders(root: string): ReadonlyMap<string, string> {
  const folders = readdirSync(join(root, areas)).map((area) => `${areas}/${area}/blocks`)
  return new Map(
    folders
      .filter((folder) => existsSync(join(root, folder)))
      .flatMap((folder) =>
        readdirSync(join(root, folder)).map((type) => [type, `${folder}/${type}`]),
      ),
  )
}

/** Returns the folder of a block type below the root. Throws an error that names the type where no area has it. */
export function findBlockFolder(root: string, type: string): string {
  const folder = listBlockFolders(root).get(type)
  if (folder) return folder
  throw new Error(`No area in ${areas} has the block "${type}".`)
}
