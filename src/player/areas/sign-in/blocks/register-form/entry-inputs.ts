import type { ComponentProps } from 'react'
import type { EntryName } from './register-values.ts'

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>
const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
const secret = { type: 'password', autoComplete: 'new-password' } as const

/** Attributes of each field for a phone's keyboard and a password manager. */
export const entryInputs: Readonly<Record<EntryName, InputProps>> = {
  affiliateCode: plain,
  recommenderId: plain,
  username: { ...plain, autoComplete: 'username' },
  payeeName: { autoComplete: 'name', spellCheck: false },
  nickname: { autoComplete: 'nickname', spellCheck: false },
  password: secret,
  confirmPassword: secret,
  mobileNum: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  qqNum: { ...plain, inputMode: 'numeric' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  line: plain,
  facebook: plain,
  captcha: plain,
}
