import type { ProfileFieldName } from '../../../../../core/contract/generated/gateway.ts'
import type { IconName } from '../../../../../core/contract/icons.ts'
import type { FormField } from '../../../../kit/forms/CallForm.tsx'

/** The icon of each field of the profile. */
export const fieldIcons: Readonly<Record<ProfileFieldName, IconName>> = {
  nickname: 'user',
  payeeName: 'identity',
  mobileNum: 'phone',
  email: 'mail',
  birthday: 'calendar',
  line: 'line',
  facebook: 'facebook',
  qqNum: 'chat',
  weChat: 'chat',
  whatsApp: 'chat',
  telegram: 'send',
  zalo: 'chat',
  address: 'home',
  nationality: 'globe',
  occupation: 'wrench',
  sourceOfIncome: 'wallet',
  idNumber: 'identity',
}

/** The input of each field of the profile, and the kind of its value. */
export const fieldInputs: Readonly<Record<ProfileFieldName, Partial<FormField>>> = {
  nickname: { autoComplete: 'nickname', maxLength: 20 },
  payeeName: { autoComplete: 'name', maxLength: 50 },
  mobileNum: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', maxLength: 15 },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    kind: 'email',
    messages: { pattern: { key: 'error.emailFormat' } },
  },
  birthday: { type: 'date', autoComplete: 'bday', kind: 'date' },
  line: { maxLength: 40 },
  facebook: { maxLength: 60 },
  qqNum: { inputMode: 'numeric', maxLength: 11 },
  weChat: { maxLength: 40 },
  whatsApp: { type: 'tel', inputMode: 'tel', maxLength: 20 },
  telegram: { maxLength: 40 },
  zalo: { maxLength: 40 },
  address: { autoComplete: 'street-address', lines: 3, maxLength: 200 },
  nationality: { autoComplete: 'country-name', maxLength: 60 },
  occupation: { autoComplete: 'organization-title', maxLength: 60 },
  sourceOfIncome: {},
  idNumber: { maxLength: 40, autoComplete: 'off' },
}

export function isFieldName(name: string): name is ProfileFieldName {
  return Object.hasOwn(fieldInputs, name)
}
