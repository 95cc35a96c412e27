import { type Files, merchantFile, sourceFolders } from '../../core/config/files.ts'
import { findCommit } from '../git/find-commit.ts'
import { listBlobs, readBlobs } from '../git/open-git-files.ts'
import { findCodes, openUnderPresentCode } from './former-codes.ts'
import type { HistorySource } from './list-history.ts'
import { openObjects } from './open-objects.ts'
import { listNamedMerchants } from './read-merchant-log.ts'

interface PastMerchant {
  readonly code: string
  /** A commit. */
  readonly revision: string
}

/**
 * Opens the files of a merchant, its parents and the merchants of its look as a commit has them, with everything that
 * all merchants share; the merchant has its present code. Throws in the operator's words where there is no such commit.
 */
export function openPastMerchant(source: HistorySource, { code, revision }: PastMerchant): Files {
  const { git, root, files } = source
  const commit = findCommit(git, { root, revision })
  const codes = findCodes({ git, root, code, from: 'HEAD' })
  const owners = new Set(codes)
  // A set is walked with what is added meanwhile. Of a thousand merchants, a few are read.
  for (const one of owners)
    for (const [, bytes] of readBlobs(git, root, listBlobs(git, root, commit, [merchantFile(one)])))
      for (const named of listNamedMerchants(bytes)) owners.add(named)
  const shared = sourceFolders.filter((folder) => folder !== 'merchants')
  const folders = [...[...owners].map((one) => `merchants/${one}`), ...shared]
  const objects = openObjects(git, root, files.installed)
  return openUnderPresentCode(objects.open(listBlobs(git, root, commit, folders)), codes)
}
