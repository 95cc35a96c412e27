import { join } from 'node:path'
import type { Files } from '../../src/core/config/files.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'

const root = join(import.meta.dirname, '../..')
const own = openDiskFiles(root)
const brands = openDiskFiles(join(root, 'tests/fixtures/brands'))

/** The repository's merchants, and the brands of the fixtures beside them. */
export const brandFiles: Files = {
  read: (path) => own.read(path) ?? brands.read(path.replace(/^merchants\//, '')),
  list: (folder) => [
    ...own.list(folder),
    ...brands.list(folder === 'merchants' ? '.' : folder.replace(/^merchants\//, '')),
  ],
}
