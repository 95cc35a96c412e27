import type {
  FlagColumn,
  FlagEnvironment,
  MerchantFlags,
} from '../../core/contract/generated/studio-api.ts'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useLoaded } from '../state/use-loaded.ts'
import { useServerState } from '../state/use-server-state.ts'

/** The flags of every merchant in one environment, by code; absent while its gateways are asked. */
export interface LoadedColumn {
  readonly environment: FlagEnvironment
  readonly merchants: ReadonlyMap<string, MerchantFlags> | undefined
}

export interface FlagColumns {
  /** The columns, the sandbox first; absent until the first is read. */
  readonly columns: readonly LoadedColumn[] | undefined
  readonly problem: string | undefined
  readonly again: () => void
  /** Switches a flag of a merchant in the sandbox. */
  readonly turn: (merchant: string, flag: string, isOn: boolean) => void
}

/** The sandbox, or the environment of this name. */
const first = 'sandbox'

/** Reads the flags of all merchants: of the sandbox at once, and of environments as soon as their gateways answered. */
export function useFlagColumns(): FlagColumns {
  const ask = useStudioApi()
  const readColumn = (environment: string): Promise<FlagColumn> =>
    ask('readFlags', { body: { environment } })
  const sandbox = useServerState({ key: ['readFlags', first], read: () => readColumn(first) })
  const { state } = sandbox
  const environments = state?.environments ?? []
  const names = environments.map(({ name }) => name).filter((name) => name !== first)
  const others = useLoaded(names.length > 0 ? ['readFlags', ...names] : null, () =>
    Promise.all(names.map(readColumn)),
  )
  const read = (environment: FlagEnvironment): LoadedColumn => {
    const at = names.indexOf(environment.name)
    const column = at < 0 ? state : others.state === 'loaded' ? others.value[at] : undefined
    return {
      environment,
      merchants: column && new Map(column.merchants.map((one) => [one.code, one])),
    }
  }
  return {
    columns: state && environments.map(read),
    problem: sandbox.problem ?? (others.state === 'failed' ? others.problem : undefined),
    again: () => {
      sandbox.again()
      others.again()
    },
    turn: (merchant, flag, isOn) =>
      void sandbox.change(async () => {
        await ask('changeSettings', { merchant, body: { whitelabel: { [flag]: isOn } } })
        return await readColumn(first)
      }),
  }
}
