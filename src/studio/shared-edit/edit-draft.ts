import type { SharedEditBody } from '../../core/contract/generated/studio-api.ts'

export const editKinds = ['set', 'inherit', 'move'] as const

/** An edit of several merchants as it is typed. */
export interface EditDraft {
  readonly kind: (typeof editKinds)[number]
  readonly path: string
  readonly value: string
  readonly page: string
  readonly block: string
  readonly side: 'before' | 'after'
  /** The block beside which a block moves. */
  readonly other: string
}

/** A draft before anything is typed. */
export const emptyDraft: EditDraft = {
  kind: 'set',
  path: '',
  value: '',
  page: 'home',
  block: '',
  side: 'before',
  other: '',
}

/** Returns the edit of a draft; undefined while a part of it is missing. */
export function readDraft(draft: EditDraft): Pick<SharedEditBody, 'path' | 'value'> | undefined {
  const [path, page, block, other] = [draft.path, draft.page, draft.block, draft.other].map(
    (text) => text.trim(),
  )
  if (draft.kind === 'move') {
    if (!page || !block || !other) return undefined
    return {
      path: `pages.${page}.moves.${block}`,
      value: JSON.stringify({ [draft.side]: other }),
    }
  }
  if (!path) return undefined
  if (draft.kind === 'inherit') return { path }
  return draft.value === '' ? undefined : { path, value: draft.value }
}
