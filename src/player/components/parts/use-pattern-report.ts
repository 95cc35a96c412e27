import { useCallback } from 'react'
import { usePlanScope } from '../../registry/plan-context.tsx'

export type ReportPattern = (field: string, reason: Error) => void

const reported = new Set<string>()

/**
 * Reports a pattern of the gateway that cannot be run, so that only the lengths of its field are
 * checked here: once for a field and a reason.
 */
export function usePatternReport(block: string, type: string): ReportPattern {
  const { report } = usePlanScope()
  return useCallback(
    (field, error) => {
      const detail = `${field}: ${error.message}`
      if (reported.has(detail)) return
      reported.add(detail)
      report({ code: 'PATTERN_REFUSED', block, type, detail, error })
    },
    [report, block, type],
  )
}
