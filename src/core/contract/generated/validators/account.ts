/* Written by `npm run generate` from schemas/. */
import { type Check, flag, listOf, record, text, whole, word } from '../../shape-checks.ts'
import { isDecimal } from './start.ts'

export const isIdentityState: Check = word("none", "pending", "verified", "rejected")
export const isSecurityConfig: Check = record({ withdrawalPassword: flag, securityQuestions: whole, bankCards: whole, identity: isIdentityState, signIns: whole }, { passwordChangedAt: whole })
export const isWithdrawalPassword: Check = record({ set: flag })
export const isSmsSent: Check = record({ resendAfter: whole })
export const isSmsRefusal: Check = record({  }, { attemptsLeft: whole })
export const isSignIn: Check = record({ id: text, time: whole, device: text, current: flag, open: flag }, { place: text })
export const isSignIns: Check = record({ signIns: listOf(isSignIn) })
export const isSecurityQuestion: Check = record({ id: text, text: text })
export const isSecurityQuestions: Check = record({ required: whole, questions: listOf(isSecurityQuestion) })
export const isCustomerSecurityQuestions: Check = record({ questions: listOf(isSecurityQuestion) })
export const isBankCard: Check = record({ id: text, bankCode: text, bankName: text, number: text, holder: text, createdAt: whole }, { branch: text, usableFrom: whole })
export const isBank: Check = record({ code: text, name: text }, { digits: listOf(whole) })
export const isBankCards: Check = record({ cards: listOf(isBankCard), banks: listOf(isBank), max: whole }, { holder: text })
export const isProfileFieldName: Check = word("nickname", "payeeName", "mobileNum", "email", "birthday", "line", "facebook", "qqNum", "weChat", "whatsApp", "telegram", "zalo", "address", "nationality", "occupation", "sourceOfIncome", "idNumber")
export const isProfileField: Check = record({ name: isProfileFieldName }, { value: text, locked: flag, values: listOf(text) })
export const isProfile: Check = record({ fields: listOf(isProfileField) })
export const isLevelTargets: Check = record({ turnover: isDecimal, deposits: isDecimal })
export const isVipProgress: Check = record({ level: text, turnover: isDecimal }, { next: text, target: isDecimal, resetsAt: whole, deposits: isDecimal, depositTarget: isDecimal, keep: isLevelTargets })
export const isRewardCount: Check = record({ count: whole })
export const isDocumentType: Check = word("idCard", "passport", "drivingLicence")
export const isIdentitySlotName: Check = word("front", "back", "selfie")
export const isIdentitySlot: Check = record({ slot: isIdentitySlotName, state: isIdentityState }, { reason: word("blurred", "cut", "expired", "mismatch", "unreadable") })
export const isIdentity: Check = record({ state: isIdentityState, slots: listOf(isIdentitySlot), hours: whole }, { documentType: isDocumentType })
export const isPlayLimitKind: Check = word("deposit", "loss")
export const isPlayLimitPeriod: Check = word("day", "week", "month")
export const isNextLimit: Check = record({ from: whole }, { amount: isDecimal })
export const isPlayLimit: Check = record({ kind: isPlayLimitKind, period: isPlayLimitPeriod, used: isDecimal }, { amount: isDecimal, next: isNextLimit })
export const isPlayLimits: Check = record({ limits: listOf(isPlayLimit), waitingHours: whole, realityCheckMinutes: whole }, { timeOutUntil: whole, excludedUntil: whole, excludedForever: flag })
export const isMessage: Check = record({ messageId: text, sender: text, title: text, preview: text, createdAt: whole, read: flag }, { recipient: text })
export const isMessagePage: Check = record({ messages: listOf(isMessage), pageNum: whole, totalPages: whole, totalCount: whole })
export const isMessageBox: Check = word("inbox", "sent", "system")
export const isCorrespondent: Check = word("service", "upline")
export const isMessageDetail: Check = record({ messageId: text, box: isMessageBox, sender: text, title: text, body: text, createdAt: whole }, { recipient: text, replyTo: isCorrespondent })
export const isUnreadMessages: Check = record({ count: whole, recipients: listOf(isCorrespondent) })
export const isMessageSent: Check = record({ messageId: text })
export const isHelpTopic: Check = record({ id: text, category: text, question: text, answer: text })
export const isHelpCenter: Check = record({ topics: listOf(isHelpTopic) })
export const isFeedbackType: Check = word("game", "deposit", "withdraw", "bonus", "account", "suggestion", "other")
export const isFeedback: Check = record({ feedbackId: text, type: isFeedbackType, content: text, state: word("open", "answered", "closed"), createdAt: whole }, { answer: text })
export const isFeedbackList: Check = record({ feedback: listOf(isFeedback) })
export const isFeedbackReceipt: Check = record({ feedbackId: text })
export const isChat: Check = record({ url: text })
export const isAppDownload: Check = record({ platform: word("android", "ios"), url: text, version: text }, { size: isDecimal, releasedAt: whole, sha256: text })
export const isAppDownloads: Check = record({ apps: listOf(isAppDownload) })

/** Checks by the name of the shape. */
export const account: Readonly<Record<string, Check>> = {
  SecurityConfig: isSecurityConfig,
  WithdrawalPassword: isWithdrawalPassword,
  SmsSent: isSmsSent,
  SmsRefusal: isSmsRefusal,
  SignIns: isSignIns,
  SecurityQuestions: isSecurityQuestions,
  CustomerSecurityQuestions: isCustomerSecurityQuestions,
  BankCards: isBankCards,
  Profile: isProfile,
  VipProgress: isVipProgress,
  RewardCount: isRewardCount,
  Identity: isIdentity,
  PlayLimits: isPlayLimits,
  MessagePage: isMessagePage,
  MessageDetail: isMessageDetail,
  UnreadMessages: isUnreadMessages,
  MessageSent: isMessageSent,
  HelpCenter: isHelpCenter,
  FeedbackList: isFeedbackList,
  FeedbackReceipt: isFeedbackReceipt,
  Chat: isChat,
  AppDownloads: isAppDownloads,
}
