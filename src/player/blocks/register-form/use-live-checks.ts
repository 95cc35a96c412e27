import { useCallback, useRef, useState } from 'react'
import { useGateway } from '../../gateway/GatewayProvider.tsx'
import { isRefusedCode } from './affiliate-query.ts'

export type CodeAnswer = 'accepted' | 'refused' | 'unknown'

export interface LiveChecks {
  /** Whether the gateway said that a user name is taken. */
  readonly isTaken: (username: string) => boolean
  /** Asks whether a user name can be had; true when it is taken. Silence counts as free. */
  readonly askName: (username: string) => Promise<boolean>
  /** Asks whether an affiliate code is accepted. */
  readonly askCode: (code: string) => Promise<CodeAnswer>
  /** Who invites, once the code is accepted. */
  readonly inviter: string | undefined
}

/** What the gateway is asked while the form is being filled. */
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
