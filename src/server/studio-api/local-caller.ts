import type { Caller } from '../access/caller.ts'
import { refuse } from './refusal.ts'

/** The operator of this machine, who may do everything and needs no sign-in. */
export const localCaller: Caller = {
  author: undefined,
  admit: async () => undefined,
  noteFailure: async () => {},
  noteSuccess: async () => {},
  maySee: () => true,
  show: (_, value) => value,
  readSession: () => ({ isLocal: true, grants: [{ role: 'admin' }] }),
  readMember: () => ({ who: 'the operator of this machine', subject: '' }),
  signOut: refuseTeam,
  listSessions: refuseTeam,
  endSession: refuseTeam,
  listApiTokens: refuseTeam,
  makeApiToken: refuseTeam,
  endApiToken: refuseTeam,
  readAudit: refuseTeam,
  together: {
    watch: () => {
      throw refuse('no-team', {})
    },
    findDraft: refuseTeam,
    keepDraft: refuseTeam,
    dropDraft: refuseTeam,
    renameMerchant: (_, work) => work(),
    listPeople: refuseTeam,
    listMyNotes: refuseTeam,
    listNotes: refuseTeam,
    writeNote: refuseTeam,
    answerNote: refuseTeam,
    resolveNote: refuseTeam,
  },
}

async function refuseTeam(): Promise<never> {
  throw refuse('no-team', {})
}
