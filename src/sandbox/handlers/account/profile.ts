import type { ErrorCode } from '../../../core/contract/error-codes.ts'
import type { Profile, ProfileFieldName } from '../../../core/contract/generated/gateway.ts'
import type { AccountRow } from '../../database/account-tables.ts'
import type { Database } from '../../database/open-database.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { type MaskEnds, maskText } from '../../kit/mask-text.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { matchesPattern } from '../../world/patterns.ts'
import { signedInMember } from '../member.ts'
import { verifyPassword } from './verify-password.ts'

/** The fields that are columns of the account. The others are rows of `profileField`. */
const columns = {
  nickname: 'nickname',
  payeeName: 'payeeName',
  mobileNum: 'mobileNum',
  email: 'email',
  line: 'line',
  facebook: 'facebook',
  qqNum: 'qqNum',
} as const satisfies Partial<Record<ProfileFieldName, keyof AccountRow>>

type Column = (typeof columns)[keyof typeof columns]

/** Fields that identify the member, with the characters that stay readable. */
const masks: Partial<Record<ProfileFieldName, MaskEnds>> = {
  mobileNum: { start: 3, end: 4 },
  idNumber: { end: 4 },
  qqNum: { start: 2, end: 3 },
  address: { start: 6 },
}

/** Fields that can be set once. */
const lockedFields: readonly ProfileFieldName[] = ['payeeName', 'birthday', 'idNumber']

const choices: Partial<Record<ProfileFieldName, readonly string[]>> = {
  sourceOfIncome: ['salary', 'business', 'savings', 'pension', 'other'],
}

const fieldNames: readonly ProfileFieldName[] = [
  'nickname',
  'payeeName',
  'mobileNum',
  'email',
  'birthday',
  'line',
  'facebook',
  'qqNum',
  'weChat',
  'whatsApp',
  'telegram',
  'zalo',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'idNumber',
]

const profile: Handler<'profile'> = async (request) => {
  const account = signedInMember(request)
  const rows = await request.sandbox.database
    .selectFrom('profileField')
    .select(['name', 'value'])
    .where('accountId', '=', account.id)
    .execute()
  const others = new Map(rows.map(({ name, value }) => [name, value]))
  const fields = fieldNames.map((name): Profile['fields'][number] => {
    const value = isColumn(name) ? account[columns[name]] : others.get(name)
    const values = choices[name]
    const set = value !== null && value !== undefined && value !== ''
    return {
      name,
      ...(set && { value: maskField(name, value) }),
      ...(set && lockedFields.includes(name) && { locked: true }),
      ...(values && { values: [...values] }),
    }
  })
  return { fields }
}

function maskField(name: ProfileFieldName, value: string): string {
  if (name !== 'email') return masks[name] ? maskText(value, masks[name]) : value
  const [local = '', domain = ''] = value.split('@')
  return `${maskText(local, { start: 1 })}@${domain}`
}

const setProfile: Handler<'setProfile'> = async (request) => {
  const { field, value, verifyPwd } = request.body
  const account = await verifyPassword(request, { password: verifyPwd })
  return storeField(request, account, { name: field, value })
}

const setEmail: Handler<'setEmail'> = async (request) => {
  const { email, verifyPwd } = request.body
  const account = await verifyPassword(request, { password: verifyPwd })
  return storeField(request, account, { name: 'email', value: email })
}

const setPayeeName: Handler<'setPayeeName'> = async (request) => {
  const { payeeName, verifyPwd } = request.body
  const account = await verifyPassword(request, { password: verifyPwd })
  return storeField(request, account, { name: 'payeeName', value: payeeName })
}

const setNickname: Handler<'setNickname'> = async (request) => {
  const { nickname, verifyPwd } = request.body
  const account = await verifyPassword(request, { password: verifyPwd })
  return storeField(request, account, { name: 'nickname', value: nickname })
}

export const profileHandlers = { profile, setEmail, setNickname, setPayeeName, setProfile }

type FieldRequest = Pick<
  SandboxRequest<'setProfile' | 'setEmail' | 'setPayeeName' | 'setNickname'>,
  'commit' | 'settings' | 'sandbox'
>

interface NewValue {
  readonly name: ProfileFieldName
  readonly value: string
}

const formatCodes: Partial<Record<ProfileFieldName, ErrorCode>> = {
  payeeName: 'format.payeeName',
  email: 'format.email',
  mobileNum: 'format.mobileNum',
}

function storeField(
  { commit, settings, sandbox }: FieldRequest,
  account: AccountRow,
  { name, value: typed }: NewValue,
): Promise<unknown> {
  const value = typed.trim()
  const minimumAge = settings.register.minimumAge ?? 18
  if (name === 'birthday') checkBirthday(value, { minimumAge, now: sandbox.now() })
  const listed = choices[name]?.includes(value) ?? true
  if (value === '' || !listed || !matchesPattern(name, value, settings.patterns))
    throw new GatewayRefusal(formatCodes[name] ?? 'request_param_err')
  return commit(async (database) => {
    if (await isLocked(database, account.id, name))
      throw new GatewayRefusal('profile.locked', { status: 409 })
    if (isColumn(name)) await writeColumn(database, account.id, { column: columns[name], value })
    else
      await database
        .insertInto('profileField')
        .values({ accountId: account.id, name, value })
        .onConflict((conflict) => conflict.columns(['accountId', 'name']).doUpdateSet({ value }))
        .execute()
    return true
  })
}

async function writeColumn(
  database: Database,
  accountId: string,
  { column, value }: { readonly column: Column; readonly value: string },
): Promise<void> {
  await database
    .updateTable('account')
    .set({ [column]: value })
    .where('id', '=', accountId)
    .execute()
}

async function isLocked(
  database: Database,
  accountId: string,
  name: ProfileFieldName,
): Promise<boolean> {
  if (!lockedFields.includes(name)) return false
  if (isColumn(name)) {
    const account = await database
      .selectFrom('account')
      .select(columns[name])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    return Boolean(account[columns[name]])
  }
  const row = await database
    .selectFrom('profileField')
    .select('name')
    .where('accountId', '=', accountId)
    .where('name', '=', name)
    .executeTakeFirst()
  return row !== undefined
}

/** Refuses a date that is none, or of a member below the minimum age. */
function checkBirthday(
  value: string,
  { minimumAge, now }: { readonly minimumAge: number; readonly now: number },
): void {
  const time = Date.parse(`${value}T00:00:00Z`)
  const real = /^\d{4}-\d{2}-\d{2}$/.test(value) && Number.isFinite(time)
  if (!real || new Date(time).toISOString().slice(0, 10) !== value || time < Date.UTC(1900, 0, 1))
    throw new GatewayRefusal('format.birthday')
  const today = new Date(now)
  const latest = Date.UTC(
    today.getUTCFullYear() - minimumAge,
    today.getUTCMonth(),
    today.getUTCDate(),
  )
  if (time > latest) throw new GatewayRefusal('age.too.young')
}

function isColumn(name: ProfileFieldName): name is keyof typeof columns {
  return Object.hasOwn(columns, name)
}
