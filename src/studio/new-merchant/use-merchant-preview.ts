import type {
  NewMerchantBody,
  NewMerchantPreview,
} from '../../core/contract/generated/studio-api.ts'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useOpenedAt } from '../state/use-loaded.ts'
import { type TypedAnswer, useTypedQuery } from '../state/use-typed-query.ts'

/** Asks what would become of what is typed. */
export function useMerchantPreview(draft: NewMerchantBody): TypedAnswer<NewMerchantPreview> {
  const ask = useStudioApi()
  const openedAt = useOpenedAt()
  const load = (body: NewMerchantBody) => ask('previewMerchant', { body })
  return useTypedQuery({ key: ['previewMerchant', openedAt], input: draft, load })
}
