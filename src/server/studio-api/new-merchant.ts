import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type {
  NewMerchant,
  NewMerchantBody,
  NewMerchantPreview,
} from '../../core/contract/generated/studio-api.ts'
import { createFolderAtomic } from '../../site/disk/create-folder-atomic.ts'
import { formatUnreadableLogo } from '../../site/new-merchant/parse-logo.ts'
import { canBeDrawn } from '../../site/pictures/can-be-drawn.ts'
import { commitChange } from './commit-change.ts'
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
  const path = `merchants/${code}`
  const files = [...content].map(([name, bytes]) => ({
    path: `${path}/${name}`,
    bytes: Buffer.from(bytes),
  }))
  await commitChange(studioApi, {
    call,
    merchant: code,
    files,
    check: () => {},
    write: () => writeFolder(studioApi, { path, content }),
    describe: () => ['a new merchant'],
  })
  return { code, files: files.map((file) => file.path), notes: preview.notes }
}

/** Writes the folder of a merchant; returns what removes it. */
function writeFolder(
  { root, writes }: StudioApi,
  folder: Parameters<typeof createFolderAtomic>[1],
): () => void {
  try {
    createFolderAtomic(
      root,
      folder,
      writes && ((at, bytes) => writes.write(at, Buffer.from(bytes))),
    )
  } catch (problem) {
    throw refuse('not-made', {
      sentence: problem instanceof Error ? problem.message : String(problem),
    })
  }
  return () => rmSync(join(root, folder.path), { recursive: true })
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
