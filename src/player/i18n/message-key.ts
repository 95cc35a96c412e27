import type account from '../../../locales/en/account.json'
import type agentMoney from '../../../locales/en/agentMoney.json'
import type agents from '../../../locales/en/agents.json'
import type common from '../../../locales/en/common.json'
import type content from '../../../locales/en/content.json'
import type contracts from '../../../locales/en/contracts.json'
import type deposit from '../../../locales/en/deposit.json'
import type envelope from '../../../locales/en/envelope.json'
import type form from '../../../locales/en/form.json'
import type help from '../../../locales/en/help.json'
import type home from '../../../locales/en/home.json'
import type inbox from '../../../locales/en/inbox.json'
import type invite from '../../../locales/en/invite.json'
import type legal from '../../../locales/en/legal.json'
import type lobby from '../../../locales/en/lobby.json'
import type mall from '../../../locales/en/mall.json'
import type member from '../../../locales/en/member.json'
import type money from '../../../locales/en/money.json'
import type play from '../../../locales/en/play.json'
import type promotions from '../../../locales/en/promotions.json'
import type records from '../../../locales/en/records.json'
import type rewards from '../../../locales/en/rewards.json'
import type rooms from '../../../locales/en/rooms.json'
import type winners from '../../../locales/en/winners.json'
import type withdraw from '../../../locales/en/withdraw.json'
import type { OwnPageId } from '../../core/contract/own-pages.ts'
import type { KeysOf } from './keys-of.ts'

/** The English messages of each area. A new area needs its line here. */
export interface Catalogues {
  readonly account: typeof account
  readonly agents: typeof agents
  readonly agentMoney: typeof agentMoney
  readonly common: Omit<typeof common, '$language'>
  readonly content: typeof content
  readonly contracts: typeof contracts
  readonly deposit: typeof deposit
  readonly envelope: typeof envelope
  readonly form: typeof form
  readonly help: typeof help
  readonly home: typeof home
  readonly inbox: typeof inbox
  readonly invite: typeof invite
  readonly legal: typeof legal
  readonly lobby: typeof lobby
  readonly mall: typeof mall
  readonly member: typeof member
  readonly money: typeof money
  readonly play: typeof play
  readonly promotions: typeof promotions
  readonly records: typeof records
  readonly rewards: typeof rewards
  readonly rooms: typeof rooms
  readonly winners: typeof winners
  readonly withdraw: typeof withdraw
}

/** A namespace of messages that loads separately. */
export type Area = keyof Catalogues

/** The dotted path of a message in `locales/en`, or the title of an own page. The forms of a plural are one key. */
export type MessageKey = { [A in Area]: KeysOf<Catalogues[A]> }[Area] | `route.${OwnPageId}`

/** The values of a message's `{{placeholders}}`. `count` selects the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>
