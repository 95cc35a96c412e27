import type { AgentQuotas, RebateSettings } from '../../../../core/contract/generated/gateway.ts'
import { type QueryResult, useCall } from '../../../gateway/use-call.ts'

/** What an agent may give: its own rates with their step, and its quotas. */
export interface RateTerms {
  readonly settings: RebateSettings
  readonly quotas: AgentQuotas
}

/** Loads the agent's rates and quotas as one answer, and again when the player returns to the page. */
export function useRateTerms(): Pick<
  QueryResult<RateTerms>,
  'value' | 'error' | 'retry' | 'refreshing'
> {
  const settings = useCall('rebateSettings', undefined, { onReturn: 'refresh' })
  const quotas = useCall('agentQuotas', undefined, { onReturn: 'refresh' })
  return {
    value: settings.value && quotas.value && { settings: settings.value, quotas: quotas.value },
    error: settings.error ?? quotas.error,
    refreshing: settings.refreshing || quotas.refreshing,
    retry: async () => {
      await Promise.all([settings.retry(), quotas.retry()])
    },
  }
}
