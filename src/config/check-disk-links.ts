import { type Files, leadsOut } from './files.ts'
import { createFinding, type Finding } from './finding.ts'
import { startOf } from './source.ts'

/** Symbolic links of a merchant's folder that lead out of the merchants, so that nobody follows them. */
export function checkDiskLinks(files: Files, code: string): Finding[] {
  const top = `merchants/${code}/`
  const look = (folder: string): Finding[] =>
    files.list(folder).flatMap((name) => {
      const path = `${folder}/${name}`
      return files.isOutsideLink?.(path) ? [sayLink(path, path.slice(top.length))] : look(path)
    })
  const folder = `merchants/${code}`
  return leadsOut(files, folder) ? [sayLink(folder, code)] : look(folder)
}

function sayLink(path: string, name: string): Finding {
  return createFinding('outside-link', { span: startOf({ path, text: '' }), path: [] }, { name })
}
