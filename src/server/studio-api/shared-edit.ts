import { count } from '../../core/config/count.ts'
import { merchantFile } from '../../core/config/files.ts'
import { readTypedValue } from '../../core/config/typed-value.ts'
import type { SharedEditBody, SharedEditImpact } from '../../core/contract/generated/studio-api.ts'
import { refuseSharedEdit } from '../../core/find/plan-shared-edit.ts'
import type { Caller } from '../access/caller.ts'
import type { EditAnswer } from '../merchant-lists/answer-edit.ts'
import { listSeen } from './find-merchants.ts'
import { isMerchant } from './merchant-paths.ts'
import { readFileState } from './read-files.ts'
import { refuse } from './refusal.ts'
import type { HandledCall, StudioApi } from './studio-api.ts'
import { writeFiles } from './write-files.ts'

interface EditRequest {
  readonly body: SharedEditBody
  readonly caller: Caller
}

/** Returns the impact of an edit of several merchants; nothing is written. */
export async function previewEdit(
  studioApi: StudioApi,
  request: EditRequest,
): Promise<SharedEditImpact> {
  return (await planEdit(studioApi, request)).impact
}

/** Writes an edit of several merchants, in all files or in none, if it still changes what was reviewed. */
export async function applyEdit(
  studioApi: StudioApi,
  request: EditRequest & HandledCall,
): Promise<SharedEditImpact> {
  const { files } = studioApi
  const { merchants, basis } = request.body
  const stateOf = (path: string): string => readFileState(files, path).fingerprint
  const before = new Map(merchants.map(merchantFile).map((path) => [path, stateOf(path)]))
  const { impact, texts } = await planEdit(studioApi, request)
  if (impact.broken.length > 0)
    throw refuse('edit-refused', { sentence: 'Merchants that inherit it would have errors.' })
  if (basis !== impact.basis) throw refuse('edit-changed', {})
  const changing = impact.merchants.filter(({ outcome }) => outcome === 'changes')
  await writeFiles(studioApi, {
    call: request,
    merchant: nameMerchants(changing.map(({ code }) => code)),
    files: texts.map(({ path, text }) => ({ path, bytes: Buffer.from(text) })),
    check: () => {
      if (texts.some(({ path }) => before.get(path) !== stateOf(path)))
        throw refuse('edit-changed', {})
    },
    describe: () =>
      changing.flatMap(({ code, sentences }) =>
        sentences.map((sentence) => `${code}: ${sentence}`),
      ),
  })
  return impact
}

/** Names the merchants of a commit, or counts them where they are many. */
function nameMerchants(codes: readonly string[]): string {
  return codes.length <= 3 ? codes.join(', ') : count(codes.length, 'merchant')
}

async function planEdit(
  { files, lists }: StudioApi,
  { body: { merchants, path, value }, caller }: EditRequest,
): Promise<EditAnswer> {
  const unknown = merchants.find((code) => !isMerchant(files, code))
  if (unknown !== undefined) throw refuse('no-merchant', { code: unknown })
  const edit = { path, ...(value !== undefined && { value }) }
  const sentence = refuseSharedEdit(edit)
  if (sentence !== undefined) throw refuse('edit-refused', { sentence })
  // Through a look, whoever may not see a merchant could read it.
  const look = path === 'theme.look' ? String(readTypedValue(value ?? '')) : ''
  if (look !== '' && !caller.maySee(look))
    throw refuse('no-role', { role: 'viewer', where: [look] })
  const codes = [...new Set(merchants)].sort()
  return await lists.ask({ about: 'edit', codes, edit, seen: listSeen(files, caller) })
}
