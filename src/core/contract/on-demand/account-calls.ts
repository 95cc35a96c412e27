import type { CallDeclaration } from '../call-declaration.ts'
import { publicRead } from '../public-read.ts'
import { effect, publicEffect, read } from './declare-calls.ts'

/** The calls of a member's own pages and of help. They load with all others of `member-calls.ts`. */
export const accountCalls = {
  currentSession: read('/wps/session/current', 'common', { value: 'Login' }),
  securityConfig: read('/wps/member/securityConfig', 'member', { value: 'SecurityConfig' }),
  changePassword: effect('/wps/member/password', 'member', {
    encrypted: true,
    changes: ['securityConfig', 'signIns'],
    body: 'ChangePasswordBody',
    value: 'Done',
  }),
  hasWithdrawalPassword: read('/wps/member/hasWithdrawalPassword', 'member', {
    value: 'WithdrawalPassword',
  }),
  setPaymentPassword: effect('/wps/member/paymentPassword', 'member', {
    encrypted: true,
    changes: ['securityConfig', 'hasWithdrawalPassword', 'withdrawalTerms'],
    body: 'PaymentPasswordBody',
    value: 'Done',
  }),
  resetPaymentPassword: effect('/wps/member/paymentPassword/reset', 'member', {
    encrypted: true,
    changes: ['securityConfig', 'hasWithdrawalPassword', 'withdrawalTerms'],
    body: 'ResetPaymentPasswordBody',
    value: 'Done',
  }),
  passwordBySms: publicEffect('/wps/member/password/sms', 'common', {
    body: 'PasswordBySmsBody',
    value: 'SmsSent',
    refusal: 'LoginRefusal',
  }),
  confirmPasswordBySms: publicEffect('/wps/member/password/sms/confirm', 'common', {
    encrypted: true,
    body: 'PasswordBySmsConfirmBody',
    value: 'Done',
    refusal: 'SmsRefusal',
  }),
  setLanguage: effect('/wps/member/language', 'member', { body: 'LanguageBody', value: 'Done' }),
  signIns: read('/wps/member/sessions', 'member', { value: 'SignIns' }),
  endOtherSignIns: effect('/wps/member/sessions', 'member', {
    method: 'DELETE',
    changes: ['signIns', 'securityConfig'],
    value: 'Done',
  }),
  securityQuestions: read('/wps/member/securityQuestions', 'member', {
    value: 'SecurityQuestions',
  }),
  customerSecurityQuestions: read('/wps/member/customerSecurityQuestions', 'member', {
    value: 'CustomerSecurityQuestions',
  }),
  setSecurityQuestions: effect('/wps/member/customerSecurityQuestions', 'member', {
    encrypted: true,
    changes: ['customerSecurityQuestions', 'securityConfig'],
    body: 'SecurityAnswersBody',
    value: 'Done',
  }),
  bankCards: read('/wps/relay/MCS2_bankCards', 'member', { value: 'BankCards' }),
  addBankCard: effect('/wps/member/bankCard', 'member', {
    encrypted: true,
    changes: ['bankCards', 'securityConfig', 'withdrawalTerms'],
    body: 'BankCardBody',
    value: 'Done',
  }),
  profile: read('/wps/member/info/profile', 'member', { value: 'Profile' }),
  setProfile: effect('/wps/member/info/profile', 'member', {
    encrypted: true,
    changes: ['profile'],
    body: 'ProfileBody',
    value: 'Done',
  }),
  setEmail: effect('/wps/member/info/email', 'member', {
    encrypted: true,
    changes: ['profile'],
    body: 'EmailBody',
    value: 'Done',
  }),
  setPayeeName: effect('/wps/member/info/payeename', 'member', {
    encrypted: true,
    changes: ['profile', 'bankCards', 'withdrawalTerms', 'depositMethods'],
    body: 'PayeeNameBody',
    value: 'Done',
  }),
  setNickname: effect('/wps/member/info/nickname', 'member', {
    changes: ['profile', 'memberInfo'],
    body: 'NicknameBody',
    value: 'Done',
  }),
  vipProgress: read('/wps/member/vip', 'member', { value: 'VipProgress' }),
  // Asked for by the menus of every member, which make no other call about rewards.
  rewardCount: read('/wps/relay/MCS2_rewardCount', 'member', { value: 'RewardCount' }),
  identity: read('/wps/member/identity', 'member', { value: 'Identity' }),
  sendIdentityPicture: effect('/wps/member/identity', 'member', {
    changes: ['identity', 'securityConfig'],
    body: 'IdentityPictureBody',
    value: 'Done',
  }),
  playLimits: read('/wps/member/limits', 'member', { value: 'PlayLimits' }),
  setPlayLimit: effect('/wps/member/limits', 'member', {
    changes: ['playLimits', 'depositMethods'],
    body: 'PlayLimitBody',
    value: 'PlayLimits',
  }),
  setRealityCheck: effect('/wps/member/limits/realityCheck', 'member', {
    changes: ['playLimits'],
    body: 'RealityCheckBody',
    value: 'PlayLimits',
  }),
  startTimeOut: effect('/wps/member/limits/timeOut', 'member', {
    changes: ['playLimits'],
    body: 'TimeOutBody',
    value: 'PlayLimits',
  }),
  startExclusion: effect('/wps/member/limits/exclusion', 'member', {
    encrypted: true,
    changes: ['playLimits'],
    body: 'ExclusionBody',
    value: 'PlayLimits',
  }),
  messages: read('/wps/member/messages', 'member', {
    query: 'MessagesQuery',
    value: 'MessagePage',
  }),
  message: read('/wps/member/messages/detail', 'member', {
    query: 'MessageQuery',
    value: 'MessageDetail',
  }),
  unreadMessages: read('/wps/member/messages/unread', 'member', { value: 'UnreadMessages' }),
  sendMessage: effect('/wps/member/messages', 'member', {
    changes: ['messages'],
    body: 'SendMessageBody',
    value: 'MessageSent',
  }),
  readMessages: effect('/wps/member/messages/read', 'member', {
    changes: ['messages', 'unreadMessages'],
    body: 'ReadMessagesBody',
    value: 'Done',
  }),
  deleteMessages: effect('/wps/member/messages', 'member', {
    method: 'DELETE',
    changes: ['messages', 'unreadMessages'],
    body: 'MessageIdsBody',
    value: 'Done',
  }),
  helpCenter: publicRead('/wps/system/helpCenter', 'common', {
    query: 'HelpCenterQuery',
    value: 'HelpCenter',
  }),
  voteHelp: publicEffect('/wps/system/helpCenter/vote', 'common', {
    body: 'HelpVoteBody',
    value: 'Done',
  }),
  feedback: read('/wps/member/feedback', 'member', { value: 'FeedbackList' }),
  sendFeedback: effect('/wps/member/feedback', 'member', {
    changes: ['feedback'],
    body: 'FeedbackBody',
    value: 'FeedbackReceipt',
  }),
  launchChat: effect('/wps/relay/CBS_launchChat', 'common', { method: 'GET', value: 'Chat' }),
  appDownloads: publicRead('/wps/system/downloads', 'common', { value: 'AppDownloads' }),
} satisfies Record<string, CallDeclaration>
