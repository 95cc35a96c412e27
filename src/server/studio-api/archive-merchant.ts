import { count } from '../../core/config/count.ts'
import { merchantFile } from '../../core/config/files.ts'
import type { ArchiveBody, MerchantArchive } from '../../core/contract/generated/studio-api.ts'
import { formatRelated } from '../../site/merchant-folders/plan-archive.ts'
import type { Caller } from '../access/caller.ts'
import { readFileState } from './read-files.ts'
import { refuse } from './refusal.ts'
import type { HandledCall, StudioApi } from './studio-api.ts'
import { writeFiles } from './write-files.ts'

/** Archives a merchant or restores it, unless another one is in the way. */
export async function archiveMerchant(
  studioApi: StudioApi,
  call: HandledCall & { readonly body: ArchiveBody },
): Promise<MerchantArchive> {
  const { code, caller, body } = call
  const { archived } = body
  const path = merchantFile(code)
  const { fingerprint } = readFileState(studioApi.files, path)
  const plan = await studioApi.queries.ask({ about: 'archive', code, archived })
  const { text, related } = plan
  if (related.length > 0)
    throw refuse('archive-refused', {
      sentence: formatRelated(nameSeen(related, caller), archived),
    })
  if (text === undefined) return { code, archived }
  await writeFiles(studioApi, {
    call,
    merchant: code,
    files: [{ path, bytes: Buffer.from(text) }],
    check: () => {
      if (readFileState(studioApi.files, path).fingerprint !== fingerprint)
        throw refuse('changed', { paths: [path] })
    },
    describe: () => [archived ? 'the merchant is archived' : 'the merchant is restored'],
  })
  return { code, archived }
}

/** Names the merchants that the caller may see, and counts the others. */
function nameSeen(codes: readonly string[], { maySee }: Caller): string {
  const seen = codes.filter(maySee)
  const hidden = codes.length - seen.length
  return [
    ...seen,
    ...(hidden > 0 ? [`${count(hidden, 'merchant')} that you do not see`] : []),
  ].join(', ')
}
