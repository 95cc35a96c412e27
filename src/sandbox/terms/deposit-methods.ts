import type { DepositMethod } from '../../core/contract/generated/gateway.ts'
import type {
  World,
  WorldDepositMethod,
  WorldDepositPromotion,
} from '../../core/contract/generated/world.ts'
import { formatText } from '../kit/format-text.ts'
import { formatMinor, parseMinor } from '../ledger/ledger.ts'
import { listBanks } from '../world/banks.ts'
import { currencyOf } from '../world/currency.ts'

const amounts = ['100', '300', '500', '1000', '3000', '5000']

/** The ways to deposit of a world that names none: one for every provider. */
const defaultMethods: readonly WorldDepositMethod[] = [
  {
    id: 'qr',
    provider: 'paymentGateway',
    group: 'qr',
    pay: 'qr',
    name: { en: 'Scan a QR code', th: 'สแกนคิวอาร์', zh: '扫码付款', km: 'ស្កេន QR', ja: 'QRコード' },
    tags: ['recommended'],
    min: '100',
    max: '50000',
    minutes: 0,
    amounts,
  },
  {
    id: 'bank',
    provider: 'manualTransfer',
    group: 'bank',
    pay: 'account',
    name: {
      en: 'Bank transfer',
      th: 'โอนผ่านธนาคาร',
      zh: '银行转账',
      km: 'ផ្ទេរតាមធនាគារ',
      ja: '銀行振込',
    },
    min: '100',
    max: '200000',
    minutes: 3,
    banks: true,
    depositor: true,
    slip: 'required',
    payMinutes: 30,
    amounts,
  },
  {
    id: 'page',
    provider: 'paymentGateway',
    group: 'wallet',
    pay: 'page',
    name: {
      en: 'Online payment',
      th: 'ชำระเงินออนไลน์',
      zh: '在线支付',
      km: 'ទូទាត់តាមអនឡាញ',
      ja: 'オンライン決済',
    },
    min: '100',
    max: '50000',
    minutes: 0,
    channels: [
      {
        id: 'fast',
        name: {
          en: 'Fast channel',
          th: 'ช่องทางด่วน',
          zh: '快捷通道',
          km: 'ឆានែលរហ័ស',
          ja: '高速チャネル',
        },
        min: '100',
        max: '20000',
      },
      {
        id: 'large',
        name: {
          en: 'Large amounts',
          th: 'ยอดใหญ่',
          zh: '大额通道',
          km: 'ទឹកប្រាក់ធំ',
          ja: '高額チャネル',
        },
        min: '5000',
        max: '50000',
      },
    ],
    amounts,
  },
  ...(['alipay', 'weChat', 'qq'] as const).map(
    (provider): WorldDepositMethod => ({
      id: provider,
      provider,
      group: 'wallet',
      pay: 'qr',
      name: { alipay: 'Alipay', weChat: 'WeChat Pay', qq: 'QQ Wallet' }[provider],
      min: '100',
      max: '20000',
      minutes: 2,
      slip: 'optional',
      amounts,
    }),
  ),
]

/** Lists the ways to deposit of a world. */
export function depositMethodsOf({ depositMethods }: World): readonly WorldDepositMethod[] {
  return depositMethods ?? defaultMethods
}

const defaultPromotions: readonly WorldDepositPromotion[] = [
  {
    id: 'reload-10',
    title: {
      en: 'Reload +10%',
      th: 'เติมเงินรับ +10%',
      zh: '复充 +10%',
      km: 'បញ្ចូលបន្ថែម +10%',
      ja: 'リロード +10%',
    },
    percent: '10',
    maxBonus: '1000',
    minDeposit: '500',
    turnover: 5,
    days: 5,
  },
  {
    id: 'large-300',
    title: {
      en: 'Large deposit +300',
      th: 'ฝากก้อนใหญ่ +300',
      zh: '大额存款 +300',
      km: 'ដាក់ប្រាក់ច្រើន +300',
      ja: '大口入金 +300',
    },
    bonus: '300',
    minDeposit: '2000',
    turnover: 8,
    maxCashOut: '20000',
    days: 7,
  },
]

/** Lists the promotions that a deposit of a world can have. */
export function depositPromotionsOf({
  depositPromotions,
}: World): readonly WorldDepositPromotion[] {
  return depositPromotions ?? defaultPromotions
}

/** The bonus of a deposit and the turnover of both, in the currency's smallest unit. */
export interface PromisedBonus {
  /** The id of the promotion. */
  readonly id: string
  readonly bonus: number
  readonly turnover: number
}

/** Computes the bonus for a deposit; a part of a unit is dropped. */
export function promiseBonus(
  { id, percent, bonus: fixed, maxBonus, turnover }: WorldDepositPromotion,
  asked: number,
  digits: number,
): PromisedBonus {
  const given =
    percent === undefined
      ? parseMinor(fixed ?? '0', digits)
      : Math.floor((asked * parseMinor(percent, 2)) / 10_000)
  const bonus = maxBonus === undefined ? given : Math.min(given, parseMinor(maxBonus, digits))
  return { id, bonus, turnover: (asked + bonus) * turnover }
}

export interface MethodReader {
  readonly world: World
  readonly language: string
  /** The merchant's code, below which the CDN has the pictures of its methods. */
  readonly merchantCode: string
}

/** Describes a way to deposit in a language. */
export function describeMethod(
  { world, language, merchantCode }: MethodReader,
  method: WorldDepositMethod,
): DepositMethod {
  const { digits } = currencyOf(world)
  const write = (amount: string): string => formatMinor(parseMinor(amount, digits), digits)
  const { id, provider, group, name, tags, rebate, minutes, channels, slip = 'none' } = method
  const logo = nameLogo(method, merchantCode)
  return {
    id,
    provider,
    group,
    name: formatText(name, language),
    ...(logo && { logo }),
    ...(tags && { tags: [...tags] }),
    ...(rebate && { rebate }),
    min: write(method.min),
    max: write(method.max),
    fee: write(method.fee ?? '0'),
    minutes,
    ...(method.banks && { banks: listBanks(world, language) }),
    ...(method.depositor && { needsDepositor: true }),
    ...(channels && {
      channels: channels.map((channel) => ({
        id: channel.id,
        name: formatText(channel.name, language),
        min: write(channel.min),
        max: write(channel.max),
        ...(channel.note && { note: formatText(channel.note, language) }),
      })),
    }),
    amounts: method.amounts.map(write),
    slip,
    ...(method.maintenance && { maintenance: {} }),
  }
}

/** Returns the name of a method's picture on the icon CDN, such as `brand/scan-qr`. */
export function nameLogo(
  { logo }: Pick<WorldDepositMethod, 'logo'>,
  merchantCode: string,
): string | undefined {
  const file = /([^/]+)\.svg$/.exec(logo ?? '')?.[1]
  return file && `${merchantCode}/${file}`
}

/** Returns the name of a way to deposit; its id if the world has none with it any more. */
export function nameMethod(world: World, id: string, language: string): string {
  const method = depositMethodsOf(world).find((one) => one.id === id)
  return method ? formatText(method.name, language) : id
}
