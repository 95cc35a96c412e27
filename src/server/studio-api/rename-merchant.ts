import type {
  RenameBody,
  RenamedMerchant,
  RenameImpact,
  RenameOrder,
} from '../../core/contract/generated/studio-api.ts'
import { moveFolder } from '../../site/disk/move-folder.ts'
import type { Replacement } from '../../site/disk/replace-files.ts'
import { describeRename, listRenameObstacles } from '../../site/merchant-folders/describe-rename.ts'
import {
  type RenamePlan,
  renamedPath,
  renameMove,
} from '../../site/merchant-folders/plan-rename.ts'
import { commitChange } from './commit-change.ts'
import { loadOutside } from './load-outside.ts'
import { hashParts, readFileState } from './read-files.ts'
import { refuse } from './refusal.ts'
import type { HandledCall, StudioApi } from './studio-api.ts'

type RenameQuestion = Pick<HandledCall, 'code' | 'caller'> & { readonly body: RenameBody }

/** Returns what renaming a merchant would change; nothing is changed. */
export async function readRenameImpact(
  studioApi: StudioApi,
  question: RenameQuestion,
): Promise<RenameImpact> {
  const planned = await planMerchantRename(studioApi, question)
  if ('problem' in planned)
    return { problem: planned.problem, sentences: [], obstacles: [], basis: '' }
  return planned.impact
}

/** Renames a merchant with all that names it, in one commit, if it still changes what was read. */
export async function renameMerchant(
  studioApi: StudioApi,
  call: HandledCall & { readonly body: RenameOrder },
): Promise<RenamedMerchant> {
  const { code, body, caller } = call
  const planned = await planMerchantRename(studioApi, call)
  if ('problem' in planned) throw refuse('rename-refused', { sentences: [planned.problem] })
  const { plan, impact } = planned
  if (impact.obstacles.length > 0) throw refuse('rename-refused', { sentences: impact.obstacles })
  if (body.basis !== impact.basis) throw refuse('rename-changed', {})
  const { run } = await studioApi.publishing.read()
  if (run?.state === 'busy') throw refuse('publishing', { kind: run.kind })
  const { to } = plan
  const before = hashState(studioApi, plan)
  await commitChange(studioApi, {
    call,
    merchant: to,
    files: listChangedFiles(studioApi, plan),
    check: () => {
      if (hashState(studioApi, plan) !== before) throw refuse('rename-changed', {})
    },
    write: () => moveMerchant(studioApi, plan),
    within: (work) => caller.together.renameMerchant({ from: code, to }, work),
    describe: () => [`the merchant "${code}" is renamed to "${to}"`],
  })
  return { code: to }
}

async function planMerchantRename(
  studioApi: StudioApi,
  { code, caller, body }: RenameQuestion,
): Promise<
  { readonly problem: string } | { readonly plan: RenamePlan; readonly impact: RenameImpact }
> {
  const { code: to, atGateway } = body
  const planned = await studioApi.queries.ask({ about: 'rename', code, to, atGateway })
  if ('problem' in planned) return planned
  const { plan } = planned
  const surroundings = {
    ...(await loadOutside(studioApi, { code, caller })),
    isCommitted: studioApi.commits !== undefined && caller.author !== undefined,
  }
  const sentences = describeRename(plan, surroundings)
  const texts = plan.texts.map(({ text }) => text)
  const basis = hashParts([...sentences, ...plan.files, ...texts])
  const obstacles = listRenameObstacles(plan, surroundings)
  return { plan, impact: { sentences, obstacles, basis } }
}

/** Hashes the files that a rename moves or changes, as they are before it. */
function hashState({ files }: StudioApi, plan: RenamePlan): string {
  const { code, to, texts } = plan
  const others = texts
    .map(({ path }) => path)
    .filter((path) => !path.startsWith(`merchants/${to}/`))
  const paths = [...plan.files, ...others, `merchants/${code}/merchant.json`]
  return hashParts(paths.map((path) => readFileState(files, path).fingerprint))
}

/** Lists what the commit of a rename has. A file that git ignores moves along on the disk only. */
function listChangedFiles({ files: disk }: StudioApi, plan: RenamePlan): Replacement[] {
  const moved = plan.tracked ?? plan.files
  const texts = new Map(plan.texts.map(({ path, text }) => [path, Buffer.from(text)] as const))
  const after = new Map([
    ...moved.map((path) => [renamedPath(path, plan), disk.readBytes(path)] as const),
    ...texts,
  ])
  return [
    ...moved.map((path) => ({ path, bytes: undefined })),
    ...[...after].map(([path, bytes]) => ({ path, bytes })),
  ]
}

function moveMerchant({ root, writes }: StudioApi, plan: RenamePlan): () => void {
  try {
    return moveFolder(renameMove(plan), { root, ...(writes && { writes }) })
  } catch (problem) {
    throw refuse('not-made', {
      sentence: problem instanceof Error ? problem.message : String(problem),
    })
  }
}
