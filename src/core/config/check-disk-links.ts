import { type Files, isUnreadable, leadsOut, merchantFile } from './files.ts'
import { createFinding, type Finding } from './finding.ts'
import { spanAt } from './source.ts'

/**
 * Reports symbolic links in a merchant's folder that are not followed, because they lead out of the
 * merchants' folder, to a missing file or in a cycle.
 */
export function checkDiskLinks(files: Files, code: string): Finding[] {
  const top = `merchants/${code}/`
  const visit = (folder: string): Finding[] =>
    files.list(folder).flatMap((name) => {
      const path = `${folder}/${name}`
      return files.isOutsideLink?.(path)
        ? [createLinkFinding(path, path.slice(top.length))]
        : visit(path)
    })
  const folder = `merchants/${code}`
  return leadsOut(files, folder) ? [createLinkFinding(folder, code)] : visit(folder)
}

/** Reports a merchant's file that exists and cannot be read, unless a link leads out, which is reported at the link. */
export function checkReadable(files: Files, path: string): Finding[] {
  if (!isUnreadable(files, path) || leadsOut(files, path)) return []
  const name = path.split('/').slice(2).join('/')
  const span = spanAt({ path, text: '' })
  return [createFinding('unreadable-file', { span, path: [] }, { name })]
}

/** Returns the findings of a merchant whose `merchant.json` cannot be read. */
export function checkUnread(files: Files, code: string): Finding[] {
  return [...checkDiskLinks(files, code), ...checkReadable(files, merchantFile(code))]
}

function createLinkFinding(path: string, name: string): Finding {
  return createFinding('outside-link', { span: spanAt({ path, text: '' }), path: [] }, { name })
}
