import type { SandboxHandlers } from 'livery/block'

/** The level whose members find the club full, so that the refusal can be seen. */
const fullLevel = 'VIP 5'

/** Answers the calls of the block while the sites run on this machine. */
export default {
  status: ({ store }) => ({
    joined: store['joined'] === true,
    points: Number(store['points'] ?? 0),
  }),
  join: ({ account, parameters, store, refuse }) => {
    if (account?.level === fullLevel) refuse('club.full', 'The club has no more places')
    store['joined'] = true
    store['points'] = parameters.season * 100
    return {}
  },
} satisfies SandboxHandlers<'club-card'>
