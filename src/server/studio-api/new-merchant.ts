import type {
  NewMerchant,
  NewMerchantBody,
  NewMerchantPreview,
} from '../../core/contract/generated/studio-api.ts'
import { formatUnreadableLogo } from '../../site/new-merchant/parse-logo.ts'
import { canBeDrawn } from '../../site/pictures/can-be-drawn.ts'
import { createMerchantFolder } from './create-merchant-folder.ts'
import { decodeFile } from './decode-file.ts'
import type { NewMerchantResult } from './preview-new-merchant.ts'
import { refuse } from './refusal.ts'
import type { HandledCall, StudioApi } from './studio-api.ts'

interface PreviewRequest {
  readonly body: NewMerchantBody
}

/** Returns the preview of a merchant that is being typed; nothing is written. */
export async function handleNewMerchantPreview(
  studioApi: StudioApi,
  { body }: PreviewRequest,
): Promise<NewMerchantPreview> {
  return (await look(studioApi, body)).preview
}

/** Makes a merchant as the command line does, whole or not at all. */
export async function createMerchant(
  studioApi: StudioApi,
  call: HandledCall & PreviewRequest,
): Promise<NewMerchant> {
  const { body } = call
  const { preview, content } = await look(studioApi, body)
  const code = body.code.trim()
  if (!content || preview.problems.length > 0)
    throw refuse('not-sketched', { sentences: preview.problems.map(({ message }) => message) })
  const files = await createMerchantFolder(studioApi, {
    call,
    code,
    content,
    describe: () => ['a new merchant'],
  })
  return { code, files, notes: preview.notes }
}

async function look(
  { queries }: StudioApi,
  { logo, ...typed }: NewMerchantBody,
): Promise<NewMerchantResult> {
  if (!logo) return await queries.ask({ about: 'newMerchant', typed })
  const { name, content } = logo
  const bytes = decodeFile(content)
  const answer = await queries.ask({
    about: 'newMerchant',
    typed: { ...typed, logo: { name, bytes } },
  })
  const { problems } = answer.preview
  if (problems.some(({ about }) => about === 'logo')) return answer
  const sentence = await formatUnreadableLogo(name, bytes, canBeDrawn)
  if (sentence === undefined) return answer
  const broken = { about: 'logo', message: sentence } as const
  return { preview: { ...answer.preview, problems: [...problems, broken] }, content: undefined }
}
