import type { Player } from './player.ts'
import type { SandboxControl } from './sandbox.ts'

/**
 * Lets the gateway answer that the session has ended, from the next time that the player opens the page.
 * No page runs meanwhile: one that still asks would meet the end before it is left.
 */
export async function endSession(
  { page, code }: Player,
  sandbox: SandboxControl,
  reason: string,
): Promise<void> {
  const address = page.url()
  await page.goto('about:blank')
  for (const call of ['walletBalance', 'memberInfo'] as const)
    await sandbox.fault(code, call, { status: 401, code: reason })
  await page.goto(address)
}
