import type {
  Duplicate,
  DuplicateBody,
  DuplicatePreview,
} from '../../core/contract/generated/studio-api.ts'
import { createMerchantFolder } from './create-merchant-folder.ts'
import { refuse } from './refusal.ts'
import type { HandledCall, StudioApi } from './studio-api.ts'

type DuplicateRequest = Pick<HandledCall, 'code'> & { readonly body: DuplicateBody }

/** Returns what a copy of a merchant would be; nothing is written. */
export async function previewDuplicate(
  { queries }: StudioApi,
  { code, body }: DuplicateRequest,
): Promise<DuplicatePreview> {
  const { offered, problems, notes } = await queries.ask({ about: 'duplicate', code, typed: body })
  return {
    offered: { ...offered },
    problems: problems.map((problem) => ({ ...problem })),
    notes: [...notes],
  }
}

/** Copies a merchant as the command line does, whole or not at all. */
export async function duplicateMerchant(
  studioApi: StudioApi,
  call: HandledCall & DuplicateRequest,
): Promise<Duplicate> {
  const { code: original, body } = call
  const { problems, content, notes } = await studioApi.queries.ask({
    about: 'duplicate',
    code: original,
    typed: body,
  })
  if (!content) throw refuse('not-sketched', { sentences: problems.map(({ message }) => message) })
  const code = body.code.trim()
  const files = await createMerchantFolder(studioApi, {
    call,
    code,
    content,
    describe: () => [`a copy of "${original}"`],
  })
  return { code, files, notes: [...notes] }
}
