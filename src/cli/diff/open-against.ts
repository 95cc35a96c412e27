import { Option } from '@commander-js/extra-typings'
import type { Files } from '../../core/config/files.ts'
import { overPackage } from '../../core/config/over-package.ts'
import { findCommit } from '../../site/git/find-commit.ts'
import { openGitFiles } from '../../site/git/open-git-files.ts'
import type { CliEnvironment } from '../environment.ts'

const latest = 'HEAD'

export function againstOption() {
  return new Option(
    '--against <rev|dir>',
    'a folder that holds merchants/, or a git revision, to compare with',
  ).default(latest)
}

/** The files of what to compare with; throws in the operator's words where there is no such thing. */
export function openAgainst(against: string, root: string, environment: CliEnvironment): Files {
  if (against === '')
    throw new Error('--against names nothing. Give a revision such as HEAD~1, or a folder.')
  // A dash is no folder's first letter here, so that an option is not taken for one.
  const folder =
    against.startsWith('-') || against === latest ? undefined : environment.filesAt(against)
  if (folder && folder.list('merchants').length > 0) return folder
  const { git } = environment
  const instead = 'name a folder: --against DIR'
  const files = openGitFiles(git, root, findCommit(git, { root, revision: against, instead }))
  // No revision of a workspace contains what it takes from the package.
  const { installed } = environment.filesAt(root)
  return installed ? overPackage(files, installed) : files
}
