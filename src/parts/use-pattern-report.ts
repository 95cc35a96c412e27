import { useCallback } from 'react'
import { usePlanScope } from '../registry/plan-context.tsx'

export type ReportPattern = (field: string, reason: Error) => void

const told = new Set<string>()

/** Reports a pattern of the gateway that may not be run, and so closes its field: once for a field and a reason. */
export function usePatternReport(block: string, type: string): ReportPattern {
  const { report } = usePlanScope()
  return useCallback(
    (field, error) => {
      const detail = `${field}: ${error.message}`
      if (told.has(detail)) return
      told.add(detail)
      report({ code: 'PATTERN_REFUSED', block, type, detail, error })
    },
    [report, block, type],
  )
}
