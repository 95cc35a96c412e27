import { useCallback } from 'react'
import { usePlanScope } from '../../registry/plan-context.tsx'

export type ReportPattern = (field: string, reason: Error) => void

const reported = new Set<string>()

/**
 * Returns a function that reports a pattern of the gateway that cannot run, once for each field and
 * reason. The form then checks only the lengths of the field.
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
