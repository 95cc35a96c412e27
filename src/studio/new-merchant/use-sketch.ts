import type { NewMerchantBody, NewMerchantSketch } from '../../core/contract/generated/workshop.ts'
import { useOpenedAt } from '../state/use-loaded.ts'
import { type TypedAnswer, useTypedQuery } from '../state/use-typed-query.ts'
import { useWorkshop } from '../state/workshop.tsx'

/** Asks what would become of what is typed. */
export function useSketch(draft: NewMerchantBody): TypedAnswer<NewMerchantSketch> {
  const ask = useWorkshop()
  const openedAt = useOpenedAt()
  const load = (body: NewMerchantBody) => ask('sketchMerchant', { body })
  return useTypedQuery({ key: ['sketchMerchant', openedAt], input: draft, load })
}
