import { useCallback, useRef, useState } from 'react'
import { useGateway } from '../../../../gateway/GatewayProvider.tsx'
import { isRefusedCode } from './affiliate-query.ts'

export type CodeAnswer = 'accepted' | 'refused' | 'unknown'

export interface LiveChecks {
  /** Returns true if the gateway reported that a user name is taken. */
  readonly isTaken: (username: string) => boolean
  /** Checks a user name with the gateway; true if it is taken. A failed check counts as free. */
  readonly askName: (username: string) => Promise<boolean>
  /** Checks an affiliate code with the gateway. */
  readonly askCode: (code: string) => Promise<CodeAnswer>
  /** Name of the inviter after the code is accepted. */
  readonly inviter: string | undefined
}

/** Checks values with the gateway while the player fills in the form. */
export function useLiveChecks(): LiveChecks {
  const { client } = useGateway()
  const taken = useRef(new Set<string>())
  const [inviter, setInviter] = useState<string>()
  const isTaken = useCallback((username: string) => taken.current.has(username), [])

  async function askName(username: string): Promise<boolean> {
    if (taken.current.has(username)) return true
    try {
      const { available } = await client.call('usernameCheck', { query: { username } })
      if (!available) taken.current.add(username)
      return !available
    } catch {
      return false
    }
  }

  async function askCode(code: string): Promise<CodeAnswer> {
    try {
      const query = { code, domain: location.hostname }
      const { success = true, inviter } = await client.call('affiliate', { query })
      setInviter(success ? inviter : undefined)
      return success ? 'accepted' : 'refused'
    } catch (error) {
      setInviter(undefined)
      return isRefusedCode(error) ? 'refused' : 'unknown'
    }
  }
  return { isTaken, askName, askCode, inviter }
}
