import { workspaceFile } from '../../core/config/files.ts'
import type {
  DeletedMerchant,
  DeletionBody,
  DeletionImpact,
} from '../../core/contract/generated/studio-api.ts'
import { removeFolder } from '../../site/disk/remove-folder.ts'
import { type Replacement, replaceFiles } from '../../site/disk/replace-files.ts'
import {
  type DeletionPlan,
  describeDeletion,
  listObstacles,
} from '../../site/merchant-folders/plan-deletion.ts'
import { commitChange } from './commit-change.ts'
import { loadOutside } from './load-outside.ts'
import { hashParts, readFileState } from './read-files.ts'
import { refuse } from './refusal.ts'
import type { HandledCall, StudioApi } from './studio-api.ts'

type DeletionQuestion = Pick<HandledCall, 'code' | 'caller'>

/** Returns what deleting a merchant would remove; nothing is removed. */
export async function readDeletionImpact(
  studioApi: StudioApi,
  question: DeletionQuestion,
): Promise<DeletionImpact> {
  return (await planMerchantDeletion(studioApi, question)).impact
}

/** Deletes a merchant, with the roles that name it, in one commit, if it still removes what was read. */
export async function deleteMerchant(
  studioApi: StudioApi,
  call: HandledCall & { readonly body: DeletionBody },
): Promise<DeletedMerchant> {
  const { code, body } = call
  const { files: disk } = studioApi
  if (body.typed.trim() !== code) throw refuse('not-confirmed', { code })
  const { plan, impact } = await planMerchantDeletion(studioApi, call)
  if (impact.obstacles.length > 0) throw refuse('merchant-needed', { sentences: impact.obstacles })
  if (body.basis !== impact.basis) throw refuse('deletion-changed', {})
  const workspace = workspaceChange(plan)
  const paths = [...plan.files, workspaceFile]
  const stateOf = (): string =>
    hashParts(paths.map((path) => readFileState(disk, path).fingerprint))
  const before = stateOf()
  let finish: (() => void) | undefined
  await commitChange(studioApi, {
    call,
    merchant: code,
    files: [...plan.files.map((path) => ({ path, bytes: undefined })), ...workspace],
    check: () => {
      if (stateOf() !== before) throw refuse('deletion-changed', {})
    },
    write: () => {
      const removal = removeMerchant(studioApi, code, workspace)
      finish = removal.finish
      return removal.restore
    },
    describe: () => ['the merchant is deleted'],
  })
  finish?.()
  return { code }
}

interface PlannedDeletion {
  readonly plan: DeletionPlan
  readonly impact: DeletionImpact
}

async function planMerchantDeletion(
  studioApi: StudioApi,
  { code, caller }: DeletionQuestion,
): Promise<PlannedDeletion> {
  const plan = await studioApi.queries.ask({ about: 'deletion', code })
  const outside = await loadOutside(studioApi, { code, caller })
  const sentences = describeDeletion(plan, outside)
  const basis = hashParts([...sentences, ...plan.files, plan.workspace ?? ''])
  return { plan, impact: { sentences, obstacles: listObstacles(plan, outside), basis } }
}

function workspaceChange({ workspace }: DeletionPlan): Replacement[] {
  return workspace === undefined ? [] : [{ path: workspaceFile, bytes: Buffer.from(workspace) }]
}

interface Removal {
  readonly restore: () => void
  readonly finish: () => void
}

/** Takes the folder of a merchant away and writes the file of the workspace, both or neither. */
function removeMerchant(
  { root, files: disk, writes }: StudioApi,
  code: string,
  workspace: readonly Replacement[],
): Removal {
  const before = workspace.map(({ path }) => ({ path, bytes: disk.readBytes(path) }))
  const replace = (files: readonly Replacement[]): void =>
    replaceFiles(files, { root, ready: () => {}, ...(writes && { writes }) })
  try {
    const removed = removeFolder(root, `merchants/${code}`)
    try {
      replace(workspace)
    } catch (cause) {
      removed.restore()
      throw cause
    }
    return {
      restore: () => {
        removed.restore()
        replace(before)
      },
      finish: removed.finish,
    }
  } catch (problem) {
    throw refuse('not-made', {
      sentence: problem instanceof Error ? problem.message : String(problem),
    })
  }
}
