import type { Bank } from '../../core/contract/generated/gateway.ts'
import type { World } from '../../core/contract/generated/world.ts'
import { formatText } from '../kit/format-text.ts'
import { currencyOf } from './currency.ts'

/** Invented banks by currency, for a world that names none. */
const byCurrency: Readonly<Record<string, NonNullable<World['banks']>>> = {
  THB: [
    {
      code: 'CHAO',
      name: { en: 'Chao Phraya Bank', th: 'ธนาคารเจ้าพระยา', zh: '湄南银行' },
      digits: [10],
    },
    {
      code: 'DOI',
      name: { en: 'Doi Luang Bank', th: 'ธนาคารดอยหลวง', zh: '大山银行' },
      digits: [10],
    },
    {
      code: 'ANDA',
      name: { en: 'Andaman Bank', th: 'ธนาคารอันดามัน', zh: '安达曼银行' },
      digits: [10, 12],
    },
    { code: 'ISAN', name: { en: 'Isan Savings', th: 'ออมทรัพย์อีสาน', zh: '伊善储蓄' }, digits: [12] },
  ],
  CNY: [
    {
      code: 'JIANG',
      name: { en: 'Jianghe Bank', zh: '江河银行', th: 'ธนาคารเจียงเหอ' },
      digits: [16, 19],
    },
    {
      code: 'SONG',
      name: { en: 'Songyuan Bank', zh: '松原银行', th: 'ธนาคารซงหยวน' },
      digits: [16, 19],
    },
    {
      code: 'QING',
      name: { en: 'Qingshan Bank', zh: '青山银行', th: 'ธนาคารชิงซาน' },
      digits: [19],
    },
  ],
}
const others: NonNullable<World['banks']> = [
  { code: 'HARB', name: 'Harbour Bank', digits: [8, 10, 12] },
  { code: 'NORT', name: 'Northern Mutual', digits: [8, 9, 10] },
  { code: 'LANT', name: 'Lantern Savings', digits: [10, 12] },
]

/** Lists the banks of a world, with their names in a language. */
export function listBanks(world: World, language: string): Bank[] {
  const banks = world.banks ?? byCurrency[currencyOf(world).code] ?? others
  return banks.map(({ code, name, digits }) => ({
    code,
    name: formatText(name, language),
    ...(digits && { digits: [...digits] }),
  }))
}
