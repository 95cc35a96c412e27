import { type Files, isUnreadable, leadsOut, merchantFile } from './files.ts'
import { createFinding, type Finding } from './finding.ts'
import { startOf } from './source.ts'

/** Symbolic links of a merchant's folder that nobody follows: they lead out of the merchants, to nothing or in a circle. */
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

/** That a file of a merchant is there and cannot be read; a link that leads out is told where it is. */
export function checkReadable(files: Files, path: string): Finding[] {
  if (!isUnreadable(files, path) || leadsOut(files, path)) return []
  const name = path.split('/').slice(2).join('/')
  const span = startOf({ path, text: '' })
  return [createFinding('unreadable-file', { span, path: [] }, { name })]
}

/** What is to be said of a merchant whose own file cannot be read. */
export function checkUnread(files: Files, code: string): Finding[] {
  return [...checkDiskLinks(files, code), ...checkReadable(files, merchantFile(code))]
}

function sayLink(path: string, name: string): Finding {
  return createFinding('outside-link', { span: startOf({ path, text: '' }), path: [] }, { name })
}
