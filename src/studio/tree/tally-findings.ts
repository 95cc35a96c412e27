import type { StudioFinding } from '../../core/contract/generated/studio-api.ts'

export interface Tally {
  /** Returns the worst severity of the findings of a row and of its parts. */
  readonly worstOf: (row: string) => 'error' | 'warning' | undefined
}

/** Counts the findings of the tree's rows, including the rows above them. */
export function tallyFindings(findings: readonly StudioFinding[]): Tally {
  const worst = new Map<string, 'error' | 'warning'>()
  for (const { path, file, severity } of findings) {
    const isWords = /\/messages\/[^/]+$|^locales\//.test(file)
    const steps = isWords ? ['words'] : (path || 'file').split('.')
    for (let length = 1; length <= steps.length; length++) {
      const row = steps.slice(0, length).join('.')
      if (severity === 'error' || !worst.has(row)) worst.set(row, severity)
    }
  }
  return { worstOf: (row) => worst.get(row) }
}
