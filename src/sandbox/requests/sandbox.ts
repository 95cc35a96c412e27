import type { CallBody, CallName, CallQuery, CallValue } from '../../core/contract/calls.ts'
import type { LoginGuard } from '../accounts/login-guard.ts'
import type { MailGuard } from '../accounts/mail-guard.ts'
import type { TrialGuard } from '../accounts/trials.ts'
import type { Challenges } from '../captcha/challenges.ts'
import type { Chats } from '../chat/chats.ts'
import type { AccountRow } from '../database/account-tables.ts'
import type { Database } from '../database/open-database.ts'
import type { Chance } from '../game-rules/chance.ts'
import type { OwnCallAnswers } from '../own-calls/own-call-answers.ts'
import type { GatewayKey } from '../secrets/gateway-key.ts'
import type { Passwords } from '../secrets/passwords.ts'
import type { MerchantDirectory, SandboxMerchant } from '../world/sandbox-merchant.ts'
import type { SandboxSettings } from '../world/sandbox-settings.ts'
import type { AnswerOnce, Commit } from './answer-once.ts'
import type { FaultStore } from './faults.ts'
import type { PageOrigins } from './page-origins.ts'
import type { RunningWork } from './running-work.ts'
import type { SettingsStore } from './settings-store.ts'

/** The address of a request, and the function that cuts its connection. */
export interface RequestConnection {
  readonly caller: string
  readonly drop: () => void
  /** True if the server decided that an operator sent the request, who may use the control API. */
  readonly isOperator: boolean
}

/** The dependencies of the sandbox's handlers. */
export interface Sandbox {
  readonly database: Database
  readonly running: RunningWork
  readonly answerOnce: AnswerOnce
  readonly key: GatewayKey
  readonly passwords: Passwords
  readonly challenges: Challenges
  readonly chats: Chats
  readonly guard: LoginGuard
  readonly mailGuard: MailGuard
  readonly trialGuard: TrialGuard
  readonly settings: SettingsStore
  readonly faults: FaultStore
  readonly directory: MerchantDirectory
  readonly ownCalls: OwnCallAnswers
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly seed: string
  /** When the sandbox was opened, from which the times of promotions count. Epoch milliseconds. */
  readonly startedAt: number
  /** The random source of the games. */
  readonly chance: Chance
  /** Tells an operator a line, the same line once. */
  readonly reportOnce: (line: string) => void
  /** Address of the sign-in provider, such as `http://social.localhost:4173`. */
  readonly socialOrigin: () => string
  /** Returns the origin of the games, such as `http://games.localhost:4173`. */
  readonly gamesOrigin: () => string
  /** The origins of merchants' pages, which are the only ones that may frame a game. */
  readonly pages: PageOrigins
}

/** One call as its handler sees it: checked, decrypted, its merchant and session looked up. */
export interface SandboxRequest<N extends CallName> {
  readonly sandbox: Sandbox
  readonly merchant: SandboxMerchant
  readonly settings: SandboxSettings
  /** Asked under the code of the merchant's trial accounts. */
  readonly trial: boolean
  readonly query: CallQuery<N>
  readonly body: CallBody<N>
  readonly account: AccountRow | undefined
  readonly token: string | undefined
  /** Language tag. */
  readonly language: string
  /** The browser and the system, such as "Chrome, Android"; empty if unknown. */
  readonly device: string
  /** The origin of the page, such as `http://brand.localhost:4173`. */
  readonly origin: string
  /** The caller's address. */
  readonly caller: string
  /** Writes what an effect does, with its answer; within it nothing else of the database is asked. */
  readonly commit: Commit<CallValue<N>>
}

export type Handler<N extends CallName> = (
  request: SandboxRequest<N>,
) => CallValue<N> | Promise<CallValue<N>>
