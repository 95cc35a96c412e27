import type { InheritedWords } from '../../core/contract/generated/studio-api.ts'
import { useStudioApi } from './studio-api-context.tsx'
import { useDraftTexts, useMerchantCode, useValues } from './use-editor.tsx'
import { type Loaded, useLoaded } from './use-loaded.ts'

export interface InheritedQuestion {
  /** True if anything is requested at all. */
  readonly isAsked: boolean
}

/** Loads what a merchant inherits in each language; it depends on the languages and the parent of the settings alone. */
export function useInheritedWords({
  isAsked,
}: InheritedQuestion): Loaded<readonly InheritedWords[]> {
  const ask = useStudioApi()
  const code = useMerchantCode()
  const texts = useDraftTexts()
  const values = useValues()
  const merchant = code
  const about = [values.shown(['languages', 'supported']), values.own(['extends'])]
  return useLoaded(isAsked ? ['listWords', merchant, about] : null, async () => {
    const settings = texts.filter(({ path }) => path.endsWith('/merchant.json'))
    const { languages } = await ask('listWords', { merchant, body: { texts: settings } })
    return languages
  })
}
