import { useCallback, useEffect, useMemo, useState } from 'react'
import type { LiveSettings } from '../../core/contract/generated/studio-api.ts'
import { changeQuery, readPlace, useQuery } from '../navigation/navigation.ts'
import { useStudioApi } from '../state/studio-api-context.tsx'
import type { Checks } from '../state/use-checking.ts'
import { useChecks, useMerchantCode } from '../state/use-editor.tsx'
import {
  formatScenario,
  type PreviewScenario,
  parseScenario,
  type QueryCorrection,
} from './scenario-query.ts'

export interface ScenarioState {
  readonly previewed: PreviewScenario
  readonly languages: readonly string[]
  /** The invalid parts of the address, until they are dismissed. */
  readonly corrections: readonly QueryCorrection[]
  readonly dismiss: () => void
  /** Changes a part of the scenario, and the address with it. */
  readonly change: (
    part: Partial<Omit<PreviewScenario, 'scenario'>> & {
      readonly scenario?: Partial<PreviewScenario['scenario']>
    },
  ) => void
  /** Takes the flags and templates that the sandbox says now. */
  readonly takeLive: () => Promise<void>
}

/** Returns the scenario of the address; undefined until the merchant's languages and the gateway's flags are known. */
export function useScenario(): ScenarioState | undefined {
  const ask = useStudioApi()
  const code = useMerchantCode()
  const checks = useChecks()
  const query = useQuery()
  const languages = useLanguages(checks)
  const [corrections, setCorrections] = useState<readonly QueryCorrection[]>([])
  const hasFlags = query.has('flags')
  const isReady = languages.length > 0
  const takeLive = useCallback(async () => {
    const live = await ask('readSettings', { merchant: code, body: undefined }).catch(
      () => undefined,
    )
    // Whoever went elsewhere meanwhile has another merchant's scenario in the address, or none.
    if (readPlace(location.pathname).merchant !== code) return
    const now = parseScenario(new URLSearchParams(location.search), { languages }).previewed
    const scenario = { ...now.scenario, ...(live && liveFacts(live)) }
    changeQuery(formatScenario({ ...now, scenario }, { languages }))
  }, [ask, code, languages])
  // A link says the flags; an address that does not begins with what the gateway says.
  useEffect(() => {
    if (isReady && !hasFlags) void takeLive()
  }, [isReady, hasFlags, takeLive])
  const { previewed, corrections: found } = useMemo(
    () => parseScenario(query, { languages }),
    [query, languages],
  )
  useEffect(() => {
    if (!isReady || !hasFlags || found.length === 0) return
    setCorrections(found)
    changeQuery(formatScenario(previewed, { languages }))
  }, [isReady, hasFlags, found, previewed, languages])
  const change = useCallback<ScenarioState['change']>(
    (part) => {
      const now = parseScenario(new URLSearchParams(location.search), { languages }).previewed
      const scenario = { ...now.scenario, ...part.scenario }
      changeQuery(formatScenario({ ...now, ...part, scenario }, { languages }))
    },
    [languages],
  )
  if (!isReady || !hasFlags) return undefined
  return { previewed, languages, corrections, dismiss: () => setCorrections([]), change, takeLive }
}

/** The merchant's languages, its default one first; those of its last good state while it has errors. */
function useLanguages({ resolution, isFresh }: Checks): readonly string[] {
  const [last, setLast] = useState<readonly string[]>([])
  const mark = JSON.stringify(readLanguages(resolution))
  useEffect(() => {
    const found: readonly string[] = JSON.parse(mark)
    // Of a file that cannot be read nothing is known, and the preview says what is wrong with it.
    if (found.length > 0) setLast(found)
    else if (isFresh) setLast((before) => (before.length > 0 ? before : ['en']))
  }, [mark, isFresh])
  return last
}

function readLanguages(resolution: Checks['resolution']): readonly string[] {
  const settingAt = (path: string): unknown => resolution?.statements[path]?.at(-1)?.value
  const first = settingAt('languages.default')
  const all = settingAt('languages.supported')
  const others = Array.isArray(all) ? all.map(String).filter((tag) => tag !== first) : []
  return typeof first === 'string' ? [first, ...others] : others
}

/** Flags and templates as the sandbox says them. */
export function liveFacts({ flags, settings }: LiveSettings) {
  const templates: unknown = Object(settings)['templates']
  const template = (name: string) =>
    Object(templates)[name] === '1' ? ('new' as const) : ('base' as const)
  return {
    flags: Object.fromEntries(flags.map(({ name, on }) => [name, on])),
    templates: { mem_cen: template('mem_cen'), dep_func: template('dep_func') },
  }
}
