/* Written by `npm run generate` from schemas/. */

/**
 * The state of the identity verification.
 */
export type IdentityState = ("none" | "pending" | "verified" | "rejected")
/**
 * A field of the profile.
 */
export type ProfileFieldName = ("nickname" | "payeeName" | "mobileNum" | "email" | "birthday" | "line" | "facebook" | "qqNum" | "weChat" | "whatsApp" | "telegram" | "zalo" | "address" | "nationality" | "occupation" | "sourceOfIncome" | "idNumber")
/**
 * An amount, a rate or a percentage in digits, without spaces and separators.
 */
export type Decimal = string
/**
 * A picture of the identity verification.
 */
export type IdentitySlotName = ("front" | "back" | "selfie")
/**
 * The kind of document.
 */
export type DocumentType = ("idCard" | "passport" | "drivingLicence")
/**
 * The sum that a limit is for.
 */
export type PlayLimitKind = ("deposit" | "loss")
/**
 * The time that a limit is for.
 */
export type PlayLimitPeriod = ("day" | "week" | "month")
/**
 * A period of team figures, in the days of the platform.
 */
export type TeamPeriod = ("today" | "yesterday" | "month")
/**
 * The kind of a subordinate.
 */
export type DownlineType = ("member" | "agent")
/**
 * The state of a subordinate.
 */
export type DownlineState = ("enabled" | "frozen" | "disabled")
/**
 * What an income of an agent comes from.
 */
export type IncomeSource = ("rebate" | "commission" | "dailySalary" | "hourlySalary" | "dividend")
/**
 * The kind of a contract.
 */
export type ContractKind = ("dailySalary" | "hourlySalary" | "dividend")
/**
 * The state of a contract: pending, effective, cancel requested, rejected, ended.
 */
export type ContractState = ("P" | "E" | "V" | "N" | "X")
/**
 * What is done with a contract: accept, reject, agree to cancel. Rejecting a cancel request leaves the contract effective.
 */
export type ContractAction = ("A" | "R" | "C")
/**
 * A rate as a percentage, or a fixed amount.
 */
export type RateType = ("percent" | "fixed")
/**
 * An item of a calculation. "base" holds what was carried over; "earned" is the rate of it; "givenOn" is what subordinates receive of that by their own contracts, "shortfall" what they received beyond it in earlier periods; "rest" is what is carried to the next period.
 */
export type CalculationItem = ("validMembers" | "validBets" | "gameProfit" | "rebatesIssued" | "promotionsIssued" | "deposits" | "withdrawals" | "platformFee" | "carryOver" | "base" | "rateLevel" | "earned" | "givenOn" | "shortfall" | "rest" | "income")
/**
 * The unit of an item.
 */
export type CalculationUnit = ("money" | "count" | "percent")
/**
 * The category of a transaction.
 */
export type RecordCategory = ("deposit" | "withdrawal" | "transfer" | "bonus" | "rebate" | "adjustment" | "agentTransfer" | "agentIncome" | "liveRoom")
/**
 * The state of a transaction.
 */
export type RecordState = ("processing" | "success" | "failed" | "expired" | "cancelled")
/**
 * The services.
 */
export type CustomerService = ServiceEntry[]
/**
 * Whether the member can open the envelope: none is planned, its next time is to come, it is open, this one was opened, or the tries of the day are used up.
 */
export type RedEnvelopeState = ("none" | "waiting" | "open" | "opened" | "noTries")
/**
 * Whether an amount was in the envelope.
 */
export type RedEnvelopeOutcome = ("won" | "empty")
/**
 * The list, without an envelope.
 */
export type PopularGames = Game[]
/**
 * The list, without an envelope.
 */
export type Lotteries = Lottery[]
/**
 * The subject of feedback.
 */
export type FeedbackType = ("game" | "deposit" | "withdraw" | "bonus" | "account" | "suggestion" | "other")
/**
 * A folder of messages.
 */
export type MessageBox = ("inbox" | "sent" | "system")
/**
 * The recipient of a message of the member.
 */
export type Correspondent = ("service" | "upline")
/**
 * How far a friend came.
 */
export type InvitedFriendState = ("registered" | "deposited" | "rewarded")
/**
 * Something that is sent, or free spins.
 */
export type GoodKind = ("goods" | "freeSpins")
/**
 * What points were spent on: something that is sent, free spins, or money.
 */
export type MallOrderKind = ("goods" | "freeSpins" | "cash")
/**
 * The state of an order. "refused" and "cancelled" have given the points back.
 */
export type MallOrderState = ("processing" | "shipped" | "done" | "refused" | "cancelled")
/**
 * Why points were posted: the points of before the record, points of bets, an order of the points mall, its points that came back, the price of a live room, or points that expired.
 */
export type PointsKind = ("opening" | "earned" | "order" | "orderRefund" | "liveRoom" | "expired")
/**
 * The avatar, 0 to 8.
 */
export type HeadIcon = number
/**
 * The call that a deposit by this method makes.
 */
export type DepositProvider = ("manualTransfer" | "alipay" | "qq" | "paymentGateway" | "weChat")
/**
 * A label of a method.
 */
export type DepositTag = ("recommended" | "hot" | "new")
/**
 * The kind of a method.
 */
export type DepositGroup = ("bank" | "qr" | "wallet" | "counter")
/**
 * Whether the player sends a picture of the bank's slip.
 */
export type SlipRule = ("none" | "optional" | "required")
/**
 * The state of a deposit.
 */
export type DepositState = ("created" | "awaiting" | "verifying" | "success" | "failed" | "expired" | "cancelled")
/**
 * The reason for a refused order, or for money of a bonus that went back: the bonus was not played, or the money was above the most that can be withdrawn from it.
 */
export type OrderReason = ("amountMismatch" | "nameMismatch" | "notReceived" | "duplicate" | "accountClosed" | "refused" | "bonusForfeit" | "bonusCap")
/**
 * What is missing before a withdrawal.
 */
export type WithdrawalGate = ("payeeName" | "bankCard" | "pin" | "turnover" | "hours" | "count" | "frozen" | "open")
/**
 * The state of a withdrawal.
 */
export type WithdrawalState = ("submitted" | "reviewing" | "paying" | "paid" | "rejected")
/**
 * The status of a promotion for a player. A guest reads comingSoon, join or close.
 */
export type PromotionStatus = ("comingSoon" | "join" | "signed" | "process" | "applying" | "issued" | "claim" | "claimed" | "rejected" | "close")
/**
 * Why staff rejected an application.
 */
export type PromotionReason = ("unreadable" | "incomplete" | "notEligible" | "duplicate" | "refused")
/**
 * What a member does with a promotion without sending anything else.
 */
export type PromotionMoveName = ("join" | "reapply" | "leave")
/**
 * The kind of a posting.
 */
export type PostingKind = ("opening" | "deposit" | "withdrawal" | "withdrawalRefund" | "transfer" | "launch" | "recall" | "stake" | "payout" | "refund" | "bonus" | "bonusForfeit" | "bonusCap" | "rebate" | "adjustment" | "agentTransfer" | "agentIncome" | "liveRoom")
/**
 * The state of a bonus.
 */
export type BonusState = ("active" | "completed" | "expired" | "forfeited")
/**
 * What gives a reward.
 */
export type RewardKind = ("ticket" | "mission" | "signIn" | "levelGift")
/**
 * Whether a reward can be claimed: `progress` while its condition is not met.
 */
export type RewardState = ("claimable" | "progress" | "claimed" | "expired")
/**
 * How often a reward can be claimed: once, or once in each day, week from Monday, or month of the merchant.
 */
export type RewardPeriod = ("once" | "day" | "week" | "month")
/**
 * What a mission counts.
 */
export type MissionMetric = ("deposit" | "depositCount" | "validBets" | "signIns")
/**
 * The gift of a level.
 */
export type LevelGiftKind = ("upgrade" | "weekly" | "monthly" | "birthday")
/**
 * Who may enter a room: every member, a member from a level on, or one who paid for the day.
 */
export type LiveRoomAccess = ("free" | "vip" | "payPerView")
/**
 * Whether the dealer is at the table.
 */
export type LiveRoomState = ("online" | "offline")
/**
 * What a room is paid with: the main wallet, or points.
 */
export type RoomPriceUnit = ("money" | "points")
/**
 * The forms in which the gateway offers this check. Without it, only the picture.
 */
export type CheckForms = ("picture" | "words" | "unknown")[]
/**
 * An empty result of a successful call.
 */
export type Done = ({

} | boolean | null | string | number)
/**
 * The modules of the merchant.
 */
export type WhitelabelTree = WhitelabelNode[]

/**
 * The state of a member's security.
 */
export interface SecurityConfig {
/**
 * The time of the last change of the password. Epoch milliseconds.
 */
passwordChangedAt?: number
/**
 * True if the withdrawal PIN is set.
 */
withdrawalPassword: boolean
/**
 * The number of security questions that the member has answered.
 */
securityQuestions: number
/**
 * The number of bank accounts.
 */
bankCards: number
identity: (IdentityState | "unknown")
/**
 * The number of open sign-ins, including this one.
 */
signIns: number
}
/**
 * A change of the login password.
 */
export interface ChangePasswordBody {
/**
 * The current password.
 */
oldPassword: string
/**
 * The new password.
 */
password: string
/**
 * The new password again.
 */
confirmPassword: string
}
/**
 * The withdrawal PIN.
 */
export interface WithdrawalPassword {
/**
 * True if it is set.
 */
set: boolean
}
/**
 * A new withdrawal PIN, or a change of it.
 */
export interface PaymentPasswordBody {
/**
 * The new PIN of six digits.
 */
paymentPassword: string
/**
 * The current PIN, if one is set.
 */
oldPaymentPassword?: string
}
/**
 * A new withdrawal PIN for a member who forgot the old one.
 */
export interface ResetPaymentPasswordBody {
/**
 * The new PIN of six digits.
 */
paymentPassword: string
/**
 * The login password.
 */
verifyPwd: string
}
/**
 * A request for a code by SMS.
 */
export interface PasswordBySmsBody {
/**
 * The mobile number with its country code.
 */
mobileNum: string
/**
 * The code of the captcha.
 */
captcha?: string
/**
 * The captcha's image.
 */
captchaId?: string
}
/**
 * The answer to a request for a code; the same for a number without an account.
 */
export interface SmsSent {
/**
 * Seconds until another code can be sent.
 */
resendAfter: number
}
/**
 * The code of an SMS with the new password.
 */
export interface PasswordBySmsConfirmBody {
/**
 * The mobile number with its country code.
 */
mobileNum: string
/**
 * The six digits.
 */
code: string
/**
 * The new password.
 */
password: string
/**
 * The new password again.
 */
confirmPassword: string
}
/**
 * The reason for a refused code.
 */
export interface SmsRefusal {
/**
 * The attempts that are left.
 */
attemptsLeft?: number
}
/**
 * The member's language at the gateway.
 */
export interface LanguageBody {
/**
 * The gateway's code of the language, such as TH.
 */
language: string
}
/**
 * A sign-in of the account.
 */
export interface SignIn {
/**
 * Its id.
 */
id: string
/**
 * Epoch milliseconds.
 */
time: number
/**
 * The browser and the system, such as "Chrome, Android"; empty if unknown.
 */
device: string
/**
 * The place of the device, such as a town; absent if unknown.
 */
place?: string
/**
 * True for the sign-in of this request.
 */
current: boolean
/**
 * True while it has not ended.
 */
open: boolean
}
/**
 * The sign-ins of the last 90 days, the latest first.
 */
export interface SignIns {
/**
 * The sign-ins.
 */
signIns: SignIn[]
}
/**
 * A security question.
 */
export interface SecurityQuestion {
/**
 * Its id.
 */
id: string
/**
 * The question in the language of the request.
 */
text: string
}
/**
 * The security questions of the gateway.
 */
export interface SecurityQuestions {
/**
 * The number of questions that a member answers.
 */
required: number
/**
 * The questions.
 */
questions: SecurityQuestion[]
}
/**
 * The security questions that the member has answered.
 */
export interface CustomerSecurityQuestions {
/**
 * The questions, without the answers.
 */
questions: SecurityQuestion[]
}
/**
 * An answer to a security question.
 */
export interface SecurityAnswer {
/**
 * The id of the question.
 */
id: string
/**
 * The answer.
 */
answer: string
}
/**
 * The answers to the security questions.
 */
export interface SecurityAnswersBody {
/**
 * The answers.
 * 
 * @maxItems 10
 */
answers: SecurityAnswer[]
/**
 * The login password.
 */
verifyPwd: string
}
/**
 * A bank of the merchant.
 */
export interface Bank {
/**
 * Its code.
 */
code: string
/**
 * Its name.
 */
name: string
/**
 * The numbers of digits that an account of it may have.
 * 
 * Items: A number of digits.
 */
digits?: number[]
}
/**
 * A bank account of the member.
 */
export interface BankCard {
/**
 * Its id.
 */
id: string
/**
 * The code of the bank.
 */
bankCode: string
/**
 * The name of the bank.
 */
bankName: string
/**
 * The number, masked but for the last four digits.
 */
number: string
/**
 * The holder, masked but for the first letter.
 */
holder: string
/**
 * The branch.
 */
branch?: string
/**
 * Epoch milliseconds.
 */
createdAt: number
/**
 * The time from which money can be withdrawn to it. Epoch milliseconds. Absent if it is usable now.
 */
usableFrom?: number
}
/**
 * The bank accounts of the member, and what is needed to add one.
 */
export interface BankCards {
/**
 * The accounts.
 */
cards: BankCard[]
/**
 * The banks that can be chosen.
 */
banks: Bank[]
/**
 * The highest number of accounts.
 */
max: number
/**
 * The member's real name, which is the holder of every account. Absent if it is not set.
 */
holder?: string
}
/**
 * A new bank account. Its holder is the real name of the member.
 */
export interface BankCardBody {
/**
 * The code of the bank.
 */
bankCode: string
/**
 * The digits of the account number.
 */
number: string
/**
 * The branch.
 */
branch?: string
/**
 * The login password.
 */
verifyPwd: string
}
/**
 * A field of the profile. A field that is not set has no value.
 */
export interface ProfileField {
name: (ProfileFieldName | "unknown")
/**
 * The value; masked where it identifies the member.
 */
value?: string
/**
 * True if it cannot be changed any more.
 */
locked?: boolean
/**
 * The values that the gateway accepts, if it lists them.
 * 
 * Items: A value.
 */
values?: string[]
}
/**
 * A member's profile.
 */
export interface Profile {
/**
 * The fields that the gateway keeps.
 */
fields: ProfileField[]
}
/**
 * A new e-mail address.
 */
export interface EmailBody {
/**
 * The address.
 */
email: string
/**
 * The login password.
 */
verifyPwd: string
}
/**
 * The real name, which can be set once.
 */
export interface PayeeNameBody {
/**
 * The real name.
 */
payeeName: string
/**
 * The login password.
 */
verifyPwd: string
}
/**
 * A new nickname.
 */
export interface NicknameBody {
/**
 * The nickname.
 */
nickname: string
/**
 * The login password.
 */
verifyPwd: string
}
/**
 * A new value of a field of the profile.
 */
export interface ProfileBody {
field: ProfileFieldName
/**
 * The value.
 */
value: string
/**
 * The login password.
 */
verifyPwd: string
}
/**
 * The member's level and the progress to the next one.
 */
export interface VipProgress {
/**
 * The level, such as VIP 3.
 */
level: string
/**
 * The next level. Absent at the highest one.
 */
next?: string
turnover: Decimal
target?: Decimal
/**
 * The end of the month, by the time zone of the merchant. Epoch milliseconds.
 */
resetsAt?: number
deposits?: Decimal
depositTarget?: Decimal
keep?: LevelTargets
}
/**
 * What a level needs in a month. Both must be met.
 */
export interface LevelTargets {
turnover: Decimal
deposits: Decimal
}
/**
 * A picture of the identity verification.
 */
export interface IdentitySlot {
slot: (IdentitySlotName | "unknown")
state: (IdentityState | "unknown")
/**
 * The reason for a rejection.
 */
reason?: ("blurred" | "cut" | "expired" | "mismatch" | "unreadable" | "unknown")
}
/**
 * The identity verification of the member.
 */
export interface Identity {
state: (IdentityState | "unknown")
documentType?: (DocumentType | "unknown")
/**
 * The pictures.
 */
slots: IdentitySlot[]
/**
 * The hours that a review takes.
 */
hours: number
}
/**
 * A picture for the identity verification.
 */
export interface IdentityPictureBody {
documentType: DocumentType
slot: IdentitySlotName
/**
 * A PNG or JPEG of at most 5 MB in base64.
 */
picture: string
}
/**
 * A limit of the member.
 */
export interface PlayLimit {
kind: (PlayLimitKind | "unknown")
period: (PlayLimitPeriod | "unknown")
amount?: Decimal
used: Decimal
next?: NextLimit
}
/**
 * A looser limit that applies after the waiting time.
 */
export interface NextLimit {
amount?: Decimal
/**
 * Epoch milliseconds.
 */
from: number
}
/**
 * The limits that a member has set, and pauses of play.
 */
export interface PlayLimits {
/**
 * A limit for every sum and period.
 */
limits: PlayLimit[]
/**
 * The hours until a looser limit applies.
 */
waitingHours: number
/**
 * The minutes of play between two reminders; 0 for none.
 */
realityCheckMinutes: number
/**
 * The end of a time-out. Epoch milliseconds.
 */
timeOutUntil?: number
/**
 * The end of a self-exclusion. Epoch milliseconds.
 */
excludedUntil?: number
/**
 * True if the self-exclusion has no end.
 */
excludedForever?: boolean
}
/**
 * A new limit. A lower one applies at once, a higher one after the waiting time.
 */
export interface PlayLimitBody {
kind: PlayLimitKind
period: PlayLimitPeriod
/**
 * The limit, as a decimal string. Without it the limit is removed.
 */
amount?: string
}
/**
 * The time between two reminders of the time that was played.
 */
export interface RealityCheckBody {
/**
 * Minutes; 0 for none.
 */
minutes: number
}
/**
 * A time-out, during which the member cannot play.
 */
export interface TimeOutBody {
/**
 * Its length in hours.
 */
hours: number
}
/**
 * A self-exclusion, which cannot be undone before it ends.
 */
export interface ExclusionBody {
/**
 * Its length in months. Without it, it has no end.
 */
months?: number
/**
 * The login password.
 */
verifyPwd: string
}
/**
 * Which period.
 */
export interface TeamPeriodQuery {
period: TeamPeriod
}
/**
 * What a team did in a period.
 */
export interface TeamFigures {
period: (TeamPeriod | "unknown")
/**
 * The start. Epoch milliseconds.
 */
from: number
/**
 * The end, which is not included. Epoch milliseconds.
 */
to: number
/**
 * The number of subordinates of all levels.
 */
teamSize: number
/**
 * The agents among them.
 */
agents: number
/**
 * Those who registered in the period.
 */
newMembers: number
/**
 * Those who bet in the period.
 */
activeMembers: number
deposits: Decimal
withdrawals: Decimal
validBets: Decimal
profit: Decimal
/**
 * When it was counted. Epoch milliseconds.
 */
updatedAt: number
}
/**
 * The income from a source.
 */
export interface SourceIncome {
source: (IncomeSource | "unknown")
amount: Decimal
}
/**
 * The income of an agent in a period.
 */
export interface IncomeFigures {
period: (TeamPeriod | "unknown")
amount: Decimal
/**
 * By source, the highest first.
 */
sources: SourceIncome[]
expected?: Decimal
/**
 * The days of the month that are left, today included. Only for the month.
 */
daysLeft?: number
/**
 * The income of each day of the month. Only for the month.
 */
days?: DayIncome[]
/**
 * When it was counted. Epoch milliseconds.
 */
updatedAt: number
/**
 * When it is counted next. Epoch milliseconds.
 */
nextUpdateAt: number
}
/**
 * The income of a day.
 */
export interface DayIncome {
/**
 * The start of the day. Epoch milliseconds.
 */
day: number
amount: Decimal
}
/**
 * Which month.
 */
export interface IncomeQuery {
/**
 * The month, such as 2026-11; the current one by default.
 */
month?: string
}
/**
 * A row of a calculation, in its order.
 */
export interface CalculationRow {
item: (CalculationItem | "unknown")
value: Decimal
unit: (CalculationUnit | "unknown")
}
/**
 * How the income from a source is computed.
 */
export interface IncomeCalculation {
source: (IncomeSource | "unknown")
amount: Decimal
/**
 * True if it was paid, false for an estimate.
 */
settled: boolean
/**
 * The calculation, from the first item to the income.
 */
rows: CalculationRow[]
/**
 * The contract that it is paid by.
 */
contractId?: string
}
/**
 * The income of an agent in a month, with its calculation.
 */
export interface AgentIncome {
/**
 * The month, such as 2026-11.
 */
month: string
/**
 * The start. Epoch milliseconds.
 */
from: number
/**
 * The end, which is not included. Epoch milliseconds.
 */
to: number
/**
 * The days that are left, today included; 0 for a past month.
 */
daysLeft: number
amount: Decimal
paid: Decimal
/**
 * By source.
 */
sources: IncomeCalculation[]
/**
 * When it was counted. Epoch milliseconds.
 */
updatedAt: number
/**
 * When it is counted next. Epoch milliseconds.
 */
nextUpdateAt: number
}
/**
 * Which payouts.
 */
export interface PayoutsQuery {
source?: IncomeSource
/**
 * The start. Epoch milliseconds.
 */
from?: number
/**
 * The end, which is not included. Epoch milliseconds.
 */
to?: number
/**
 * The page number, from 1.
 */
pageNum?: number
}
/**
 * A payout to an agent.
 */
export interface Payout {
/**
 * Its id.
 */
payoutId: string
/**
 * The number of its order in the records.
 */
orderId: string
source: (IncomeSource | "unknown")
amount: Decimal
/**
 * The start of the period that it is for. Epoch milliseconds.
 */
from: number
/**
 * The end of that period. Epoch milliseconds.
 */
to: number
/**
 * The time of the posting. Epoch milliseconds.
 */
paidAt: number
}
/**
 * A page of payouts, the latest first.
 */
export interface PayoutPage {
/**
 * The payouts.
 */
payouts: Payout[]
total: Decimal
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
}
/**
 * Which payout.
 */
export interface PayoutQuery {
/**
 * Its id.
 */
payoutId: string
/**
 * The page of its parts, from 1.
 */
pageNum?: number
}
/**
 * A part of a payout: whose bets, at which rate, by which contract. An item names a part that is no bets: what subordinates receive of it, a shortfall of earlier periods, or what is carried on.
 */
export interface PayoutReason {
item?: (CalculationItem | "unknown")
/**
 * The subordinate whose bets it comes from.
 */
username?: string
/**
 * The game category of the bets.
 */
product?: string
base: Decimal
rate: Decimal
rateType: (RateType | "unknown")
amount: Decimal
/**
 * The contract.
 */
contractId?: string
}
/**
 * A payout with its explanation and a page of its parts.
 */
export interface PayoutDetail {
payout: Payout
/**
 * The parts of this page.
 */
reasons: PayoutReason[]
/**
 * How many parts there are on all pages.
 */
reasonCount: number
reasonsTotal: Decimal
/**
 * The calculation, from the first item to the income.
 */
rows: CalculationRow[]
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
}
/**
 * Which subordinates.
 */
export interface DownlinesQuery {
/**
 * The user name of the subordinate whose direct ones are listed; those of the agent by default.
 */
parent?: string
/**
 * A part of a user name, searched in all levels below the parent.
 */
search?: string
type?: DownlineType
state?: DownlineState
/**
 * The level below the parent; 1 by default, and all levels with a search.
 */
level?: number
/**
 * The start. Epoch milliseconds.
 */
from?: number
/**
 * The end, which is not included. Epoch milliseconds.
 */
to?: number
/**
 * The order, the highest first; joined by default.
 */
sort?: ("joined" | "balance" | "validBets" | "profit")
/**
 * The page number, from 1.
 */
pageNum?: number
}
/**
 * A step of the way from the agent to a subordinate.
 */
export interface DownlinePlace {
/**
 * The user name.
 */
username: string
/**
 * The nickname.
 */
nickname?: string
}
/**
 * A subordinate in a list.
 */
export interface Downline {
/**
 * The user name.
 */
username: string
/**
 * The nickname.
 */
nickname?: string
/**
 * The avatar.
 */
iconId: number
type: (DownlineType | "unknown")
state: (DownlineState | "unknown")
/**
 * The level below the agent, from 1.
 */
level: number
/**
 * The time of registration. Epoch milliseconds.
 */
joinedAt: number
/**
 * The last login. Epoch milliseconds.
 */
lastLoginAt?: number
balance: Decimal
/**
 * The number of subordinates below, of all levels.
 */
downlines: number
}
/**
 * What a team did in a range of dates: everybody below somebody, or one subordinate.
 */
export interface DownlineFigures {
deposits: Decimal
withdrawals: Decimal
validBets: Decimal
profit: Decimal
/**
 * Those who bet.
 */
activeMembers: number
/**
 * Their number.
 */
members: number
}
/**
 * A page of subordinates.
 */
export interface DownlinePage {
/**
 * The way from the agent to the parent; empty for the agent.
 */
path: DownlinePlace[]
/**
 * The subordinates.
 */
downlines: Downline[]
figures: DownlineFigures
/**
 * The number of all that match.
 */
totalCount: number
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
}
/**
 * Which subordinate.
 */
export interface DownlineQuery {
/**
 * The user name.
 */
username: string
/**
 * The start. Epoch milliseconds.
 */
from?: number
/**
 * The end, which is not included. Epoch milliseconds.
 */
to?: number
}
/**
 * The rebate rate of a product.
 */
export interface ProductRate {
/**
 * The game category.
 */
product: string
rate: Decimal
}
/**
 * The bounds of a rebate rate.
 */
export interface RateBounds {
/**
 * The game category.
 */
product: string
rate: Decimal
next?: Decimal
min: Decimal
max: Decimal
}
/**
 * A contract with a subordinate.
 */
export interface DownlineContract {
kind: (ContractKind | "unknown")
/**
 * Its id.
 */
contractId: string
status: (ContractState | "unknown")
}
/**
 * A subordinate with its figures, rates and contracts.
 */
export interface DownlineDetail {
downline: Downline
figures: DownlineFigures
/**
 * The way from the agent to it.
 */
path: DownlinePlace[]
/**
 * Its rebate rates.
 */
rebates: RateBounds[]
rebatePaid: Decimal
/**
 * True if the agent is its upline; only then it can be changed.
 */
direct: boolean
/**
 * True if the agent can transfer funds to it.
 */
canTransfer: boolean
/**
 * True if it can become an agent.
 */
canPromote: boolean
/**
 * Its contracts with the agent that are not ended.
 */
contracts: DownlineContract[]
}
/**
 * Which member becomes an agent.
 */
export interface PromoteBody {
/**
 * The user name.
 */
username: string
}
/**
 * A new subordinate.
 */
export interface RegisterDownlineBody {
/**
 * The user name.
 */
username: string
/**
 * The password.
 */
password: string
type: DownlineType
/**
 * The rebate rates.
 * 
 * @maxItems 20
 */
rebates: RateChoice[]
}
/**
 * A rebate rate that is chosen.
 */
export interface RateChoice {
/**
 * The game category.
 */
product: string
/**
 * The rate. A percentage as a decimal string.
 */
rate: string
}
/**
 * New rebate rates of a subordinate.
 */
export interface UpdateRebatesBody {
/**
 * The user name.
 */
username: string
/**
 * The rates.
 * 
 * @maxItems 20
 */
rebates: RateChoice[]
}
/**
 * The rates after a change.
 */
export interface UpdatedRebates {
/**
 * The rates.
 */
rebates: RateBounds[]
/**
 * When they apply. Epoch milliseconds.
 */
effectiveAt: number
}
/**
 * The own rebate rates of an agent.
 */
export interface RebateSettings {
/**
 * The own rates, with what subordinates may have.
 */
rebates: RateBounds[]
step: Decimal
/**
 * When a change applies. Epoch milliseconds.
 */
effectiveAt: number
}
/**
 * How many subordinates may have a high rate.
 */
export interface RebateQuota {
rate: Decimal
/**
 * The subordinates that have it.
 */
used: number
/**
 * The highest number.
 */
max: number
}
/**
 * The quotas of an agent.
 */
export interface AgentQuotas {
links: UsedQuota
/**
 * The quotas of rates.
 */
rebates: RebateQuota[]
}
/**
 * A quota.
 */
export interface UsedQuota {
/**
 * What is used.
 */
used: number
/**
 * The highest number.
 */
max: number
}
/**
 * Whose figures.
 */
export interface SubordinateQuery {
/**
 * The user name of the subordinate whose direct ones are listed; those of the agent by default.
 */
parent?: string
/**
 * A part of a user name.
 */
search?: string
/**
 * The game category; all by default.
 */
gameCategory?: string
/**
 * The start. Epoch milliseconds.
 */
from: number
/**
 * The end, which is not included. Epoch milliseconds.
 */
to: number
/**
 * The page number, from 1.
 */
pageNum?: number
}
/**
 * The bets of a subordinate and everybody below in a range of dates.
 */
export interface SubordinateFigures {
/**
 * The user name.
 */
username: string
type: (DownlineType | "unknown")
/**
 * The number of subordinates below, of all levels.
 */
downlines: number
/**
 * The number of bets.
 */
betCount: number
validBets: Decimal
payout: Decimal
rebate: Decimal
bonus: Decimal
profit: Decimal
}
/**
 * The sums of all rows.
 */
export interface SubordinateTotals {
/**
 * The number of bets.
 */
betCount: number
validBets: Decimal
payout: Decimal
rebate: Decimal
bonus: Decimal
profit: Decimal
}
/**
 * A page of figures, the highest valid bets first.
 */
export interface SubordinatePage {
/**
 * The way from the agent to the parent; empty for the agent.
 */
path: DownlinePlace[]
/**
 * The rows.
 */
rows: SubordinateFigures[]
totals: SubordinateTotals
/**
 * The number of rows.
 */
totalCount: number
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
}
/**
 * Which transactions.
 */
export interface TeamTransactionsQuery {
/**
 * The user name of a subordinate; all by default.
 */
username?: string
category?: RecordCategory
state?: RecordState
/**
 * The start. Epoch milliseconds.
 */
from?: number
/**
 * The end, which is not included. Epoch milliseconds.
 */
to?: number
/**
 * The page number, from 1.
 */
pageNum?: number
}
/**
 * A transaction of a subordinate.
 */
export interface TeamTransaction {
/**
 * The user name.
 */
username: string
/**
 * Its number.
 */
orderId: string
category: (RecordCategory | "unknown")
/**
 * Its method, in the language of the request.
 */
title: string
amount: Decimal
state: (RecordState | "unknown")
/**
 * Its time. Epoch milliseconds.
 */
createdAt: number
/**
 * The note of a transfer.
 */
remark?: string
}
/**
 * A page of transactions of subordinates, the latest first.
 */
export interface TeamTransactionPage {
/**
 * The transactions.
 */
transactions: TeamTransaction[]
totalIn: Decimal
totalOut: Decimal
/**
 * The number of transactions.
 */
totalCount: number
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
}
/**
 * Which bets.
 */
export interface TeamOrdersQuery {
/**
 * The user name of the subordinate.
 */
username: string
/**
 * The game category; all by default.
 */
gameCategory?: string
/**
 * The start. Epoch milliseconds.
 */
from?: number
/**
 * The end, which is not included. Epoch milliseconds.
 */
to?: number
/**
 * The page number, from 1.
 */
pageNum?: number
}
/**
 * A link that registers players below the agent.
 */
export interface AffiliateLink {
/**
 * Its id.
 */
linkId: string
/**
 * The invitation code.
 */
code: string
/**
 * The address.
 */
url: string
type: (DownlineType | "unknown")
/**
 * The rates of those who register by it.
 */
rebates: ProductRate[]
/**
 * A note of the agent.
 */
remark?: string
/**
 * Visits.
 */
visits: number
/**
 * Registrations.
 */
registrations: number
/**
 * Those of them who have deposited.
 */
deposits: number
/**
 * The time of creation. Epoch milliseconds.
 */
createdAt: number
/**
 * The time at which it expires; never if absent. Epoch milliseconds.
 */
expiresAt?: number
/**
 * Whether it works.
 */
state: ("active" | "expired" | "unknown")
}
/**
 * The links of an agent, the latest first.
 */
export interface AffiliateLinks {
/**
 * The links.
 */
links: AffiliateLink[]
quota: UsedQuota
}
/**
 * A new link.
 */
export interface NewLinkBody {
type: DownlineType
/**
 * The rates.
 * 
 * @maxItems 20
 */
rebates: RateChoice[]
/**
 * A note of the agent.
 */
remark?: string
/**
 * The days until it expires; never by default.
 */
days?: number
}
/**
 * Which link.
 */
export interface LinkBody {
/**
 * Its id.
 */
linkId: string
}
/**
 * The link of the agent that always works.
 */
export interface RegistrationLink {
/**
 * The invitation code.
 */
code: string
/**
 * The address.
 */
url: string
}
/**
 * A transfer to a subordinate.
 */
export interface DownlineTransferBody {
/**
 * The user name.
 */
username: string
/**
 * The amount. Decimal string.
 */
amount: string
/**
 * A note for the recipient.
 */
remark?: string
/**
 * The payment PIN.
 */
paymentPassword: string
}
/**
 * A transfer to a subordinate that was made.
 */
export interface TransferReceipt {
/**
 * Its number.
 */
orderId: string
/**
 * The user name.
 */
username: string
amount: Decimal
/**
 * The note.
 */
remark?: string
/**
 * Its time. Epoch milliseconds.
 */
time: number
balance: Decimal
}
/**
 * A row of a transfer to several.
 */
export interface TransferRowBody {
/**
 * The user name.
 */
username: string
/**
 * The amount. Decimal string.
 */
amount: string
/**
 * A note for the recipient.
 */
remark?: string
}
/**
 * A transfer to several subordinates.
 */
export interface MultipleTransferBody {
/**
 * The rows.
 * 
 * @minItems 1
 * @maxItems 50
 */
rows: TransferRowBody[]
/**
 * The payment PIN.
 */
paymentPassword: string
}
/**
 * The result of a row.
 */
export interface TransferResult {
/**
 * The user name.
 */
username: string
amount: Decimal
/**
 * Whether it was made.
 */
state: ("done" | "failed" | "unknown")
/**
 * The number of the order, if it was made.
 */
orderId?: string
/**
 * Why it was not made.
 */
errorCode?: string
}
/**
 * The results of a transfer to several.
 */
export interface MultipleTransfer {
/**
 * The results, in the order of the rows.
 */
rows: TransferResult[]
total: Decimal
balance: Decimal
}
/**
 * A tier of a dividend.
 */
export interface DividendRow {
minimumBet: Decimal
netLoss: Decimal
/**
 * The least number of active members.
 */
activeMember: number
contractRate: Decimal
status: (ContractState | "unknown")
}
/**
 * A tier of a daily salary.
 */
export interface SalaryTier {
betVolume: Decimal
/**
 * The least number of active members.
 */
activeMember: number
rateType: (RateType | "unknown")
rate: Decimal
}
/**
 * A tier of an hourly salary.
 */
export interface HourSalaryRate {
betVolume: Decimal
/**
 * The least number of active members.
 */
activeMember: number
rateType: (RateType | "unknown")
rate: Decimal
}
/**
 * What all contracts have.
 */
export interface ContractTerms {
/**
 * The user name of the upline; empty for the platform.
 */
upline: string
/**
 * The user name of the subordinate.
 */
subordinate: string
/**
 * The time of the proposal. Epoch milliseconds.
 */
proposedAt: number
/**
 * The time until which it can be answered. Epoch milliseconds.
 */
answerUntil?: number
/**
 * The time from which it applies. Epoch milliseconds.
 */
effectiveFrom?: number
/**
 * The time at which its days are over. Epoch milliseconds.
 */
endsAt?: number
/**
 * The days for which it applies; without an end if absent.
 */
days?: number
/**
 * The time at which it ended. Epoch milliseconds.
 */
endedAt?: number
/**
 * The party that asked to cancel, while that waits for an answer of the other one.
 */
askedBy?: ("upline" | "subordinate" | "unknown")
/**
 * The text of the agreement, in the language of the request. Plain text.
 */
text: string
/**
 * The game category that counts; all if absent.
 */
product?: string
/**
 * True if a rate is higher than what the subordinate receives by its own contract, so that it would pay more than it gets.
 */
aboveOwn: boolean
/**
 * The states that it reached.
 */
steps: ContractStep[]
}
/**
 * A state that a contract reached.
 */
export interface ContractStep {
status: (ContractState | "unknown")
/**
 * Its time. Epoch milliseconds.
 */
at: number
}
/**
 * A contract of a daily salary.
 */
export interface DailySalaryContract {
/**
 * Its id.
 */
id: string
status: (ContractState | "unknown")
/**
 * The tiers, ascending.
 */
details: SalaryTier[]
terms: ContractTerms
}
/**
 * A contract of an hourly salary.
 */
export interface HourlySalaryContract {
/**
 * Its id.
 */
contractId: string
status: ContractState
/**
 * The tiers, ascending.
 */
hourSalaryRates: HourSalaryRate[]
terms: ContractTerms
}
/**
 * A contract of a dividend.
 */
export interface DividendContract {
/**
 * Its id.
 */
contractId: string
status: ContractState
/**
 * The tiers, ascending.
 */
rows: DividendRow[]
terms: ContractTerms
}
/**
 * The present contract of a daily salary, and what is offered in its place.
 */
export interface DailySalaryContracts {
current?: DailySalaryContract
offer?: DailySalaryContract
}
/**
 * The present contract of a kind, and what is offered in its place.
 */
export interface Contracts {
current?: AnyContract
offer?: AnyContract
}
/**
 * A contract of any kind; its kind says which list it has.
 */
export interface AnyContract {
kind: (ContractKind | "unknown")
/**
 * Its id.
 */
contractId: string
status: (ContractState | "unknown")
/**
 * The tiers of a dividend.
 */
rows?: DividendRow[]
/**
 * The tiers of a daily salary.
 */
details?: SalaryTier[]
/**
 * The tiers of an hourly salary.
 */
hourSalaryRates?: HourSalaryRate[]
terms: ContractTerms
}
/**
 * Which kind.
 */
export interface ContractKindQuery {
kind: ContractKind
}
/**
 * Which contract.
 */
export interface ContractQuery {
/**
 * Its id.
 */
contractId: string
}
/**
 * Which contracts.
 */
export interface DownlineContractsQuery {
kind?: ContractKind
/**
 * The subordinate; all by default.
 */
username?: string
status?: ContractState
/**
 * Those with the upline, or those with subordinates.
 */
side: ("mine" | "downline")
/**
 * The page number, from 1.
 */
pageNum?: number
}
/**
 * A page of contracts, the latest first.
 */
export interface ContractPage {
/**
 * The contracts.
 */
contracts: AnyContract[]
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
}
/**
 * A tier that is proposed. What a kind does not have is absent.
 */
export interface ContractTierChoice {
/**
 * The least valid bets. Decimal string.
 */
bets: string
/**
 * The least net loss, for a dividend. Decimal string.
 */
netLoss?: string
/**
 * The least number of active members.
 */
activeMember: number
rateType?: RateType
/**
 * The rate. Decimal string.
 */
rate: string
}
/**
 * A contract that is proposed to a subordinate.
 */
export interface ProposeContractBody {
kind: ContractKind
/**
 * The subordinate.
 */
username: string
/**
 * The game category that counts; all by default.
 */
product?: string
/**
 * The tiers, ascending.
 * 
 * @minItems 1
 * @maxItems 10
 */
tiers: ContractTierChoice[]
/**
 * The days that it applies; without an end by default.
 */
days?: number
/**
 * The login password.
 */
password: string
}
/**
 * What an agent may propose.
 */
export interface ContractLimits {
kind: (ContractKind | "unknown")
maxRate: Decimal
rateType: (RateType | "unknown")
/**
 * The highest number of tiers.
 */
maxTiers: number
/**
 * The game categories to choose from.
 * 
 * Items: One of them.
 */
products: string[]
/**
 * The user names of the direct subordinates that have no contract of this kind.
 * 
 * Items: One of them.
 */
subordinates: string[]
/**
 * The days in which a proposal can be answered.
 */
answerDays: number
}
/**
 * An answer to a contract or to a cancel request.
 */
export interface ProcessContractBody {
/**
 * Its id.
 */
contractId: string
action: ContractAction
}
/**
 * A request to cancel a contract.
 */
export interface CancelContractBody {
/**
 * Its id.
 */
contractId: string
}
/**
 * The contracts that wait for the agent, as numbers of the kinds: 0 for none, 1 for an offer, 2 for a request to cancel.
 */
export interface ContractRequests {
/**
 * Daily salary.
 */
dailysalreqtype: number
/**
 * Dividend.
 */
divtypecompperiodreq: number
/**
 * Hourly salary.
 */
contracthoursalreq: number
}
/**
 * A request that waits for an answer.
 */
export interface ContractRequest {
/**
 * True if one waits.
 */
waiting: boolean
contract?: AnyContract
}
/**
 * The announcements to return.
 */
export interface AnnouncementsQuery {
/**
 * The content types, separated by commas: A, PL, B, PU, PR.
 */
types: string
/**
 * m_home, m_reg, …
 */
groupName: string
/**
 * Always M.
 */
platform: string
/**
 * The merchant.
 */
merchantCode?: string
/**
 * The token, if the gateway requires it.
 */
token?: string
}
/**
 * A banner.
 */
export interface Banner {
/**
 * Its id.
 */
bannerId: string
/**
 * Its text, which may contain a line break.
 */
title: string
/**
 * A second line.
 */
line?: string
/**
 * The text of its button.
 */
action?: string
/**
 * The address that it links to.
 */
url?: string
/**
 * The picture.
 */
image?: string
/**
 * Its group.
 */
groupName?: string
/**
 * The kind of link.
 */
linkageType?: string
/**
 * The colour of readable text on the picture, such as #F4FCFF. Without it, the text is on a veil.
 */
ink?: string
/**
 * The area of the picture that has room for the title. By default its bottom.
 */
room?: ("sky" | "foot" | "unknown")
/**
 * The moment from which players see it, with its offset, such as 2026-12-24T18:00:00+07:00. Without it they see it at once.
 */
from?: string
/**
 * The moment from which players no longer see it, with its offset. Without it, it has no end.
 */
until?: string
}
/**
 * One announcement.
 */
export interface Announcement {
/**
 * Its id.
 */
id: string
/**
 * Its title.
 */
title: string
/**
 * HTML, to be sanitised.
 */
content?: string
/**
 * Epoch milliseconds.
 */
createdAt?: number
}
/**
 * Announcements by kind.
 */
export interface Announcements {
/**
 * Banners.
 */
banners?: Banner[]
/**
 * Player notices.
 */
player?: Announcement[]
/**
 * Popups.
 */
popup?: Announcement[]
/**
 * Promotions.
 */
promotion?: Announcement[]
/**
 * Notices of gateways that do not separate them by kind; read if "player" is absent.
 */
content?: Announcement[]
/**
 * Announcements to agents.
 */
agent?: Announcement[]
}
/**
 * One customer service.
 */
export interface ServiceEntry {
/**
 * FACEBOOK, LINE, or another kind.
 */
csType: string
/**
 * The address, encoded as the merchant configures.
 */
path: string
/**
 * The hours of service, in the language of the request.
 */
hours?: string
/**
 * The id that a player can copy, such as a LINE id.
 */
account?: string
}
/**
 * The winners to return.
 */
export interface WinnerBoardQuery {
/**
 * Always ALL.
 */
gameCategory: string
/**
 * The gateway code of the language.
 */
language: string
/**
 * At most 100.
 */
limitNum: number
}
/**
 * One win.
 */
export interface Winner {
/**
 * Masked name.
 */
customerName: string
/**
 * The game.
 */
gameName: string
/**
 * The amount without decimals.
 */
winAmount: (number | string)
/**
 * A picture of the game.
 */
icon?: string
}
/**
 * The winners.
 */
export interface WinnerBoard {
/**
 * The wins, the largest first.
 * 
 * Items: An entry.
 */
list: {
vo: Winner
}[]
}
/**
 * The lobby news to return.
 */
export interface LobbyNewsQuery {
/**
 * The merchant.
 */
merchantCode: string
/**
 * M, mobile.
 */
platform: string
}
/**
 * A match in play.
 */
export interface LobbyMatch {
/**
 * Its id.
 */
id: string
/**
 * The league, cup or tour, in the requested language.
 */
competition: string
/**
 * SPORTS, ESPORTS, …
 */
gameCategory?: string
/**
 * Account type of the vendor that offers it.
 */
vendor: string
/**
 * Vendor name.
 */
vendorName?: string
home: LobbySide
away: LobbySide
/**
 * The minute being played.
 */
minute: number
/**
 * Minutes of regular play.
 */
length: number
/**
 * The minutes of the goals, in order; absent if the vendor does not record them.
 * 
 * Items: A minute.
 */
goals?: number[]
}
/**
 * One side of a match.
 */
export interface LobbySide {
/**
 * Team or player.
 */
name: string
/**
 * The current score.
 */
score: (number | string)
}
/**
 * A match to come.
 */
export interface LobbyFixture {
/**
 * Its id.
 */
id: string
/**
 * Epoch milliseconds.
 */
startsAt: number
/**
 * The opponents, or the name of the event.
 */
event: string
/**
 * Sport and league.
 */
competition: string
/**
 * SPORTS, ESPORTS, …
 */
gameCategory?: string
/**
 * Account type of the vendor that offers it.
 */
vendor: string
/**
 * Vendor name.
 */
vendorName?: string
}
/**
 * The news of the lobby: matches in play and matches to come.
 */
export interface LobbyNews {
/**
 * Matches in play.
 */
matches: LobbyMatch[]
/**
 * Matches to come, the next one first.
 */
fixtures: LobbyFixture[]
}
/**
 * The red envelope of now, by the clock of the gateway.
 */
export interface RedEnvelope {
/**
 * The envelope of this opening time, to be named when it is opened. Absent while none is open.
 */
envelopeId?: string
state: (RedEnvelopeState | "unknown")
/**
 * Its name.
 */
title: string
/**
 * The time at which the current one opened. Absent while none is open. Epoch milliseconds.
 */
opensAt?: number
/**
 * The time at which the current one closes. Absent while none is open. Epoch milliseconds.
 */
closesAt?: number
/**
 * The time at which the next one opens. Epoch milliseconds.
 */
nextAt?: number
/**
 * How many more the member can open today.
 */
triesLeft: number
/**
 * How many the member can open a day.
 */
triesADay: number
least: Decimal
most: Decimal
/**
 * How many times the amount must be played before it can be withdrawn; 0 for not at all.
 */
turnover: number
/**
 * The rules. HTML.
 */
rules: string
result?: RedEnvelopeResult
}
/**
 * What was in an envelope.
 */
export interface RedEnvelopeResult {
/**
 * Its id.
 */
openingId: string
outcome: (RedEnvelopeOutcome | "unknown")
amount?: Decimal
required?: Decimal
/**
 * The number of the amount's order. Absent if nothing was in it.
 */
orderId?: string
/**
 * The time of its opening. Epoch milliseconds.
 */
openedAt: number
/**
 * How many more the member can open today.
 */
triesLeft: number
/**
 * The time at which the next one opens. Epoch milliseconds.
 */
nextAt?: number
}
/**
 * The envelope to open.
 */
export interface OpenRedEnvelopeBody {
/**
 * The envelope of the current opening time.
 */
envelopeId: string
}
/**
 * The page of envelopes that were opened.
 */
export interface RedEnvelopeHistoryQuery {
/**
 * The page; the first is 1.
 */
pageNum?: number
}
/**
 * An envelope that was opened.
 */
export interface RedEnvelopeOpening {
/**
 * Its id.
 */
openingId: string
/**
 * Its name.
 */
title: string
outcome: (RedEnvelopeOutcome | "unknown")
amount?: Decimal
/**
 * The number of the amount's order. Absent if nothing was in it.
 */
orderId?: string
/**
 * The time of its opening. Epoch milliseconds.
 */
openedAt: number
}
/**
 * A page of envelopes that were opened, the latest first.
 */
export interface RedEnvelopeHistory {
/**
 * The envelopes.
 */
openings: RedEnvelopeOpening[]
total: Decimal
/**
 * The page.
 */
pageNum: number
/**
 * The number of pages.
 */
totalPages: number
}
/**
 * The vendors to return.
 */
export interface VendorsQuery {
/**
 * Always 1.
 */
typeId: number
/**
 * The merchant.
 */
merchant_code: string
}
/**
 * A category with its position.
 */
export interface VendorCategory {
/**
 * RNG, FISH, …
 */
gameCategory: string
/**
 * Its position in the order.
 */
ordinal: number
/**
 * The vendors' names, in order.
 * 
 * Items: Vendor name.
 */
vendorNames: string[]
/**
 * The vendors' account types, in order.
 * 
 * Items: Vendor account type.
 */
vendors: string[]
}
/**
 * A vendor within a category.
 */
export interface VendorEntry {
/**
 * Its account type, used in addresses.
 */
accountTypeName: string
/**
 * The name that players see.
 */
displayName: string
/**
 * A tag.
 */
tag?: ("HOT" | "NEW" | "" | "unknown")
/**
 * The number of games.
 */
gameCount?: number
/**
 * A wide picture for a tile.
 */
art?: string
/**
 * Epoch milliseconds.
 */
maintenanceFrom?: number
/**
 * Epoch milliseconds; closed until then.
 */
maintenanceTo?: number
/**
 * The colour of a readable name on its wide picture, as #rrggbb.
 */
artInk?: string
/**
 * The emblem of its mark alone, without the disc.
 */
emblem?: string
/**
 * The colour, as #rrggbb, of its mark's disc.
 */
disc?: string
/**
 * The colour of a readable name on the disc, as #rrggbb.
 */
discInk?: string
}
/**
 * Vendors by category.
 */
export interface Vendors {
/**
 * The categories.
 */
sorting: VendorCategory[]
/**
 * The vendors by category, and by game type such as LOTT.LOTT.
 */
mapping: {
/**
 * Vendors.
 */
[k: string]: VendorEntry[] | undefined
}
}
/**
 * A game.
 */
export interface Game {
/**
 * Its code.
 */
gameCode: string
/**
 * Its name.
 */
gameName: string
/**
 * Vendor account type.
 */
vendor: string
/**
 * Vendor name.
 */
vendorName?: string
/**
 * Its category.
 */
gameCategory?: string
/**
 * Its picture, 3:4 or square.
 */
icon?: string
/**
 * The position of the name if the picture does not contain it: at the picture's top or bottom, or below it. If absent, the picture contains the name.
 */
nameAt?: ("top" | "bottom" | "below" | "unknown")
/**
 * The width of its picture divided by the height. By default 0.8.
 */
ratio?: number
/**
 * The colour of a readable name on the picture, as #rrggbb.
 */
ink?: string
/**
 * True for a hot game.
 */
hot?: boolean
/**
 * True for a favourite.
 */
favourite?: boolean
/**
 * True for a new game.
 */
isNew?: boolean
minimumBet?: Decimal
/**
 * The number of lines.
 */
lines?: number
/**
 * The least VIP level that opens its table, such as 3. Absent if no level is needed.
 */
level?: number
price?: Decimal
/**
 * The points that a day at its table costs. Absent if it is not paid with points.
 */
points?: number
/**
 * Its names in other languages, which a search also finds.
 * 
 * Items: A name.
 */
otherNames?: string[]
}
/**
 * The merchant whose list is returned.
 */
export interface PopularQuery {
/**
 * The merchant.
 */
merchantCode: string
}
/**
 * Games.
 */
export interface GameList {
/**
 * The entries in order.
 */
list: Game[]
}
/**
 * The games to return.
 */
export interface GamePageQuery {
/**
 * The merchant.
 */
merchant: string
/**
 * The merchant.
 */
merchantCode: string
/**
 * Always 2.
 */
clientType: number
/**
 * Always 1.
 */
typeId: number
/**
 * The game category. By default all categories.
 */
gameType?: string
/**
 * The account type of a vendor. By default all vendors.
 */
vassalage?: string
/**
 * The page number, from 1. By default the first page.
 */
pageNum?: number
/**
 * The number of games on a page, up to 1,000. By default 24.
 */
pageSize?: number
/**
 * A part of the name. By default all games.
 */
keyword?: string
/**
 * The lowest minimum bet of the games. Decimal string.
 */
minimumBet?: string
/**
 * The lowest number of lines of the games.
 */
minimumLines?: number
/**
 * The order. By default the most popular games first.
 */
sort?: ("popular" | "name" | "newest")
/**
 * The prize mode of a lottery's games. By default games of all prize modes.
 */
prizeMode?: ("Lott" | "ZY" | "Elott")
}
/**
 * Games of a page.
 */
export interface GamePage {
/**
 * The entries in order.
 */
games: Game[]
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
/**
 * The total number of games.
 */
totalCount?: number
}
/**
 * The lotteries to return.
 */
export interface LotteriesQuery {
/**
 * The prize mode.
 */
prizeMode?: ("Lott" | "ZY" | "Elott")
/**
 * Lott or Elott.
 */
type: string
/**
 * The token, if the gateway requires it.
 */
token?: string
}
/**
 * A lottery.
 */
export interface Lottery {
/**
 * Its code.
 */
lotteryCode: string
/**
 * Its name.
 */
lotteryName: string
/**
 * Vendor account type.
 */
vendor?: string
/**
 * Region or type.
 */
group?: string
/**
 * The issue that is open.
 */
issue?: string
/**
 * The time at which bets close, in epoch milliseconds.
 */
closesAt: number
/**
 * The time of the draw, in epoch milliseconds.
 */
drawsAt?: number
/**
 * The previous issue.
 */
lastIssue?: string
/**
 * The balls, in order.
 * 
 * Items: A ball.
 */
lastResult: string[]
/**
 * The form of the numbers in a result: balls or dice.
 */
shape?: ("ball" | "die" | "unknown")
/**
 * The colour of the set, 0 to 3.
 */
tone?: number
/**
 * The summary of the last balls, if the game has one.
 */
lastSummary?: {
/**
 * The sum of the balls.
 */
sum: number
/**
 * The size of the sum: above the middle of its range, or not.
 */
size?: ("big" | "small" | "unknown")
/**
 * The parity of the sum.
 */
parity?: ("odd" | "even" | "unknown")
}
}
/**
 * The favourites to return.
 */
export interface FavouritesQuery {
/**
 * The page number, from 1. By default the first page.
 */
pageNum?: number
}
/**
 * Favourite games of a page, the last added first.
 */
export interface FavouritePage {
/**
 * The entries in order.
 */
content: Game[]
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
}
/**
 * The key of a game or a lottery.
 */
export interface GameKey {
/**
 * Vendor account type.
 */
vendor: string
/**
 * Its code: `gameCode` of a game, `lotteryCode` of a lottery.
 */
gameCode: string
}
/**
 * Every favourite of the member: games and lotteries.
 */
export interface FavouriteKeys {
/**
 * The keys, in no particular order.
 */
list: GameKey[]
}
/**
 * The game that was entered.
 */
export interface RecentGameQuery {
/**
 * Vendor account type.
 */
vendor: string
/**
 * The game. If absent, the vendor's own lobby.
 */
gameCode?: string
}
/**
 * The game to launch, and the conditions of the launch.
 */
export interface LaunchQuery {
/**
 * The game category.
 */
gameType: string
/**
 * Vendor account type.
 */
vassalage: string
/**
 * The game, or the lottery if the launch mode is LOTT. If absent, the vendor's own lobby.
 */
gameCode?: string
/**
 * The gateway's code of the language, such as TH.
 */
language: string
/**
 * Always mobile.
 */
platform: string
/**
 * LOTT for a lottery, GLS for every other game.
 */
launchMode: ("GLS" | "LOTT")
/**
 * The mode of play: 1 with money, 0 for free.
 */
accountType: number
/**
 * The address to open when the player leaves the game.
 */
backUrl: string
}
/**
 * The address of the game.
 */
export interface Launch {
/**
 * The answer of the vendor.
 */
content: {
/**
 * The address of the game, for a frame or a separate window. It contains a ticket, so it is never shown, stored or logged.
 */
game_url: string
}
}
/**
 * The reason that the game does not start.
 */
export interface LaunchRefusal {
/**
 * Epoch milliseconds.
 */
maintenanceFrom?: number
/**
 * Epoch milliseconds; closed until then.
 */
maintenanceTo?: number
required?: Decimal
/**
 * The least VIP level that opens the table.
 */
level?: number
price?: Decimal
/**
 * The points that a day at its table costs. Absent if it is not paid with points.
 */
points?: number
open?: OpenRound
}
/**
 * A game of the vendor whose round is still open.
 */
export interface OpenRound {
/**
 * Vendor account type.
 */
vendor: string
/**
 * Its code.
 */
gameCode: string
/**
 * Its name.
 */
gameName?: string
}
/**
 * The orders to return.
 */
export interface OrdersQuery {
/**
 * The page number, from 1. By default the first page.
 */
pageNum?: number
/**
 * The game category. By default all categories.
 */
gameCategory?: string
/**
 * The earliest time of placement, in epoch milliseconds.
 */
from?: number
/**
 * The end of the time of placement, exclusive, in epoch milliseconds.
 */
to?: number
/**
 * The orders of a page; 20 by default.
 */
pageSize?: number
/**
 * The state.
 */
state?: ("open" | "settled" | "cancelled")
}
/**
 * A round of a game, or a ticket of a lottery.
 */
export interface Order {
/**
 * Its number.
 */
orderId: string
/**
 * The category.
 */
gameCategory?: string
/**
 * Vendor account type.
 */
vendor: string
/**
 * Vendor name.
 */
vendorName?: string
/**
 * The game's code.
 */
gameCode: string
/**
 * The game's name.
 */
gameName?: string
stake: Decimal
payout: Decimal
/**
 * Its state.
 */
state: ("open" | "settled" | "cancelled" | "unknown")
/**
 * Epoch milliseconds.
 */
placedAt: number
/**
 * The time of settlement, in epoch milliseconds; absent while it is open.
 */
settledAt?: number
}
/**
 * Orders of a page, the last placed first.
 */
export interface OrderPage {
/**
 * The entries in order.
 */
orders: Order[]
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
/**
 * The number of orders of all pages.
 */
totalCount?: number
totalStake?: Decimal
totalPayout?: Decimal
}
/**
 * The order to return.
 */
export interface OrderQuery {
/**
 * Its number.
 */
orderId: string
}
/**
 * One stake of an order.
 */
export interface Suborder {
/**
 * Its number within the order.
 */
suborderId: string
/**
 * The selection of the stake.
 */
selection: string
stake: Decimal
payout: Decimal
/**
 * Its state.
 */
state: ("open" | "won" | "lost" | "cancelled" | "unknown")
/**
 * True if it can still be cancelled.
 */
cancellable?: boolean
}
/**
 * An order with all its stakes.
 */
export interface OrderDetail {
/**
 * Its number.
 */
orderId: string
/**
 * The category.
 */
gameCategory?: string
/**
 * Vendor account type.
 */
vendor: string
/**
 * Vendor name.
 */
vendorName?: string
/**
 * The game's code.
 */
gameCode: string
/**
 * The game's name.
 */
gameName?: string
stake: Decimal
payout: Decimal
/**
 * Its state.
 */
state: ("open" | "settled" | "cancelled" | "unknown")
/**
 * Epoch milliseconds.
 */
placedAt: number
/**
 * The time of settlement, in epoch milliseconds; absent while it is open.
 */
settledAt?: number
/**
 * The draw of a lottery.
 */
issue?: string
/**
 * The result, in order.
 * 
 * Items: A ball, a card or a symbol.
 */
result?: string[]
/**
 * The stakes, in the order of placement.
 */
suborders: Suborder[]
}
/**
 * The stake to cancel.
 */
export interface CancelSuborderBody {
/**
 * The order.
 */
orderId: string
/**
 * Its number within the order.
 */
suborderId: string
}
/**
 * The topics to return.
 */
export interface HelpCenterQuery {
/**
 * The gateway's code of the language, such as TH.
 */
language: string
/**
 * The merchant's code.
 */
merchantCode: string
}
/**
 * A topic of the help centre.
 */
export interface HelpTopic {
/**
 * Its id.
 */
id: string
/**
 * Its category: account, deposit, withdraw, bonus, app, or another word.
 */
category: string
/**
 * The question.
 */
question: string
/**
 * HTML, to be sanitised.
 */
answer: string
}
/**
 * The help centre.
 */
export interface HelpCenter {
/**
 * The topics.
 */
topics: HelpTopic[]
}
/**
 * A vote on a topic.
 */
export interface HelpVoteBody {
/**
 * Its id.
 */
topicId: string
/**
 * True if it was helpful.
 */
helpful: boolean
}
/**
 * Feedback of the member.
 */
export interface FeedbackBody {
type: FeedbackType
/**
 * The text.
 */
content: string
/**
 * The address or number for an answer.
 */
contact?: string
/**
 * At most three pictures.
 * 
 * @maxItems 3
 * 
 * Items: A PNG or JPEG of at most 5 MB in base64.
 */
pictures?: string[]
}
/**
 * Feedback that was received.
 */
export interface FeedbackReceipt {
/**
 * The number to quote.
 */
feedbackId: string
}
/**
 * Feedback of the member.
 */
export interface Feedback {
/**
 * The number to quote.
 */
feedbackId: string
type: (FeedbackType | "unknown")
/**
 * The text.
 */
content: string
/**
 * Its state.
 */
state: ("open" | "answered" | "closed" | "unknown")
/**
 * Epoch milliseconds.
 */
createdAt: number
/**
 * The answer of customer service.
 */
answer?: string
}
/**
 * The feedback of the member, the latest first.
 */
export interface FeedbackList {
/**
 * The feedback.
 */
feedback: Feedback[]
}
/**
 * A live chat.
 */
export interface Chat {
/**
 * The address of the chat, which passes the link allow-list.
 */
url: string
}
/**
 * An app of the merchant.
 */
export interface AppDownload {
/**
 * The system that it is for.
 */
platform: ("android" | "ios" | "unknown")
/**
 * The address of the package or the store, which passes the link allow-list.
 */
url: string
/**
 * The version.
 */
version: string
size?: Decimal
/**
 * Epoch milliseconds.
 */
releasedAt?: number
/**
 * The SHA-256 checksum of the package, in hexadecimal digits.
 */
sha256?: string
}
/**
 * The apps of the merchant.
 */
export interface AppDownloads {
/**
 * The apps; none if the merchant offers none.
 */
apps: AppDownload[]
}
/**
 * A page of a folder.
 */
export interface MessagesQuery {
box: MessageBox
/**
 * The page, from 1.
 */
pageNum?: number
}
/**
 * A message.
 */
export interface Message {
/**
 * Its id.
 */
messageId: string
/**
 * The name of the sender.
 */
sender: string
/**
 * The name of the recipient, in the folder of sent messages.
 */
recipient?: string
/**
 * The title.
 */
title: string
/**
 * The beginning of the text.
 */
preview: string
/**
 * Epoch milliseconds.
 */
createdAt: number
/**
 * True if the member has opened it.
 */
read: boolean
}
/**
 * A page of messages, the latest first.
 */
export interface MessagePage {
/**
 * The messages.
 */
messages: Message[]
/**
 * The page, from 1.
 */
pageNum: number
/**
 * The number of pages.
 */
totalPages: number
/**
 * The number of messages.
 */
totalCount: number
}
/**
 * A message.
 */
export interface MessageQuery {
/**
 * Its id.
 */
messageId: string
}
/**
 * A message with its text.
 */
export interface MessageDetail {
/**
 * Its id.
 */
messageId: string
box: (MessageBox | "unknown")
/**
 * The name of the sender.
 */
sender: string
/**
 * The name of the recipient.
 */
recipient?: string
/**
 * The title.
 */
title: string
/**
 * HTML, to be sanitised.
 */
body: string
/**
 * Epoch milliseconds.
 */
createdAt: number
replyTo?: (Correspondent | "unknown")
}
/**
 * A message of the member.
 */
export interface SendMessageBody {
recipient: Correspondent
/**
 * The title.
 */
title: string
/**
 * The text.
 */
body: string
/**
 * The id of the message that it answers.
 */
replyTo?: string
}
/**
 * A message that was sent.
 */
export interface MessageSent {
/**
 * Its id.
 */
messageId: string
}
/**
 * Messages.
 */
export interface MessageIdsBody {
/**
 * The ids.
 * 
 * @maxItems 200
 * 
 * Items: An id.
 */
messageIds: string[]
}
/**
 * The messages that were read.
 */
export interface ReadMessagesBody {
/**
 * The ids. Without them, every message of the inbox was read.
 * 
 * @maxItems 200
 * 
 * Items: An id.
 */
messageIds?: string[]
}
/**
 * The unread messages.
 */
export interface UnreadMessages {
/**
 * Their number.
 */
count: number
/**
 * The recipients that the member can write to.
 */
recipients: (Correspondent | "unknown")[]
}
/**
 * What a friend brings, by how many friends were rewarded before.
 */
export interface InviteReward {
/**
 * The number of the friend from which on it applies; the first friend is 1.
 */
from: number
amount: Decimal
/**
 * True if a friend of this row was rewarded.
 */
reached: boolean
}
/**
 * The member's own invitation.
 */
export interface Invitation {
/**
 * The code that a friend registers with.
 */
code: string
/**
 * The address of registration with the code.
 */
link: string
minDeposit: Decimal
/**
 * How many times a reward must be played before it can be withdrawn; 0 for not at all.
 */
turnover: number
/**
 * How many opened the link.
 */
opened: number
/**
 * How many registered with the code.
 */
registered: number
/**
 * How many of them deposited.
 */
deposited: number
earned: Decimal
/**
 * The rewards, from the first friend on.
 */
rewards: InviteReward[]
}
/**
 * A friend who registered with the code.
 */
export interface InvitedFriend {
/**
 * An id of this list.
 */
friendId: string
/**
 * The masked name.
 */
name: string
state: (InvitedFriendState | "unknown")
/**
 * The time of the registration. Epoch milliseconds.
 */
registeredAt: number
reward?: Decimal
/**
 * The number of the reward's order. Absent before it is paid.
 */
orderId?: string
}
/**
 * The page of friends.
 */
export interface InviteHistoryQuery {
/**
 * The page; the first is 1.
 */
pageNum?: number
}
/**
 * A page of friends, the latest first.
 */
export interface InviteHistory {
/**
 * The friends.
 */
friends: InvitedFriend[]
/**
 * The page.
 */
pageNum: number
/**
 * The number of pages.
 */
totalPages: number
}
/**
 * Points that expire.
 */
export interface ExpiringPoints {
/**
 * The points that expire unless they are spent before.
 */
points: number
/**
 * The moment at which they expire. Epoch milliseconds.
 */
at: number
}
/**
 * The points of the member. Points are whole numbers.
 */
export interface PointsBalance {
/**
 * The points that can be spent.
 */
points: number
/**
 * The level, such as VIP 3.
 */
level: string
/**
 * The points that were earned in this month.
 */
earnedThisMonth: number
betPerPoint: Decimal
expiring?: ExpiringPoints
}
/**
 * What free spins are. They are credited to the main wallet as a bonus of a fixed value for each spin, whose turnover is played in the game's category.
 */
export interface FreeSpins {
/**
 * The spins of one item.
 */
count: number
value: Decimal
/**
 * The game that they are for.
 */
game: string
/**
 * The number of times that the bonus must be staked; 0 for none.
 */
turnover: number
/**
 * The game categories whose stakes count.
 */
categories: string[]
/**
 * The days in which it must be staked; without an end if absent.
 */
days?: number
}
/**
 * An item of the points mall.
 */
export interface MallGood {
/**
 * Its id.
 */
id: string
kind: (GoodKind | "unknown")
/**
 * Its name.
 */
name: string
/**
 * A short note, such as the size.
 */
note?: string
/**
 * The address of its picture.
 */
picture?: string
/**
 * The points for one.
 */
points: number
/**
 * How many are left.
 */
stock: number
/**
 * The level that it needs, such as VIP 4; every level if absent.
 */
level?: string
/**
 * True if the level of the member is too low.
 */
locked?: boolean
/**
 * How many one member can get; without a limit if absent.
 */
limit?: number
/**
 * How many the member can still get.
 */
limitLeft?: number
/**
 * The days until it arrives.
 */
days?: number
spins?: FreeSpins
}
/**
 * The items of the points mall.
 */
export interface MallGoods {
/**
 * The items.
 */
goods: MallGood[]
}
/**
 * How points become money.
 */
export interface ConvertTerms {
/**
 * So many points are worth the amount. Points are converted in multiples of it.
 */
points: number
amount: Decimal
/**
 * The least points of a conversion.
 */
min: number
/**
 * The most points that can be converted in a day.
 */
dailyCap: number
/**
 * The points that were converted today.
 */
doneToday: number
/**
 * The points that can be spent.
 */
balance: number
/**
 * The number of times that the amount must be staked before it can be withdrawn; 0 for none.
 */
turnover: number
/**
 * The days in which it must be staked; without an end if absent.
 */
days?: number
/**
 * The end of the day. Epoch milliseconds.
 */
resetsAt: number
}
/**
 * Where an item is sent. The sandbox keeps it with the order and shows a masked form.
 */
export interface Delivery {
/**
 * The name of the person who receives it.
 */
recipient: string
/**
 * Their mobile number.
 */
mobileNum: string
/**
 * The address.
 */
address: string
}
/**
 * Spends points on an item.
 */
export interface RedeemBody {
/**
 * The id of the item.
 */
goodId: string
/**
 * How many.
 */
quantity: number
delivery?: Delivery
/**
 * The login password.
 */
verifyPwd: string
}
/**
 * Turns points into money.
 */
export interface ConvertBody {
/**
 * The points.
 */
points: number
}
/**
 * What a refused order lacks.
 */
export interface MallRefusal {
/**
 * The points that are missing.
 */
missing?: number
/**
 * How many are left.
 */
stock?: number
/**
 * The level that the item needs.
 */
level?: string
/**
 * The least points of a conversion.
 */
min?: number
/**
 * The points that can still be converted today, or the number of an item that the member can still get.
 */
left?: number
}
/**
 * A state that an order has reached.
 */
export interface MallStep {
state: (MallOrderState | "unknown")
/**
 * The time at which it was reached. Epoch milliseconds.
 */
at: number
}
/**
 * An order of the points mall.
 */
export interface MallOrder {
/**
 * The order number, such as P261121-0000042.
 */
orderId: string
kind: (MallOrderKind | "unknown")
/**
 * The id of the item.
 */
goodId?: string
/**
 * The name of the item; empty for money.
 */
name: string
/**
 * The address of its picture.
 */
picture?: string
/**
 * How many.
 */
quantity: number
/**
 * The points that were spent.
 */
points: number
state: (MallOrderState | "unknown")
/**
 * The time of the order. Epoch milliseconds.
 */
createdAt: number
/**
 * The time of the last change. Epoch milliseconds.
 */
changedAt: number
/**
 * The points after the order.
 */
pointsAfter: number
amount?: Decimal
/**
 * The free spins that were credited.
 */
spins?: number
/**
 * The days until it arrives.
 */
days?: number
/**
 * The name of the person who receives it, masked.
 */
recipient?: string
/**
 * Their mobile number, masked.
 */
mobileNum?: string
/**
 * The address, masked.
 */
address?: string
/**
 * The number with which the parcel can be followed.
 */
tracking?: string
/**
 * Why the order was refused, as staff wrote it.
 */
reason?: string
/**
 * The states that it has reached, the first one first.
 */
steps: MallStep[]
}
/**
 * A page of orders, or one order.
 */
export interface MallOrdersQuery {
/**
 * The number of one order.
 */
orderId?: string
/**
 * The page, from 1.
 */
pageNum?: number
}
/**
 * A page of orders.
 */
export interface MallOrderPage {
/**
 * The orders, the latest first.
 */
orders: MallOrder[]
/**
 * The page.
 */
pageNum: number
/**
 * The number of pages.
 */
totalPages: number
}
/**
 * Which postings of points.
 */
export interface PointsRecordQuery {
kind?: PointsKind
/**
 * The start. Epoch milliseconds.
 */
from?: number
/**
 * The end, which is not included. Epoch milliseconds.
 */
to?: number
/**
 * The page number, from 1.
 */
pageNum?: number
/**
 * The postings of a page; 20 by default.
 */
pageSize?: number
}
/**
 * A posting of points.
 */
export interface PointsPosting {
/**
 * Its id.
 */
id: string
kind: (PointsKind | "unknown")
/**
 * The points; negative if they leave the member.
 */
points: number
/**
 * The points of the member after it.
 */
pointsAfter: number
/**
 * Its time. Epoch milliseconds.
 */
createdAt: number
/**
 * The number of its order of the points mall.
 */
orderId?: string
/**
 * The item of the order or the table of the room, in the language of the request; absent for money and where it has none.
 */
title?: string
}
/**
 * A page of postings of points, the latest first. The points of all postings add up to the points that can be spent.
 */
export interface PointsRecordPage {
/**
 * The postings.
 */
postings: PointsPosting[]
/**
 * The sum of the points that came in.
 */
totalIn: number
/**
 * The sum of the points that went out; negative.
 */
totalOut: number
/**
 * The number of postings.
 */
totalCount: number
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
}
/**
 * Names an order.
 */
export interface MallOrderBody {
/**
 * The order number.
 */
orderId: string
}
/**
 * The member who is signed in.
 */
export interface MemberInfo {
/**
 * Id.
 */
id: string
/**
 * Account.
 */
account: string
/**
 * Nickname.
 */
nickname?: string
/**
 * Member type; 4 is trial.
 */
type: number
/**
 * Level, such as VIP 3.
 */
level?: string
/**
 * Avatar, 0 to 8.
 */
iconId?: number
/**
 * The time of the registration. Epoch milliseconds.
 */
joinedAt?: number
}
/**
 * The chosen avatar.
 */
export interface HeadIconBody {
/**
 * The number of the avatar, 0 to 8.
 */
iconId: number
}
/**
 * A vendor wallet.
 */
export interface VendorBalance {
/**
 * Account type.
 */
vendor: string
/**
 * Name.
 */
displayName: string
balance: Decimal
/**
 * True during maintenance.
 */
maintenance?: boolean
}
/**
 * The wallet.
 */
export interface WalletBalance {
sumBalance: Decimal
totalBalance: Decimal
/**
 * ISO 4217 code.
 */
currency: string
/**
 * The symbol of the currency.
 */
currencySymbol: string
/**
 * True if there is a single wallet for everything.
 */
isSingle: boolean
/**
 * Vendor wallets.
 */
vendors?: VendorBalance[]
/**
 * True if the balance moves into a game that the player opens; absent if the gateway has no such setting.
 */
autoTransfer?: boolean
}
/**
 * The action on the wallets.
 */
export interface WalletTransferBody {
/**
 * The action: "recall" moves the money of every vendor back to the main wallet; "auto" changes the setting; "move" moves an amount between two wallets.
 */
action: ("recall" | "auto" | "move")
/**
 * The new setting for "auto": true if the balance moves into games.
 */
auto?: boolean
/**
 * The wallet to move from for "move": main, or a vendor.
 */
from?: string
/**
 * The wallet to move to for "move": main, or a vendor.
 */
to?: string
/**
 * The amount for "move". Decimal string.
 */
amount?: string
}
/**
 * The result for a vendor's wallet.
 */
export interface VendorTransfer {
/**
 * Account type.
 */
vendor: string
/**
 * Name.
 */
displayName: string
amount: Decimal
/**
 * The result: moved, the reason that it was not, or unknown until the vendor answers.
 */
state: ("done" | "maintenance" | "failed" | "unknown")
/**
 * The number of the transfer.
 */
orderId?: string
}
/**
 * The result of the action.
 */
export interface WalletTransfer {
/**
 * The transfers: one for each vendor that held money, or the one that was asked.
 */
transfers: VendorTransfer[]
}
/**
 * A channel of a method, with limits of its own.
 */
export interface DepositChannel {
/**
 * Its id.
 */
id: string
/**
 * Its name.
 */
name: string
min: Decimal
max: Decimal
/**
 * A short note, such as the time of a manual check.
 */
note?: string
}
/**
 * A way to deposit.
 */
export interface DepositMethod {
/**
 * Its id.
 */
id: string
provider: (DepositProvider | "unknown")
group: (DepositGroup | "unknown")
/**
 * Its name.
 */
name: string
/**
 * The name of its picture on the icon CDN.
 */
logo?: string
/**
 * Its labels.
 */
tags?: (DepositTag | "unknown")[]
rebate?: Decimal
min: Decimal
max: Decimal
fee: Decimal
/**
 * The minutes until the amount is credited; 0 for at once.
 */
minutes: number
/**
 * The banks to choose from, if the method needs one.
 */
banks?: Bank[]
/**
 * True if the name of the depositor is asked; it must be the member's real name.
 */
needsDepositor?: boolean
/**
 * The channels to choose from.
 */
channels?: DepositChannel[]
/**
 * Amounts to choose with one tap.
 */
amounts: Decimal[]
slip: (SlipRule | "unknown")
/**
 * True for the method of the last deposit.
 */
lastUsed?: boolean
maintenance?: MethodMaintenance
}
/**
 * The maintenance of a method, which cannot be chosen meanwhile.
 */
export interface MethodMaintenance {
/**
 * Its end, if it is known. Epoch milliseconds.
 */
until?: number
}
/**
 * The ways to deposit.
 */
export interface DepositMethods {
/**
 * The methods, in order.
 */
methods: DepositMethod[]
/**
 * True if the member has never deposited.
 */
first: boolean
/**
 * The member's real name. Absent if it is not set.
 */
holder?: string
limitLeft?: Decimal
}
/**
 * A promotion that a deposit can have.
 */
export interface DepositPromotion {
/**
 * Its id.
 */
id: string
/**
 * Its name.
 */
title: string
/**
 * A sentence about it.
 */
summary?: string
percent?: Decimal
bonus?: Decimal
maxBonus?: Decimal
minDeposit: Decimal
/**
 * How many times the deposit and the bonus must be played.
 */
turnover: number
maxCashOut?: Decimal
/**
 * The days in which the turnover must be played.
 */
days: number
/**
 * The game categories that count. Absent if all of them do.
 * 
 * Items: A category.
 */
categories?: string[]
/**
 * The end of the promotion. Epoch milliseconds.
 */
endsAt?: number
/**
 * True if the member has accepted its terms.
 */
accepted: boolean
}
/**
 * The promotions that the next deposit can have.
 */
export interface DepositPromotions {
/**
 * The promotions.
 */
promotions: DepositPromotion[]
}
/**
 * The promotion whose terms the member accepts.
 */
export interface AcceptPromotionBody {
/**
 * Its id.
 */
promotionId: string
}
/**
 * A new deposit.
 */
export interface DepositBody {
/**
 * The method.
 */
methodId: string
/**
 * The amount. Decimal string.
 */
amount: string
/**
 * The bank, if the method needs one.
 */
bankCode?: string
/**
 * The channel, if the method has channels.
 */
channelId?: string
/**
 * The name of the depositor, if it is asked.
 */
depositor?: string
/**
 * The promotion, which must be accepted. Absent for no bonus.
 */
promotionId?: string
}
/**
 * A state that an order has reached.
 */
export interface OrderStep {
/**
 * The state.
 */
state: string
/**
 * Its time. Epoch milliseconds.
 */
at: number
}
/**
 * The account that the player pays to.
 */
export interface Payee {
/**
 * The bank or the wallet.
 */
bankName: string
/**
 * The holder.
 */
holder: string
/**
 * The number.
 */
number: string
}
/**
 * A deposit.
 */
export interface DepositOrder {
/**
 * Its number.
 */
orderId: string
/**
 * The method.
 */
methodId: string
/**
 * The name of the method.
 */
methodName: string
/**
 * The name of the method's picture on the icon CDN.
 */
logo?: string
provider: (DepositProvider | "unknown")
group: (DepositGroup | "unknown")
state: (DepositState | "unknown")
amount: Decimal
payable: Decimal
fee: Decimal
/**
 * The minutes until the amount is credited; 0 for at once.
 */
minutes: number
promotion?: OrderPromotion
/**
 * The time of the order. Epoch milliseconds.
 */
createdAt: number
/**
 * The time of the last change. Epoch milliseconds.
 */
changedAt: number
/**
 * The time until which it can be paid. Epoch milliseconds.
 */
expiresAt?: number
payee?: Payee
/**
 * The content of the QR code to pay with. Absent unless it can be paid now.
 */
qr?: string
/**
 * The payment page of another site. Absent unless it can be paid now.
 */
pageUrl?: string
slip: (SlipRule | "unknown")
/**
 * True if a slip has arrived.
 */
slipSent?: boolean
/**
 * The reference that the player gave.
 */
reference?: string
reason?: (OrderReason | "unknown")
balanceAfter?: Decimal
/**
 * The states that it has reached, the first one first.
 */
steps: OrderStep[]
}
/**
 * The promotion of a deposit.
 */
export interface OrderPromotion {
/**
 * Its id.
 */
id: string
/**
 * Its name.
 */
title: string
bonus: Decimal
turnover: Decimal
}
/**
 * Which deposits.
 */
export interface DepositReportQuery {
/**
 * One deposit.
 */
orderId?: string
/**
 * True for those that are not decided.
 */
open?: boolean
/**
 * The page number, from 1.
 */
pageNum?: number
}
/**
 * A page of deposits, the latest first.
 */
export interface DepositPage {
/**
 * The deposits.
 */
orders: DepositOrder[]
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
}
/**
 * That the player has paid.
 */
export interface ConfirmDepositBody {
/**
 * The number of the deposit.
 */
orderId: string
/**
 * A picture of the slip: a PNG or JPEG of at most 5 MB in base64.
 */
slip?: string
/**
 * The reference of the payment.
 */
reference?: string
}
/**
 * A deposit.
 */
export interface DepositOrderBody {
/**
 * Its number.
 */
orderId: string
}
/**
 * The facts of a refused deposit.
 */
export interface DepositRefusal {
/**
 * The deposit that is still open.
 */
orderId?: string
limitLeft?: Decimal
min?: Decimal
max?: Decimal
}
/**
 * The turnover that a withdrawal needs.
 */
export interface Turnover {
required: Decimal
done: Decimal
missing: Decimal
/**
 * The time of the check. Epoch milliseconds.
 */
checkedAt: number
}
/**
 * The limit of what can be withdrawn from an active bonus: the bonus and what was won since it was credited.
 */
export interface CashOutCap {
/**
 * The id of the bonus.
 */
bonusId: string
/**
 * Its name, in the language of the request.
 */
title: string
maxCashOut: Decimal
above: Decimal
}
/**
 * What a withdrawal needs, and its limits.
 */
export interface WithdrawalTerms {
balance: Decimal
locked: Decimal
available: Decimal
min: Decimal
max: Decimal
/**
 * The withdrawals of a day.
 */
countMax: number
/**
 * The withdrawals that are left today.
 */
countLeft: number
fee: Decimal
/**
 * The minutes until it is paid.
 */
minutes: number
hours?: ServiceHours
turnover: Turnover
/**
 * What is missing, in the order in which it is checked.
 */
gates: (WithdrawalGate | "unknown")[]
capped?: Decimal
/**
 * The active bonuses with a limit of what can be withdrawn. Absent if there is none.
 */
caps?: CashOutCap[]
/**
 * The withdrawal that is not decided.
 */
openOrderId?: string
/**
 * The member's real name. Absent if it is not set.
 */
holder?: string
}
/**
 * The hours of withdrawals.
 */
export interface ServiceHours {
/**
 * Their start, such as 09:00.
 */
from: string
/**
 * Their end, such as 23:00.
 */
to: string
/**
 * The time zone, such as Asia/Bangkok.
 */
zone: string
/**
 * The next start, while they are closed. Epoch milliseconds.
 */
nextFrom?: number
}
/**
 * A new withdrawal.
 */
export interface WithdrawBody {
/**
 * The bank account.
 */
cardId: string
/**
 * The amount. Decimal string.
 */
amount: string
/**
 * The withdrawal PIN, if the gateway has one.
 */
paymentPassword?: string
}
/**
 * A withdrawal.
 */
export interface WithdrawalOrder {
/**
 * Its number.
 */
orderId: string
state: (WithdrawalState | "unknown")
amount: Decimal
fee: Decimal
net: Decimal
/**
 * The bank.
 */
bankName: string
/**
 * The account, masked but for the last four digits.
 */
number: string
/**
 * The holder, masked but for the first letter.
 */
holder: string
/**
 * The time of the order. Epoch milliseconds.
 */
createdAt: number
/**
 * The time of the last change. Epoch milliseconds.
 */
changedAt: number
/**
 * The minutes until it is paid.
 */
minutes: number
reason?: (OrderReason | "unknown")
/**
 * True if the amount is back in the wallet.
 */
refunded?: boolean
balanceAfter: Decimal
/**
 * The states that it has reached, the first one first.
 */
steps: OrderStep[]
}
/**
 * The facts of a refused withdrawal.
 */
export interface WithdrawalRefusal {
missing?: Decimal
available?: Decimal
capped?: Decimal
/**
 * The withdrawal that is still open.
 */
orderId?: string
min?: Decimal
max?: Decimal
}
/**
 * Which withdrawals.
 */
export interface WithdrawalReportQuery {
/**
 * One withdrawal.
 */
orderId?: string
/**
 * The page number, from 1.
 */
pageNum?: number
}
/**
 * A page of withdrawals, the latest first.
 */
export interface WithdrawalPage {
/**
 * The withdrawals.
 */
orders: WithdrawalOrder[]
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
}
/**
 * The turnover of a deposit or a bonus.
 */
export interface TurnoverEntry {
/**
 * The number of its order.
 */
orderId: string
/**
 * What it is for.
 */
kind: ("deposit" | "bonus" | "unknown")
/**
 * The method of the deposit, or the name of the bonus.
 */
title: string
amount: Decimal
required: Decimal
done: Decimal
missing: Decimal
/**
 * The time of the deposit. Epoch milliseconds.
 */
createdAt: number
}
/**
 * The turnover of each deposit and bonus.
 */
export interface TurnoverDetail {
turnover: Turnover
/**
 * The deposits and bonuses, the latest first.
 */
entries: TurnoverEntry[]
}
/**
 * A category of promotions.
 */
export interface PromotionCategory {
/**
 * Its id.
 */
id: string
/**
 * Its name.
 */
name: string
}
/**
 * What a member has to reach, counted from joining until the end.
 */
export interface PromotionTarget {
/**
 * What counts: deposits that were credited, or valid bets that were settled.
 */
kind: ("deposit" | "bets" | "unknown")
goal: Decimal
done: Decimal
/**
 * When the reward is settled, if the target is reached and it is not yet. Epoch milliseconds.
 */
settlesAt?: number
}
/**
 * A promotion as a card shows it.
 */
export interface Promotion {
/**
 * Its id.
 */
promotionId: string
/**
 * Its name.
 */
title: string
/**
 * A sentence about it.
 */
summary?: string
/**
 * The id of its category.
 */
category: string
/**
 * The address of a wide picture.
 */
image?: string
/**
 * The address of a square picture.
 */
square?: string
/**
 * The colour in which words read on the wide picture, as #RRGGBB.
 */
ink?: string
/**
 * Its start. Epoch milliseconds.
 */
from: number
/**
 * Its end. Epoch milliseconds.
 */
until: number
status: (PromotionStatus | "unknown")
/**
 * When the member came to the status. Epoch milliseconds.
 */
changedAt?: number
/**
 * True if the member applies and staff decides.
 */
application: boolean
/**
 * True if a member who was rejected can apply again.
 */
mayReapply: boolean
reason?: (PromotionReason | "unknown")
amount?: Decimal
percent?: Decimal
maxAmount?: Decimal
due?: Decimal
target?: PromotionTarget
}
/**
 * The promotions.
 */
export interface PromotionList {
/**
 * The categories that have promotions, in order.
 */
categories: PromotionCategory[]
/**
 * The promotions, in order.
 */
promotions: Promotion[]
}
/**
 * Which promotion.
 */
export interface PromotionQuery {
/**
 * Its id.
 */
promotionId: string
}
/**
 * What a member needs to take part.
 */
export interface PromotionCondition {
/**
 * A level, a bank account of the member, or the real name.
 */
kind: ("level" | "bankCard" | "realName" | "unknown")
/**
 * The least level, such as VIP 2.
 */
least?: string
/**
 * The level of the member.
 */
have?: string
/**
 * Whether the member has it. Absent for a guest.
 */
met?: boolean
}
/**
 * What a member sent.
 */
export interface PromotionApplication {
/**
 * When it was sent. Epoch milliseconds.
 */
sentAt: number
/**
 * The comment.
 */
comment?: string
/**
 * The number of pictures.
 */
pictures: number
}
/**
 * Everything about a promotion.
 */
export interface PromotionDetail {
promotion: Promotion
/**
 * The rules, as HTML.
 */
rules: string
/**
 * How many times the reward must be played before it can be withdrawn; 0 for none.
 */
turnover: number
/**
 * The days in which the turnover must be played.
 */
days: number
minDeposit?: Decimal
maxCashOut?: Decimal
/**
 * The game categories that count; all if absent.
 * 
 * Items: A category.
 */
games?: string[]
/**
 * What a member needs to take part.
 */
conditions: PromotionCondition[]
sent?: PromotionApplication
}
/**
 * What a member does with a promotion.
 */
export interface MovePromotionBody {
/**
 * Its id.
 */
promotionId: string
move: PromotionMoveName
}
/**
 * An application for a promotion.
 */
export interface ApplyPromotionBody {
/**
 * Its id.
 */
promotionId: string
/**
 * A comment.
 */
comment?: string
/**
 * Pictures.
 * 
 * @maxItems 3
 * 
 * Items: A PNG or JPEG of at most 5 MB, as base64.
 */
pictures?: string[]
}
/**
 * The promotion whose reward is claimed.
 */
export interface ClaimPromotionBody {
/**
 * Its id.
 */
promotionId: string
}
/**
 * A reward that was credited.
 */
export interface PromotionClaim {
promotion: Promotion
/**
 * The number of its order.
 */
orderId: string
amount: Decimal
required: Decimal
}
/**
 * A category with the states that its transactions can have.
 */
export interface TransactionCode {
category: (RecordCategory | "unknown")
/**
 * The states.
 */
states: (RecordState | "unknown")[]
}
/**
 * What transactions can be filtered by.
 */
export interface TransactionCodes {
/**
 * The categories.
 */
categories: TransactionCode[]
/**
 * The longest range of dates, in days.
 */
maxDays: number
/**
 * The time before which there are no records. Epoch milliseconds.
 */
earliest?: number
}
/**
 * Which transactions.
 */
export interface TransactionsQuery {
category?: RecordCategory
state?: RecordState
/**
 * The start. Epoch milliseconds.
 */
from?: number
/**
 * The end, which is not included. Epoch milliseconds.
 */
to?: number
/**
 * The page number, from 1.
 */
pageNum?: number
/**
 * The transactions of a page; 20 by default.
 */
pageSize?: number
}
/**
 * A transaction.
 */
export interface MoneyRecord {
/**
 * Its number.
 */
orderId: string
category: (RecordCategory | "unknown")
/**
 * Its method, such as the name of a bank, in the language of the request.
 */
title: string
amount: Decimal
state: (RecordState | "unknown")
/**
 * Its time. Epoch milliseconds.
 */
createdAt: number
}
/**
 * A page of transactions, the latest first.
 */
export interface TransactionPage {
/**
 * The transactions.
 */
transactions: MoneyRecord[]
totalIn: Decimal
totalOut: Decimal
/**
 * The number of transactions.
 */
totalCount: number
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
}
/**
 * Which transaction.
 */
export interface TransactionQuery {
/**
 * Its number.
 */
orderId: string
}
/**
 * A transaction as a receipt.
 */
export interface TransactionDetail {
/**
 * Its number.
 */
orderId: string
category: (RecordCategory | "unknown")
/**
 * Its method, in the language of the request.
 */
title: string
amount: Decimal
state: (RecordState | "unknown")
/**
 * Its time. Epoch milliseconds.
 */
createdAt: number
/**
 * The time of the last change. Epoch milliseconds.
 */
changedAt: number
fee: Decimal
net: Decimal
balanceAfter?: Decimal
/**
 * The account, masked.
 */
account?: string
/**
 * The holder, masked.
 */
holder?: string
/**
 * The wallet that it came from.
 */
from?: string
/**
 * The wallet that it went to.
 */
to?: string
/**
 * The number of the order that it belongs to.
 */
related?: string
reason?: (OrderReason | "unknown")
/**
 * The states that it has reached, the first one first.
 */
steps: OrderStep[]
}
/**
 * Which postings.
 */
export interface AccountRecordQuery {
kind?: PostingKind
/**
 * The wallet: main, or a vendor.
 */
wallet?: string
/**
 * The start. Epoch milliseconds.
 */
from?: number
/**
 * The end, which is not included. Epoch milliseconds.
 */
to?: number
/**
 * The page number, from 1.
 */
pageNum?: number
/**
 * The postings of a page; 20 by default.
 */
pageSize?: number
}
/**
 * A posting of a wallet.
 */
export interface Posting {
/**
 * Its id.
 */
id: string
kind: (PostingKind | "unknown")
amount: Decimal
balanceAfter: Decimal
/**
 * The wallet: main, or a vendor.
 */
wallet: string
/**
 * The name of the vendor; absent for the main wallet.
 */
walletName?: string
/**
 * Its time. Epoch milliseconds.
 */
createdAt: number
/**
 * The number of its order.
 */
orderId?: string
}
/**
 * A page of postings, the latest first.
 */
export interface PostingPage {
/**
 * The postings.
 */
postings: Posting[]
totalIn: Decimal
totalOut: Decimal
/**
 * The number of postings.
 */
totalCount: number
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
}
/**
 * The days of the report, which are whole days of the platform (UTC).
 */
export interface ProfitQuery {
/**
 * The start. Epoch milliseconds.
 */
from: number
/**
 * The end, which is not included. Epoch milliseconds.
 */
to: number
}
/**
 * The result of a member.
 */
export interface ProfitTotals {
bets: Decimal
payout: Decimal
rebate: Decimal
bonus: Decimal
rooms?: Decimal
net: Decimal
/**
 * The number of bets.
 */
count: number
}
/**
 * The result of a game.
 */
export interface ProfitGame {
/**
 * The game's code.
 */
gameCode: string
/**
 * Its name.
 */
name: string
bets: Decimal
payout: Decimal
net: Decimal
/**
 * The number of bets.
 */
count: number
}
/**
 * The result of a vendor.
 */
export interface ProfitVendor {
/**
 * Account type.
 */
vendor: string
/**
 * Name.
 */
displayName: string
bets: Decimal
payout: Decimal
rebate: Decimal
net: Decimal
/**
 * The number of bets.
 */
count: number
/**
 * The games.
 */
games: ProfitGame[]
}
/**
 * The result of a category.
 */
export interface ProfitCategory {
/**
 * The category.
 */
gameCategory: string
bets: Decimal
payout: Decimal
rebate: Decimal
net: Decimal
/**
 * The number of bets.
 */
count: number
/**
 * The vendors.
 */
vendors: ProfitVendor[]
}
/**
 * The result of a day.
 */
export interface ProfitDay {
/**
 * Its start. Epoch milliseconds.
 */
day: number
net: Decimal
}
/**
 * Profit and loss of a member.
 */
export interface ProfitReport {
totals: ProfitTotals
/**
 * The categories.
 */
categories: ProfitCategory[]
/**
 * The days of the time, the first one first.
 */
days: ProfitDay[]
/**
 * The time of the report. Epoch milliseconds.
 */
updatedAt: number
}
/**
 * Which bonuses.
 */
export interface BonusesQuery {
state?: BonusState
/**
 * The page number, from 1.
 */
pageNum?: number
}
/**
 * A bonus of the member.
 */
export interface Bonus {
/**
 * Its id.
 */
bonusId: string
/**
 * Its name.
 */
title: string
amount: Decimal
state: (BonusState | "unknown")
/**
 * The time of its receipt. Epoch milliseconds.
 */
receivedAt: number
/**
 * The number of its order.
 */
orderId: string
required: Decimal
done: Decimal
left: Decimal
/**
 * Its end. Epoch milliseconds.
 */
expiresAt?: number
/**
 * The time at which it was completed, expired or forfeited. Epoch milliseconds.
 */
endedAt?: number
maxCashOut?: Decimal
returned?: Decimal
/**
 * The game categories that count. Absent if all of them do.
 * 
 * Items: A category.
 */
categories?: string[]
}
/**
 * A page of bonuses, the latest first.
 */
export interface BonusPage {
/**
 * The bonuses.
 */
bonuses: Bonus[]
/**
 * The number of active bonuses.
 */
active: number
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
}
/**
 * A bonus.
 */
export interface BonusBody {
/**
 * Its id.
 */
bonusId: string
}
/**
 * How far the condition of a reward is met.
 */
export interface RewardProgress {
done: Decimal
target: Decimal
/**
 * What is counted.
 */
unit: ("money" | "count" | "days" | "unknown")
}
/**
 * A reward of the member, or one that the member can reach.
 */
export interface Reward {
/**
 * Its id, with the period in which it can be claimed.
 */
rewardId: string
kind: (RewardKind | "unknown")
/**
 * Its name.
 */
title: string
/**
 * A sentence about it.
 */
note?: string
amount: Decimal
/**
 * How many times the bonus must be played before a withdrawal; 0 for none.
 */
turnover: number
state: (RewardState | "unknown")
period?: (RewardPeriod | "unknown")
metric?: (MissionMetric | "unknown")
gift?: (LevelGiftKind | "unknown")
progress?: RewardProgress
/**
 * The time at which it can no longer be claimed. Epoch milliseconds.
 */
expiresAt?: number
/**
 * The time at which it was claimed. Epoch milliseconds.
 */
claimedAt?: number
/**
 * The day from which it can be claimed, such as 2026-11-25, if that day is known and still to come.
 */
claimableFrom?: string
}
/**
 * A day of the calendar of sign-ins.
 */
export interface CalendarDay {
/**
 * The day, such as 2026-11-25.
 */
day: string
amount: Decimal
/**
 * Whether the member signed in on the day.
 */
state: ("signed" | "missed" | "today" | "ahead" | "unknown")
/**
 * True for a day that ends a series and has the largest reward.
 */
special?: boolean
}
/**
 * The days of the month, by the time zone of the merchant.
 */
export interface SignInCalendar {
/**
 * The present day, such as 2026-11-25.
 */
today: string
/**
 * True if the member has signed in today.
 */
signed: boolean
/**
 * The number of days in a row on which the member signed in.
 */
streak: number
/**
 * How many times the reward must be played before a withdrawal; 0 for none.
 */
turnover: number
/**
 * The start of the next day. Epoch milliseconds.
 */
nextDayAt: number
/**
 * The days, the first one first.
 */
days: CalendarDay[]
}
/**
 * Everything that the member can claim.
 */
export interface RewardCenter {
/**
 * The rewards: those that can be claimed first in each kind.
 */
rewards: Reward[]
calendar?: SignInCalendar
/**
 * The number of rewards that can be claimed.
 */
count: number
total: Decimal
}
/**
 * The number of rewards that can be claimed.
 */
export interface RewardCount {
/**
 * The number.
 */
count: number
}
/**
 * The reward to claim.
 */
export interface ClaimRewardBody {
/**
 * Its id.
 */
rewardId: string
}
/**
 * The rewards to claim.
 */
export interface ClaimRewardsBody {
/**
 * Their ids.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: An id.
 */
rewardIds: string[]
}
/**
 * The day to mark.
 */
export interface SignInBody {
/**
 * The present day of the merchant, such as 2026-11-25.
 */
day: string
}
/**
 * A reward that was credited.
 */
export interface ClaimedReward {
/**
 * Its id.
 */
rewardId: string
/**
 * Its name.
 */
title: string
amount: Decimal
/**
 * The number of the bonus in the records.
 */
orderId: string
/**
 * Epoch milliseconds.
 */
claimedAt: number
}
/**
 * What became of one reward of several.
 */
export interface RewardResult {
/**
 * Its id.
 */
rewardId: string
/**
 * Its name.
 */
title: string
amount: Decimal
/**
 * Whether it was credited.
 */
state: ("claimed" | "refused" | "unknown")
/**
 * The error code of a refusal.
 */
code?: string
}
/**
 * What became of each reward.
 */
export interface RewardResults {
/**
 * The results, in the order of the request.
 */
results: RewardResult[]
total: Decimal
/**
 * The number of rewards that were credited.
 */
count: number
}
/**
 * A page of the rewards that were claimed.
 */
export interface RewardHistoryQuery {
/**
 * The page, from 1.
 */
pageNum?: number
}
/**
 * A reward that was claimed.
 */
export interface PastReward {
/**
 * Its id.
 */
rewardId: string
kind: (RewardKind | "unknown")
/**
 * Its name.
 */
title: string
amount: Decimal
/**
 * Epoch milliseconds.
 */
claimedAt: number
/**
 * The number of the bonus in the records.
 */
orderId: string
}
/**
 * A page of the rewards that were claimed, the latest first.
 */
export interface RewardHistory {
/**
 * The rewards.
 */
rewards: PastReward[]
/**
 * The page.
 */
pageNum: number
/**
 * The number of pages.
 */
totalPages: number
}
/**
 * A gift of a level.
 */
export interface LevelGift {
gift: (LevelGiftKind | "unknown")
amount: Decimal
}
/**
 * A perk of a level.
 */
export interface LevelPerk {
/**
 * Its id, the same in each level.
 */
perkId: string
/**
 * Its name.
 */
name: string
/**
 * What the level has of it.
 */
value: string
}
/**
 * A level.
 */
export interface VipLevel {
/**
 * The level, such as VIP 3.
 */
level: string
rise?: LevelTargets
keep?: LevelTargets
/**
 * Its gifts.
 */
gifts: LevelGift[]
/**
 * Its perks.
 */
perks: LevelPerk[]
}
/**
 * The levels.
 */
export interface VipLevels {
/**
 * The levels, the lowest first. `rise` is absent at the lowest level, `keep` at a level that is not lost.
 */
levels: VipLevel[]
/**
 * How many times a gift must be played before a withdrawal; 0 for none.
 */
giftTurnover: number
}
/**
 * The gifts of the member's level.
 */
export interface LevelGifts {
/**
 * The gifts.
 */
gifts: Reward[]
}
/**
 * A room with a dealer at a table.
 */
export interface LiveRoom {
/**
 * Its id.
 */
roomId: string
/**
 * The vendor of its game.
 */
vendor: string
/**
 * The game that it opens.
 */
gameCode: string
/**
 * The category of the game.
 */
gameCategory: string
/**
 * The name of the table.
 */
table: string
/**
 * The name of the dealer.
 */
dealer: string
/**
 * The address of its picture.
 */
picture?: string
/**
 * How many watch it now.
 */
viewers: number
access: (LiveRoomAccess | "unknown")
state: (LiveRoomState | "unknown")
/**
 * The least level of a VIP room, such as 3.
 */
level?: number
/**
 * True if the level of the member is enough for a VIP room.
 */
allowed?: boolean
price?: Decimal
unit?: (RoomPriceUnit | "unknown")
/**
 * The end of the day that the member paid for. Absent before. Epoch milliseconds.
 */
paidUntil?: number
/**
 * The end of the day that a payment of now lets in for, in a room that is paid. Epoch milliseconds.
 */
dayEndsAt?: number
}
/**
 * The rooms of the live casino.
 */
export interface LiveRooms {
/**
 * The rooms, in order.
 */
rooms: LiveRoom[]
}
/**
 * The room to enter.
 */
export interface EnterLiveRoomBody {
/**
 * Its id.
 */
roomId: string
}
/**
 * The way into a room.
 */
export interface LiveRoomEntry {
/**
 * Its id.
 */
roomId: string
/**
 * True if this entry was paid now; false if the room is free for the member, or was paid today.
 */
paid: boolean
price?: Decimal
unit?: (RoomPriceUnit | "unknown")
/**
 * The number of the order of the payment. Absent if it was not paid with money.
 */
orderId?: string
/**
 * The end of the day that the member paid for. Epoch milliseconds.
 */
paidUntil?: number
}
/**
 * The form of the captcha.
 */
export interface CaptchaQuery {
/**
 * A picture, or a question for somebody who cannot read one; a picture by default.
 */
form?: ("picture" | "words")
}
/**
 * A captcha: an image, or a question in words.
 */
export interface Captcha {
/**
 * Base64 PNG, plain or as a data URI. Absent for a question in words.
 */
cap?: string
/**
 * Its id, sent back with the code.
 */
captchaId: string
/**
 * The kind of captcha.
 */
kind?: ("letters" | "equation" | "words" | "unknown")
/**
 * The question in the language of the request, such as "How much is seven plus four?".
 */
question?: string
forms?: CheckForms
}
/**
 * The purpose of the check, and its form.
 */
export interface HumanCheckQuery {
/**
 * The purpose.
 */
type: ("login" | "register" | "trial")
/**
 * A picture with a gap, or a question for somebody who cannot see one; a picture by default.
 */
form?: ("picture" | "words")
}
/**
 * A slider challenge: a picture with a gap and the piece for it, or a question in words. The answer never holds the position of the gap.
 */
export interface HumanCheck {
/**
 * Its id.
 */
challenge: string
/**
 * The picture with the gap, twice as wide as high: base64 PNG, plain or as a data URI.
 */
background?: string
/**
 * The piece on a transparent strip that is as high as the picture: base64 PNG, plain or as a data URI.
 */
piece?: string
/**
 * The question in the language of the request.
 */
question?: string
forms?: CheckForms
}
/**
 * The position of the piece, or the answer to the question.
 */
export interface HumanCheckBody {
/**
 * The challenge.
 */
challenge: string
/**
 * The position at which the piece was released, in thousandths of its way from the left edge of the picture to the right one.
 */
position?: number
/**
 * The answer to the question.
 */
answer?: string
/**
 * The duration in milliseconds.
 */
duration: number
}
/**
 * A passed check. The login or the registration repeats these fields.
 */
export interface HumanCheckResult {
/**
 * The challenge.
 */
geetest_challenge: string
/**
 * The proof.
 */
geetest_validate: string
/**
 * The proof in the second form that the platform expects.
 */
geetest_seccode: string
}
/**
 * An affiliate code with the host where it was used, or only a host.
 */
export interface AffiliateQuery {
/**
 * The code. Without it, the call checks that the host belongs to an affiliate.
 */
code?: string
/**
 * The host.
 */
domain: string
}
/**
 * The result for the code or the host. An empty answer accepts it.
 */
export interface Affiliate {
/**
 * True if accepted; true by default.
 */
success?: boolean
/**
 * The name of the inviter.
 */
inviter?: string
}
/**
 * A user name.
 */
export interface UsernameQuery {
/**
 * The name.
 */
username: string
}
/**
 * The availability of a user name.
 */
export interface UsernameValidity {
/**
 * True if the name is available.
 */
available: boolean
}
/**
 * A login.
 */
export interface LoginBody {
/**
 * User name or mobile.
 */
username: string
/**
 * The password.
 */
password: string
/**
 * The code.
 */
captcha?: string
/**
 * Its image.
 */
captchaId?: string
/**
 * PWA, WEBCLIP or empty.
 */
device?: string
/**
 * True for the login of a trial account.
 */
trial?: boolean
/**
 * A field of a passed human check.
 */
geetest_challenge?: string
/**
 * A field of a passed human check.
 */
geetest_validate?: string
/**
 * A field of a passed human check.
 */
geetest_seccode?: string
/**
 * The entrance: that of members by default, or that of agents.
 */
entry?: ("member" | "agent")
}
/**
 * A session.
 */
export interface Login {
/**
 * The token of the session, which calls repeat in the Authorization header. With a session in a cookie, the token against forged requests, which calls repeat in the X-CSRF-Token header and which opens nothing without the cookie.
 */
token: string
/**
 * The account.
 */
userName: string
/**
 * The member type; 4 is trial.
 */
customerType: number
/**
 * True if the password must be changed.
 */
firstTimeLogin?: boolean
/**
 * True if the password must be changed.
 */
passwordExpired?: boolean
/**
 * Epoch milliseconds of the login before.
 */
lastLoginTime?: number
}
/**
 * The value of a refused login, registration or password request.
 */
export interface LoginRefusal {
/**
 * True if a captcha is required from now on.
 */
captcha?: boolean
/**
 * Seconds to wait.
 */
retryAfter?: number
}
/**
 * A registration.
 */
export interface RegisterBody {
/**
 * Host name.
 */
registerUrl: string
/**
 * The source of the registration.
 */
registerMethod: ("APP" | "H5")
/**
 * User name.
 */
username: string
/**
 * Password.
 */
password: string
/**
 * The password again.
 */
confirmPassword: string
/**
 * Affiliate code.
 */
affiliateCode?: string
/**
 * Recommender.
 */
recommenderId?: string
/**
 * Nickname.
 */
nickname?: string
/**
 * LINE id.
 */
line?: string
/**
 * Facebook.
 */
facebook?: string
/**
 * Real name.
 */
payeeName?: string
/**
 * E-mail.
 */
email?: string
/**
 * Mobile.
 */
mobileNum?: string
/**
 * QQ.
 */
qqNum?: string
/**
 * Code.
 */
captcha?: string
/**
 * Its image.
 */
captchaId?: string
/**
 * Always 0.
 */
type: number
/**
 * Host name.
 */
domain: string
/**
 * A field of a passed human check.
 */
geetest_challenge?: string
/**
 * A field of a passed human check.
 */
geetest_validate?: string
/**
 * A field of a passed human check.
 */
geetest_seccode?: string
}
/**
 * A new trial account.
 */
export interface TrialUser {
/**
 * Its name.
 */
userName: string
/**
 * Its one-time password.
 */
password: string
/**
 * Epoch milliseconds.
 */
expiresAt?: number
}
/**
 * A test play.
 */
export interface TestPlay {
/**
 * The result; 0 if no trial account was available.
 */
trail: number
session?: Login
}
/**
 * The merchant of the trial account.
 */
export interface TestPlayBody {
/**
 * The trial merchant.
 */
merchantCode: string
}
/**
 * The account of the player who forgot the password.
 */
export interface PasswordByEmailBody {
/**
 * User name.
 */
username: string
/**
 * E-mail.
 */
email: string
/**
 * The code.
 */
captcha?: string
/**
 * Its image.
 */
captchaId?: string
}
/**
 * The result of an authorization.
 */
export interface SocialLoginBody {
/**
 * The provider.
 */
provider: ("facebook" | "google")
/**
 * The authorization code.
 */
code: string
/**
 * The PKCE verifier.
 */
codeVerifier: string
/**
 * The address to which the player returned.
 */
redirectUri: string
}
/**
 * A contact of the merchant.
 */
export interface DownLink {
/**
 * LINE or MOBILENUMBER.
 */
resourceType: string
/**
 * The address or the number.
 */
url: string
}
/**
 * A module and its children.
 */
export interface WhitelabelNode {
/**
 * The flag.
 */
modId: string
/**
 * The state: "1" is on.
 */
enabled: string
/**
 * The modules that are off while this one is off.
 */
childrenNodes?: WhitelabelNode[]
}
/**
 * The merchant whose templates are returned.
 */
export interface TemplatesQuery {
/**
 * The code at the gateway.
 */
merchantCode?: string
}
/**
 * Template variants; "1" is new, anything else base.
 */
export interface Templates {
/**
 * The member centre.
 */
mem_cen?: string
/**
 * The deposit page.
 */
dep_func?: string
}
/**
 * The key for encrypted calls.
 */
export interface EncryptionKey {
/**
 * Its name.
 */
keyId: string
/**
 * Base64 SPKI of an RSA-OAEP SHA-256 key.
 */
publicKey: string
}
/**
 * The gateway's settings of a registration field.
 */
export interface RegisterField {
/**
 * True if registration asks for the field.
 */
enabled: boolean
/**
 * True if the field is required.
 */
required: boolean
/**
 * The position of the field.
 */
ordinal?: number
}
/**
 * Registration settings.
 */
export interface RegisterSettings {
/**
 * The fields by name.
 */
fields: {
[k: string]: RegisterField | undefined
}
/**
 * True if registration asks for a captcha code.
 */
captcha: boolean
/**
 * True if registration asks for the slider check.
 */
humanCheck?: boolean
/**
 * True if an entered affiliate code is verified before registration.
 */
affiliate?: boolean
/**
 * The minimum age.
 */
minimumAge?: number
}
/**
 * The merchant to check.
 */
export interface SystemStatusQuery {
/**
 * The code at the gateway.
 */
merchantCode?: string
}
/**
 * The status of the platform, and its settings.
 */
export interface SystemStatus {
/**
 * True under maintenance.
 */
maintenance?: boolean
/**
 * True if the player's region is blocked.
 */
regionRestriction?: boolean
/**
 * The numeric status of gateways that send only that.
 */
status?: number
/**
 * Epoch milliseconds.
 */
maintenanceFrom?: number
/**
 * Epoch milliseconds.
 */
maintenanceTo?: number
/**
 * Epoch milliseconds.
 */
serverTime?: number
/**
 * Settings.
 */
info: {
/**
 * Services.
 */
customerService?: ServiceEntry[]
/**
 * Icon CDNs.
 * 
 * Items: A base address.
 */
imageCDNs?: string[]
/**
 * Routes.
 * 
 * Items: An address.
 */
domainRoute?: string[]
/**
 * The template name.
 */
mobileTemplate?: string
/**
 * Paths of calls by name that differ from the defaults. A merchant's own paths override them.
 */
paths?: {
/**
 * A path.
 */
[k: string]: string | undefined
}
register?: RegisterSettings
/**
 * Contacts.
 */
resources?: DownLink[]
whitelabel?: WhitelabelTree
/**
 * The main host.
 */
mainDomain?: string
encryption?: EncryptionKey
}
}
/**
 * A sign-in provider.
 */
export interface SocialProvider {
/**
 * Its name.
 */
id: ("facebook" | "google" | "unknown")
/**
 * Our client id there.
 */
clientId: string
/**
 * The address to which the player is sent.
 */
authorizationEndpoint: string
/**
 * The address to which the player returns.
 */
redirectUri: string
/**
 * The requested scope.
 */
scope?: string
}
/**
 * Settings that pages need in addition to the status.
 */
export interface ConsolidatedSettings {
/**
 * ISO 4217 code.
 */
currency: string
/**
 * The symbol of the currency.
 */
currencySymbol: string
/**
 * The number of decimals.
 */
currencyDigits?: number
/**
 * True if login asks for the slider check.
 */
humanCheck?: boolean
/**
 * True if login asks for a captcha from the first attempt on. If absent, a refusal asks for it.
 */
loginCaptcha?: boolean
/**
 * True if trial accounts are available.
 */
trial?: boolean
/**
 * True if the gateway can send a password by mail.
 */
passwordByEmail?: boolean
/**
 * True if the answer to a password request reveals that no account matches.
 */
revealUnknownAccount?: boolean
/**
 * The sign-in providers that are set up.
 */
socialProviders?: SocialProvider[]
/**
 * The ways to a new password for a member who forgot it. If absent, "passwordByEmail" decides.
 * 
 * Items: A way to a new password.
 */
passwordBy?: ("email" | "sms" | "service" | "unknown")[]
/**
 * True if members have a withdrawal PIN.
 */
withdrawalPassword?: boolean
/**
 * Bank accounts of members.
 */
bankCards?: {
/**
 * The highest number of accounts.
 */
max: number
}
/**
 * The length of feedback.
 */
feedback?: {
/**
 * The lowest number of characters.
 */
min: number
/**
 * The highest number of characters.
 */
max: number
}
/**
 * True if members verify their identity.
 */
identity?: boolean
/**
 * The number of security questions that a member answers; 0 for none.
 */
securityQuestions?: number
}
/**
 * The other addresses of the merchant.
 */
export interface DomainRoute {
/**
 * Addresses.
 * 
 * Items: An address.
 */
routes: string[]
/**
 * The main host.
 */
mainDomain?: string
}
/**
 * The pattern that a field accepts.
 */
export interface Pattern {
/**
 * A regular expression; * accepts anything.
 */
acceptedPattern: string
/**
 * The message for a value that does not match.
 */
message?: string
/**
 * Its name.
 */
patternId?: string
/**
 * The minimum number of characters.
 */
minLength?: number
/**
 * The maximum number of characters.
 */
maxLength?: number
}
/**
 * Patterns by field name, and loginUsername and loginPassword.
 */
export interface RegisterPatterns {
[k: string]: Pattern | undefined
}

/** Every named shape of the gateway. */
export interface GatewayShapes {
  SecurityConfig: SecurityConfig
  IdentityState: IdentityState
  ChangePasswordBody: ChangePasswordBody
  WithdrawalPassword: WithdrawalPassword
  PaymentPasswordBody: PaymentPasswordBody
  ResetPaymentPasswordBody: ResetPaymentPasswordBody
  PasswordBySmsBody: PasswordBySmsBody
  SmsSent: SmsSent
  PasswordBySmsConfirmBody: PasswordBySmsConfirmBody
  SmsRefusal: SmsRefusal
  LanguageBody: LanguageBody
  SignIn: SignIn
  SignIns: SignIns
  SecurityQuestion: SecurityQuestion
  SecurityQuestions: SecurityQuestions
  CustomerSecurityQuestions: CustomerSecurityQuestions
  SecurityAnswer: SecurityAnswer
  SecurityAnswersBody: SecurityAnswersBody
  Bank: Bank
  BankCard: BankCard
  BankCards: BankCards
  BankCardBody: BankCardBody
  ProfileFieldName: ProfileFieldName
  ProfileField: ProfileField
  Profile: Profile
  EmailBody: EmailBody
  PayeeNameBody: PayeeNameBody
  NicknameBody: NicknameBody
  ProfileBody: ProfileBody
  VipProgress: VipProgress
  IdentitySlotName: IdentitySlotName
  IdentitySlot: IdentitySlot
  Identity: Identity
  DocumentType: DocumentType
  IdentityPictureBody: IdentityPictureBody
  PlayLimitKind: PlayLimitKind
  PlayLimitPeriod: PlayLimitPeriod
  PlayLimit: PlayLimit
  NextLimit: NextLimit
  PlayLimits: PlayLimits
  PlayLimitBody: PlayLimitBody
  RealityCheckBody: RealityCheckBody
  TimeOutBody: TimeOutBody
  ExclusionBody: ExclusionBody
  TeamPeriod: TeamPeriod
  DownlineType: DownlineType
  DownlineState: DownlineState
  IncomeSource: IncomeSource
  ContractKind: ContractKind
  ContractState: ContractState
  ContractAction: ContractAction
  RateType: RateType
  TeamPeriodQuery: TeamPeriodQuery
  TeamFigures: TeamFigures
  SourceIncome: SourceIncome
  IncomeFigures: IncomeFigures
  DayIncome: DayIncome
  IncomeQuery: IncomeQuery
  CalculationItem: CalculationItem
  CalculationUnit: CalculationUnit
  CalculationRow: CalculationRow
  IncomeCalculation: IncomeCalculation
  AgentIncome: AgentIncome
  PayoutsQuery: PayoutsQuery
  Payout: Payout
  PayoutPage: PayoutPage
  PayoutQuery: PayoutQuery
  PayoutReason: PayoutReason
  PayoutDetail: PayoutDetail
  DownlinesQuery: DownlinesQuery
  DownlinePlace: DownlinePlace
  Downline: Downline
  DownlineFigures: DownlineFigures
  DownlinePage: DownlinePage
  DownlineQuery: DownlineQuery
  ProductRate: ProductRate
  RateBounds: RateBounds
  DownlineContract: DownlineContract
  DownlineDetail: DownlineDetail
  PromoteBody: PromoteBody
  RegisterDownlineBody: RegisterDownlineBody
  RateChoice: RateChoice
  UpdateRebatesBody: UpdateRebatesBody
  UpdatedRebates: UpdatedRebates
  RebateSettings: RebateSettings
  RebateQuota: RebateQuota
  AgentQuotas: AgentQuotas
  UsedQuota: UsedQuota
  SubordinateQuery: SubordinateQuery
  SubordinateFigures: SubordinateFigures
  SubordinateTotals: SubordinateTotals
  SubordinatePage: SubordinatePage
  TeamTransactionsQuery: TeamTransactionsQuery
  TeamTransaction: TeamTransaction
  TeamTransactionPage: TeamTransactionPage
  TeamOrdersQuery: TeamOrdersQuery
  AffiliateLink: AffiliateLink
  AffiliateLinks: AffiliateLinks
  NewLinkBody: NewLinkBody
  LinkBody: LinkBody
  RegistrationLink: RegistrationLink
  DownlineTransferBody: DownlineTransferBody
  TransferReceipt: TransferReceipt
  TransferRowBody: TransferRowBody
  MultipleTransferBody: MultipleTransferBody
  TransferResult: TransferResult
  MultipleTransfer: MultipleTransfer
  DividendRow: DividendRow
  SalaryTier: SalaryTier
  HourSalaryRate: HourSalaryRate
  ContractTerms: ContractTerms
  ContractStep: ContractStep
  DailySalaryContract: DailySalaryContract
  HourlySalaryContract: HourlySalaryContract
  DividendContract: DividendContract
  DailySalaryContracts: DailySalaryContracts
  Contracts: Contracts
  AnyContract: AnyContract
  ContractKindQuery: ContractKindQuery
  ContractQuery: ContractQuery
  DownlineContractsQuery: DownlineContractsQuery
  ContractPage: ContractPage
  ContractTierChoice: ContractTierChoice
  ProposeContractBody: ProposeContractBody
  ContractLimits: ContractLimits
  ProcessContractBody: ProcessContractBody
  CancelContractBody: CancelContractBody
  ContractRequests: ContractRequests
  ContractRequest: ContractRequest
  AnnouncementsQuery: AnnouncementsQuery
  Banner: Banner
  Announcement: Announcement
  Announcements: Announcements
  CustomerService: CustomerService
  WinnerBoardQuery: WinnerBoardQuery
  Winner: Winner
  WinnerBoard: WinnerBoard
  LobbyNewsQuery: LobbyNewsQuery
  LobbyMatch: LobbyMatch
  LobbySide: LobbySide
  LobbyFixture: LobbyFixture
  LobbyNews: LobbyNews
  RedEnvelopeState: RedEnvelopeState
  RedEnvelopeOutcome: RedEnvelopeOutcome
  RedEnvelope: RedEnvelope
  OpenRedEnvelopeBody: OpenRedEnvelopeBody
  RedEnvelopeResult: RedEnvelopeResult
  RedEnvelopeHistoryQuery: RedEnvelopeHistoryQuery
  RedEnvelopeOpening: RedEnvelopeOpening
  RedEnvelopeHistory: RedEnvelopeHistory
  VendorsQuery: VendorsQuery
  VendorCategory: VendorCategory
  VendorEntry: VendorEntry
  Vendors: Vendors
  Game: Game
  PopularQuery: PopularQuery
  GameList: GameList
  GamePageQuery: GamePageQuery
  GamePage: GamePage
  PopularGames: PopularGames
  LotteriesQuery: LotteriesQuery
  Lottery: Lottery
  Lotteries: Lotteries
  FavouritesQuery: FavouritesQuery
  FavouritePage: FavouritePage
  GameKey: GameKey
  FavouriteKeys: FavouriteKeys
  RecentGameQuery: RecentGameQuery
  LaunchQuery: LaunchQuery
  Launch: Launch
  LaunchRefusal: LaunchRefusal
  OpenRound: OpenRound
  OrdersQuery: OrdersQuery
  Order: Order
  OrderPage: OrderPage
  OrderQuery: OrderQuery
  Suborder: Suborder
  OrderDetail: OrderDetail
  CancelSuborderBody: CancelSuborderBody
  HelpCenterQuery: HelpCenterQuery
  HelpTopic: HelpTopic
  HelpCenter: HelpCenter
  HelpVoteBody: HelpVoteBody
  FeedbackType: FeedbackType
  FeedbackBody: FeedbackBody
  FeedbackReceipt: FeedbackReceipt
  Feedback: Feedback
  FeedbackList: FeedbackList
  Chat: Chat
  AppDownload: AppDownload
  AppDownloads: AppDownloads
  MessageBox: MessageBox
  MessagesQuery: MessagesQuery
  Message: Message
  MessagePage: MessagePage
  MessageQuery: MessageQuery
  MessageDetail: MessageDetail
  Correspondent: Correspondent
  SendMessageBody: SendMessageBody
  MessageSent: MessageSent
  MessageIdsBody: MessageIdsBody
  ReadMessagesBody: ReadMessagesBody
  UnreadMessages: UnreadMessages
  InviteReward: InviteReward
  Invitation: Invitation
  InvitedFriendState: InvitedFriendState
  InvitedFriend: InvitedFriend
  InviteHistoryQuery: InviteHistoryQuery
  InviteHistory: InviteHistory
  GoodKind: GoodKind
  MallOrderKind: MallOrderKind
  MallOrderState: MallOrderState
  ExpiringPoints: ExpiringPoints
  PointsBalance: PointsBalance
  FreeSpins: FreeSpins
  MallGood: MallGood
  MallGoods: MallGoods
  ConvertTerms: ConvertTerms
  Delivery: Delivery
  RedeemBody: RedeemBody
  ConvertBody: ConvertBody
  MallRefusal: MallRefusal
  MallStep: MallStep
  MallOrder: MallOrder
  MallOrdersQuery: MallOrdersQuery
  MallOrderPage: MallOrderPage
  PointsKind: PointsKind
  PointsRecordQuery: PointsRecordQuery
  PointsPosting: PointsPosting
  PointsRecordPage: PointsRecordPage
  MallOrderBody: MallOrderBody
  MemberInfo: MemberInfo
  HeadIcon: HeadIcon
  HeadIconBody: HeadIconBody
  VendorBalance: VendorBalance
  WalletBalance: WalletBalance
  WalletTransferBody: WalletTransferBody
  VendorTransfer: VendorTransfer
  WalletTransfer: WalletTransfer
  Decimal: Decimal
  DepositProvider: DepositProvider
  DepositTag: DepositTag
  DepositGroup: DepositGroup
  SlipRule: SlipRule
  DepositChannel: DepositChannel
  DepositMethod: DepositMethod
  MethodMaintenance: MethodMaintenance
  DepositMethods: DepositMethods
  DepositPromotion: DepositPromotion
  DepositPromotions: DepositPromotions
  AcceptPromotionBody: AcceptPromotionBody
  DepositBody: DepositBody
  DepositState: DepositState
  OrderReason: OrderReason
  OrderStep: OrderStep
  Payee: Payee
  DepositOrder: DepositOrder
  OrderPromotion: OrderPromotion
  DepositReportQuery: DepositReportQuery
  DepositPage: DepositPage
  ConfirmDepositBody: ConfirmDepositBody
  DepositOrderBody: DepositOrderBody
  DepositRefusal: DepositRefusal
  WithdrawalGate: WithdrawalGate
  Turnover: Turnover
  CashOutCap: CashOutCap
  WithdrawalTerms: WithdrawalTerms
  ServiceHours: ServiceHours
  WithdrawBody: WithdrawBody
  WithdrawalState: WithdrawalState
  WithdrawalOrder: WithdrawalOrder
  WithdrawalRefusal: WithdrawalRefusal
  WithdrawalReportQuery: WithdrawalReportQuery
  WithdrawalPage: WithdrawalPage
  TurnoverEntry: TurnoverEntry
  TurnoverDetail: TurnoverDetail
  PromotionStatus: PromotionStatus
  PromotionReason: PromotionReason
  PromotionMoveName: PromotionMoveName
  PromotionCategory: PromotionCategory
  PromotionTarget: PromotionTarget
  Promotion: Promotion
  PromotionList: PromotionList
  PromotionQuery: PromotionQuery
  PromotionCondition: PromotionCondition
  PromotionApplication: PromotionApplication
  PromotionDetail: PromotionDetail
  MovePromotionBody: MovePromotionBody
  ApplyPromotionBody: ApplyPromotionBody
  ClaimPromotionBody: ClaimPromotionBody
  PromotionClaim: PromotionClaim
  RecordCategory: RecordCategory
  RecordState: RecordState
  TransactionCode: TransactionCode
  TransactionCodes: TransactionCodes
  TransactionsQuery: TransactionsQuery
  MoneyRecord: MoneyRecord
  TransactionPage: TransactionPage
  TransactionQuery: TransactionQuery
  TransactionDetail: TransactionDetail
  PostingKind: PostingKind
  AccountRecordQuery: AccountRecordQuery
  Posting: Posting
  PostingPage: PostingPage
  ProfitQuery: ProfitQuery
  ProfitTotals: ProfitTotals
  ProfitGame: ProfitGame
  ProfitVendor: ProfitVendor
  ProfitCategory: ProfitCategory
  ProfitDay: ProfitDay
  ProfitReport: ProfitReport
  BonusState: BonusState
  BonusesQuery: BonusesQuery
  Bonus: Bonus
  BonusPage: BonusPage
  BonusBody: BonusBody
  RewardKind: RewardKind
  RewardState: RewardState
  RewardProgress: RewardProgress
  RewardPeriod: RewardPeriod
  MissionMetric: MissionMetric
  LevelGiftKind: LevelGiftKind
  Reward: Reward
  CalendarDay: CalendarDay
  SignInCalendar: SignInCalendar
  RewardCenter: RewardCenter
  RewardCount: RewardCount
  ClaimRewardBody: ClaimRewardBody
  ClaimRewardsBody: ClaimRewardsBody
  SignInBody: SignInBody
  ClaimedReward: ClaimedReward
  RewardResult: RewardResult
  RewardResults: RewardResults
  RewardHistoryQuery: RewardHistoryQuery
  PastReward: PastReward
  RewardHistory: RewardHistory
  LevelTargets: LevelTargets
  LevelGift: LevelGift
  LevelPerk: LevelPerk
  VipLevel: VipLevel
  VipLevels: VipLevels
  LevelGifts: LevelGifts
  LiveRoomAccess: LiveRoomAccess
  LiveRoomState: LiveRoomState
  RoomPriceUnit: RoomPriceUnit
  LiveRoom: LiveRoom
  LiveRooms: LiveRooms
  EnterLiveRoomBody: EnterLiveRoomBody
  LiveRoomEntry: LiveRoomEntry
  CheckForms: CheckForms
  CaptchaQuery: CaptchaQuery
  Captcha: Captcha
  HumanCheckQuery: HumanCheckQuery
  HumanCheck: HumanCheck
  HumanCheckBody: HumanCheckBody
  HumanCheckResult: HumanCheckResult
  AffiliateQuery: AffiliateQuery
  Affiliate: Affiliate
  UsernameQuery: UsernameQuery
  UsernameValidity: UsernameValidity
  LoginBody: LoginBody
  Login: Login
  LoginRefusal: LoginRefusal
  RegisterBody: RegisterBody
  TrialUser: TrialUser
  TestPlay: TestPlay
  TestPlayBody: TestPlayBody
  PasswordByEmailBody: PasswordByEmailBody
  SocialLoginBody: SocialLoginBody
  Done: Done
  ServiceEntry: ServiceEntry
  DownLink: DownLink
  WhitelabelNode: WhitelabelNode
  WhitelabelTree: WhitelabelTree
  TemplatesQuery: TemplatesQuery
  Templates: Templates
  EncryptionKey: EncryptionKey
  RegisterField: RegisterField
  RegisterSettings: RegisterSettings
  SystemStatusQuery: SystemStatusQuery
  SystemStatus: SystemStatus
  SocialProvider: SocialProvider
  ConsolidatedSettings: ConsolidatedSettings
  DomainRoute: DomainRoute
  Pattern: Pattern
  RegisterPatterns: RegisterPatterns
}
