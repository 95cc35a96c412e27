import type { SharedEditImpact } from '../../core/contract/generated/studio-api.ts'
import type { MerchantSource } from '../../core/find/open-merchant-reader.ts'
import { planSharedEdit, type SharedEdit } from '../../core/find/plan-shared-edit.ts'
import { contentHash } from '../../site/assemble/content-hash.ts'

/** A question for the impact of an edit of several merchants. */
export interface EditQuestion {
  readonly codes: readonly string[]
  readonly edit: SharedEdit
  /** The merchants that the asker may see; of others only their errors are counted. */
  readonly seen: readonly string[]
}

/** The impact of an edit, and the files to write. */
export interface EditAnswer {
  readonly impact: SharedEditImpact
  readonly texts: readonly { readonly path: string; readonly text: string }[]
}

/** Plans an edit of several merchants; nothing is written. */
export function answerEdit(
  source: MerchantSource,
  { codes, edit, seen }: EditQuestion,
): EditAnswer {
  const { merchants, heirs, broken, texts } = planSharedEdit(source, codes, edit)
  const isSeen = ({ code }: { readonly code: string }): boolean => seen.includes(code)
  const failing = broken.map(({ code, findings }) => ({
    code,
    sentences: findings.map(({ message }) => message),
  }))
  const hidden = failing.filter((one) => !isSeen(one)).length
  return {
    impact: {
      merchants: merchants.map(({ sentences, ...one }) => ({ ...one, sentences: [...sentences] })),
      heirs: heirs
        .filter(isSeen)
        .map(({ code, sentences }) => ({ code, sentences: [...sentences] })),
      broken: [
        ...failing.filter(isSeen),
        ...(hidden > 0 ? [{ code: '', sentences: [`${hidden} that you may not see.`] }] : []),
      ],
      files: texts.length,
      basis: contentHash(JSON.stringify(texts)),
    },
    texts: texts.map(({ path, text }) => ({ path, text })),
  }
}
