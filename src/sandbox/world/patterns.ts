import type { RegisterPatterns } from '../../core/contract/generated/gateway.ts'
import type { WorldSettings, WorldText } from '../../core/contract/generated/world.ts'
import { createMatcher } from '../../core/engine/pattern/create-matcher.ts'
import { formatText } from '../kit/format-text.ts'

interface FieldPattern {
  readonly accepted: string
  readonly min: number
  readonly max: number
  readonly message: WorldText
}

/** The patterns of a world by field name. */
type OwnPatterns = NonNullable<WorldSettings['patterns']>

const username = {
  accepted: '^[A-Za-z0-9][A-Za-z0-9]*$',
  min: 4,
  max: 16,
  message: {
    en: '4 to 16 letters and numbers only',
    th: 'ใช้ตัวอักษรอังกฤษหรือตัวเลข 4–16 ตัวเท่านั้น',
    zh: '仅限 4 至 16 位字母和数字',
    km: 'អក្សរ និងលេខ 4 ដល់ 16 តួប៉ុណ្ណោះ',
    ja: '半角英数字 4〜16 文字で入力してください',
  },
}
const password = {
  accepted: '^[!-~]*[A-Z][!-~]*$',
  min: 8,
  max: 32,
  message: {
    en: '8 to 32 characters with at least one uppercase letter',
    th: '8–32 ตัวอักษร และมีตัวพิมพ์ใหญ่อย่างน้อยหนึ่งตัว',
    zh: '8 至 32 个字符，至少含一个大写字母',
    km: '8 ដល់ 32 តួ ដោយមានអក្សរធំយ៉ាងតិចមួយ',
    ja: '8〜32 文字、大文字を 1 つ以上含めてください',
  },
}

const patterns: Readonly<Record<string, FieldPattern>> = {
  username,
  password,
  loginUsername: { ...username, accepted: '^[A-Za-z0-9+][A-Za-z0-9]*$', max: 20 },
  loginPassword: {
    accepted: '*',
    min: 6,
    max: 64,
    message: {
      en: 'At least 6 characters',
      th: 'อย่างน้อย 6 ตัวอักษร',
      zh: '至少 6 个字符',
      km: 'យ៉ាងតិច 6 តួ',
      ja: '6 文字以上で入力してください',
    },
  },
  affiliateCode: {
    accepted: '^[A-Za-z0-9]+$',
    min: 2,
    max: 20,
    message: {
      en: 'Letters and numbers only',
      th: 'ตัวอักษรอังกฤษและตัวเลขเท่านั้น',
      zh: '仅限字母和数字',
      km: 'អក្សរ និងលេខប៉ុណ្ណោះ',
      ja: '半角英数字のみ使えます',
    },
  },
  mobileNum: {
    accepted: '^\\+?[0-9]+$',
    min: 8,
    max: 15,
    message: {
      en: '8 to 15 digits only',
      th: 'ตัวเลข 8–15 หลักเท่านั้น',
      zh: '仅限 8 至 15 位数字',
      km: 'លេខ 8 ដល់ 15 ខ្ទង់ប៉ុណ្ណោះ',
      ja: '8〜15 桁の数字で入力してください',
    },
  },
  qqNum: {
    accepted: '^[1-9][0-9]*$',
    min: 5,
    max: 11,
    message: {
      en: '5 to 11 digits, not starting with 0',
      th: 'ตัวเลข 5–11 หลัก ไม่ขึ้นต้นด้วย 0',
      zh: '5 至 11 位数字，不以 0 开头',
      km: 'លេខ 5 ដល់ 11 ខ្ទង់ មិនចាប់ផ្តើមដោយ 0',
      ja: '0 以外で始まる 5〜11 桁の数字',
    },
  },
  email: {
    accepted: '^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$',
    min: 5,
    max: 254,
    message: {
      en: 'A valid e-mail address',
      th: 'อีเมลที่ถูกต้อง',
      zh: '请输入有效的邮箱地址',
      km: 'អ៊ីមែលត្រឹមត្រូវ',
      ja: '有効なメールアドレスを入力してください',
    },
  },
  payeeName: {
    accepted: '^[^0-9<>@#$%*_=+]+$',
    min: 2,
    max: 50,
    message: {
      en: 'The name as in your bank account',
      th: 'ชื่อตามบัญชีธนาคาร',
      zh: '与银行账户一致的真实姓名',
      km: 'ឈ្មោះដូចក្នុងគណនីធនាគារ',
      ja: '銀行口座と同じ氏名',
    },
  },
  nickname: { accepted: '*', min: 1, max: 20, message: '' },
  line: { accepted: '*', min: 2, max: 40, message: '' },
  facebook: { accepted: '*', min: 2, max: 60, message: '' },
  recommenderId: { ...username, min: 2 },
}

/** Lists the patterns of all fields, with their messages in a language. */
export function listPatterns(language: string, own: OwnPatterns): RegisterPatterns {
  const entries = [...withOwn(own)].map(([name, { accepted, min, max, message }]) => {
    const words = formatText(message, language)
    const shown = words === '' ? {} : { message: words }
    const pattern = { acceptedPattern: accepted, patternId: name, minLength: min, maxLength: max }
    return [name, { ...pattern, ...shown }] as const
  })
  return Object.fromEntries(entries)
}

/** Returns true if a value matches; also for an empty value, and for a pattern that cannot run. */
export function matchesPattern(name: string, value: string, own: OwnPatterns): boolean {
  const pattern = withOwn(own).get(name)
  if (pattern === undefined || value === '') return true
  if (value.length < pattern.min || value.length > pattern.max) return false
  const matches = createMatcher(pattern.accepted)
  return typeof matches === 'function' && matches(value)
}

/** Returns why patterns of a world are not run, by field. */
export function findRefusals(own: OwnPatterns): Map<string, string> {
  const found = Object.entries(own).map(([name, pattern]) => [
    name,
    createMatcher(pattern?.acceptedPattern ?? '*'),
  ])
  return new Map(
    found.flatMap(([name, matcher]) =>
      matcher instanceof Error ? [[String(name), matcher.message]] : [],
    ),
  )
}

function withOwn(own: OwnPatterns): Map<string, FieldPattern> {
  const added = Object.entries(own).flatMap(([name, pattern]): [string, FieldPattern][] => {
    if (!pattern) return []
    const { acceptedPattern: accepted, minLength: min = 0, maxLength: max = 200 } = pattern
    return [[name, { accepted, min, max, message: pattern.message ?? '' }]]
  })
  return new Map([...Object.entries(patterns), ...added])
}
