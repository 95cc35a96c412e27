import type { UndoPlan } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useDispatch, useDraftTexts, useMerchantCode } from '../state/use-editor.tsx'
import { type Mutation, useStudioMutation } from '../state/use-studio-mutation.ts'

/** What is undone: a commit, or what it did to one picture of the merchant, such as `art/logo.svg`. */
export interface UndoneChange {
  readonly commit: string
  readonly picture?: string
}

/** Undoes a commit in what is edited, as one step, where nothing later built on it. */
export function useUndoCommit(): Mutation<UndoneChange, UndoPlan> {
  const ask = useStudioApi()
  const step = useT('steps')
  const merchant = useMerchantCode()
  const texts = useDraftTexts()
  const dispatch = useDispatch()
  return useStudioMutation('planUndo', async (undone: UndoneChange) => {
    const { commit, picture } = undone
    const plan = await ask('planUndo', { merchant, body: { ...undone, texts: [...texts] } })
    if (plan.untold === undefined && plan.conflicts.length + plan.others.length === 0)
      dispatch({
        act: 'write',
        texts: plan.texts,
        name: step('undone', { change: picture ?? (plan.subject || commit.slice(0, 10)) }),
      })
    return plan
  })
}
