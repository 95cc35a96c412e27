import type { SessionInfo } from '../../../src/player/state/session.ts'
import type { SignedIn } from '../../support/host-client.ts'

/** Returns the stored data of a session that a gateway has just opened. */
export function sessionOf({ token, login }: SignedIn, merchantCode: string): SessionInfo {
  return {
    token,
    merchantCode,
    userName: login.userName,
    type: login.customerType,
    firstTimeLogin: login.firstTimeLogin ?? false,
    since: Date.now(),
    ...(login.lastLoginTime === undefined ? {} : { lastLoginTime: login.lastLoginTime }),
  }
}

/** Runs in a page of the merchant: the next page of the tab begins with the session. */
export function keepSession(session: SessionInfo): void {
  sessionStorage.setItem('sessionInfo', JSON.stringify(session))
  localStorage.setItem('autoLogin', '1')
}
