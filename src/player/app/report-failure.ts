import type { BlockFailure } from '../registry/plan-context.tsx'

/** The number of lines that one visit may log, so that a failing loop does not flood the console. */
const maxLines = 20
let written = 0

/** Logs one line about a block that failed: what and where, never a token, a name or a body (SPEC §12.39). */
export function reportFailure({ code, block, type, error, detail }: BlockFailure): void {
  writeFailure(code, [type, block, detail].filter(Boolean).join(' '), error)
}

export function writeFailure(code: string, what: string, error: unknown): void {
  if (written >= maxLines) return
  written += 1
  const { merchant } = document.documentElement.dataset
  const name = error instanceof Error ? error.name : typeof error
  console.warn(
    `${new Date().toISOString()} ${location.pathname} ${code} ${what} ${name} ${merchant}`,
  )
}
