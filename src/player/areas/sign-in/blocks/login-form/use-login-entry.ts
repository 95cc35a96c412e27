import { readBackPath } from '../../../../../core/contract/back-path.ts'
import { pathTo, readRoute } from '../../../../../core/contract/pages.ts'
import { usePath, useSearch } from '../../../../kit/controls/navigation.tsx'

export interface LoginEntry {
  /** The entrance that the login names: that of agents on their own route, and that of members anywhere else (SPEC §10.42). */
  readonly entry: 'member' | 'agent'
  /** The address of the other entrance, which leads to the same page afterwards. */
  readonly otherPath: string
}

/** Returns the entrance of the page. The route decides, because one page of blocks serves both. */
export function useLoginEntry(): LoginEntry {
  const isAgent = readRoute(usePath()) === 'agentLogin'
  const back = readBackPath(useSearch().toString())
  return {
    entry: isAgent ? 'agent' : 'member',
    otherPath: pathTo(isAgent ? 'login' : 'agentLogin', back === undefined ? undefined : { back }),
  }
}
