import type { ProfileFieldName } from '../../core/contract/generated/gateway.ts'
import type { World, WorldText } from '../../core/contract/generated/world.ts'
import { currencyOf } from '../world/currency.ts'
import { zoneOf } from '../world/zone-days.ts'

/** The columns of an account that a person fills. */
export interface Person {
  readonly nickname: string
  readonly payeeName: string
  readonly mobileNum: string
  readonly line: string
  readonly facebook: string
  readonly qqNum: string
  readonly nationality: string
}

export type PersonName = 'member88' | 'agent88'

/** The nicknames of the demonstration accounts that are filled. */
export const demoNicknames: Readonly<Record<PersonName, string>> = {
  member88: 'Mali',
  agent88: 'Anan',
}

type Market = Readonly<Record<PersonName, Pick<Person, 'payeeName' | 'mobileNum'>>> &
  Pick<Person, 'nationality'>

const markets: Readonly<Record<string, Market>> = {
  THB: {
    nationality: 'ไทย',
    member88: { payeeName: 'Mali Srisuk', mobileNum: '0812240088' },
    agent88: { payeeName: 'Anan Thongdee', mobileNum: '0867710088' },
  },
  CNY: {
    nationality: '中国',
    member88: { payeeName: '林茉莉', mobileNum: '13812240088' },
    agent88: { payeeName: '陈安南', mobileNum: '13967710088' },
  },
}
const others: Market = {
  nationality: 'New Zealand',
  member88: { payeeName: 'Mali Rangi', mobileNum: '02112240088' },
  agent88: { payeeName: 'Anan Walker', mobileNum: '02167710088' },
}

/** Returns who a demonstration account is at a merchant. */
export function personOf(world: World, name: PersonName): Person {
  const handle = `${demoNicknames[name].toLowerCase()}.88`
  const market = markets[currencyOf(world).code] ?? others
  const { payeeName, mobileNum } = market[name]
  return {
    nickname: demoNicknames[name],
    payeeName,
    mobileNum,
    line: handle,
    facebook: handle,
    nationality: market.nationality,
    qqNum: mobileNum.slice(-8).replace(/^0+/, '7'),
  }
}

/** The other fields of a profile that is filled. */
export function listFields({
  mobileNum,
  line,
  nationality,
}: Person): Partial<Record<ProfileFieldName, string>> {
  return {
    birthday: '1990-04-13',
    weChat: line,
    whatsApp: mobileNum,
    telegram: line,
    zalo: mobileNum,
    address: '88 River Road, Apartment 12',
    nationality,
    occupation: 'Designer',
    sourceOfIncome: 'salary',
    idNumber: '1240090413884',
  }
}

/** The places of sign-ins by the time zone of a merchant. */
const places: Readonly<Record<string, readonly WorldText[]>> = {
  'Asia/Bangkok': [
    { en: 'Bangkok', th: 'กรุงเทพฯ', zh: '曼谷', km: 'បាងកក', ja: 'バンコク' },
    { en: 'Chiang Mai', th: 'เชียงใหม่', zh: '清迈', km: 'ឈៀងម៉ៃ', ja: 'チェンマイ' },
  ],
  'Asia/Shanghai': [
    { en: 'Hangzhou', th: 'หางโจว', zh: '杭州', km: 'ហាងចូវ', ja: '杭州' },
    { en: 'Shanghai', th: 'เซี่ยงไฮ้', zh: '上海', km: 'សៀងហៃ', ja: '上海' },
  ],
  'Asia/Phnom_Penh': [
    { en: 'Phnom Penh', th: 'พนมเปญ', zh: '金边', km: 'ភ្នំពេញ', ja: 'プノンペン' },
    { en: 'Siem Reap', th: 'เสียมราฐ', zh: '暹粒', km: 'សៀមរាប', ja: 'シェムリアップ' },
  ],
}
const otherPlaces: readonly WorldText[] = [
  { en: 'Auckland', th: 'โอ๊คแลนด์', zh: '奥克兰', km: 'អូកឡែន', ja: 'オークランド' },
  { en: 'Wellington', th: 'เวลลิงตัน', zh: '惠灵顿', km: 'វែលលីងតុន', ja: 'ウェリントン' },
]

/** Returns the places where the demonstration accounts sign in, their own town first. */
export function placesOf(world: World): readonly WorldText[] {
  return places[zoneOf(world)] ?? otherPlaces
}
