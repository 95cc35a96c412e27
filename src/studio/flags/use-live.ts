import { useCallback, useState } from 'react'
import type { LiveSettings, SettingsBody } from '../../contract/generated/workshop.ts'
import { sentenceOf, useLoaded } from '../state/use-loaded.ts'
import { useWorkshop } from '../state/workshop.tsx'

export type Live =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: string; readonly again: () => void }
  | {
      readonly state: 'loaded'
      readonly live: LiveSettings
      /** Switches live; what goes wrong is said in `refusal`. */
      readonly change: (body: SettingsBody) => Promise<void>
      readonly refusal: string | undefined
    }

/** What the sandbox says for a merchant, and the way to switch it. */
export function useLive(merchant: string): Live {
  const ask = useWorkshop()
  const load = useCallback(
    () => ask('readSettings', { merchant, body: undefined }),
    [ask, merchant],
  )
  const loaded = useLoaded(load)
  const [latest, setLatest] = useState<LiveSettings | undefined>(undefined)
  const [refusal, setRefusal] = useState<string | undefined>(undefined)
  const change = useCallback(
    async (body: SettingsBody) => {
      try {
        setLatest(await ask('changeSettings', { merchant, body }))
        setRefusal(undefined)
      } catch (error) {
        setRefusal(sentenceOf(error))
      }
    },
    [ask, merchant],
  )
  if (loaded.state !== 'loaded') return loaded
  return { state: 'loaded', live: latest ?? loaded.value, change, refusal }
}
