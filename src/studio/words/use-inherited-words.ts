import { useCallback, useEffect, useRef } from 'react'
import type { InheritedWords } from '../../contract/generated/workshop.ts'
import { useOpen } from '../state/use-bench.tsx'
import { type Loaded, useLoaded } from '../state/use-loaded.ts'
import { useWorkshop } from '../state/workshop.tsx'

export interface InheritedQuestion {
  /** Whether anything is asked at all; without it no language says anything. */
  readonly isAsked: boolean
}

/** What a merchant inherits in each language; it depends on the languages and the parent alone, which the settings say. */
export function useInheritedWords({
  isAsked,
}: InheritedQuestion): Loaded<readonly InheritedWords[]> {
  const ask = useWorkshop()
  const { bench, texts, values } = useOpen()
  const latest = useRef(texts)
  useEffect(() => {
    latest.current = texts
  })
  const mark = JSON.stringify([values.shown(['languages', 'supported']), values.own(['extends'])])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark is what of the texts it depends on
  const load = useCallback(async () => {
    if (!isAsked) return []
    const settings = latest.current.filter(({ path }) => path.endsWith('/merchant.json'))
    const { languages } = await ask('listWords', {
      merchant: bench.code,
      body: { texts: settings },
    })
    return languages
  }, [ask, bench.code, mark, isAsked])
  return useLoaded(load)
}
