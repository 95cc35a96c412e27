import type { Game } from '../../src/core/contract/generated/gateway.ts'

const first =
  'Amber Ancient Azure Burning Coral Cosmic Crimson Crystal Electric Emerald Frozen Gilded Golden Hidden Iron Jade Lucky Midnight Mystic Northern Phantom Quiet Rolling Royal Sacred Silver Thunder Velvet Wild Winter'.split(
    ' ',
  )
const second =
  'Caravan Castle Comet Dragon Dragonfly Empire Falcon Forge Fortune Garden Goddess Harbour Island Jungle Koi Lantern Market Meadow Orchard Panda Pharaoh Phoenix Pirate River Safari Samurai Summit Temple Tiger Wizard'.split(
    ' ',
  )
const last = 'Bonanza Deluxe Gold Legends Nights Quest Riches Rush Spins Story Trail'.split(' ')
const thaiFirst = 'มังกร เสือ หงส์ ปลาคาร์ป ช้าง นกยูง ราชสีห์ เต่า กระต่าย พญานาค'.split(' ')
const thaiSecond = 'ทอง เงิน นำโชค สายฟ้า ซ่อนสมบัติ แดนหิมะ ริมทะเล กลางป่า ยามราตรี เมืองเหนือ'.split(' ')
const thaiLast = 'มหาสนุก รวยทันใจ ภาคสอง ผจญภัย ครองเมือง ล่าขุมทรัพย์ ตำนานใหม่ ราชันย์ เจ้าสมุทร แสนกล'.split(
  ' ',
)
const hanFirst = '黄金 白银 雷霆 神秘 幸运 皇家 古代 冰雪 烈焰 翡翠 午夜 远航'.split(' ')
const hanSecond = '锦鲤 猛虎 飞龙 凤凰 金蟾 财神 骏马 玉兔 灵猴 仙鹤 醒狮 麒麟'.split(' ')
const hanLast = '传奇 宝藏 之夜 王国 盛宴 奇遇 争霸 秘境 来福 满堂'.split(' ')

/** A picture of nothing in particular that no server has to draw. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 5'%3E%3Cpath d='M0 0h4v5H0z' fill='%23486'/%3E%3C/svg%3E"

/** So many games with names in English, Thai and Chinese, no two alike in any of them. */
export function makeGames(count: number): readonly Game[] {
  return Array.from({ length: count }, (_, place) => ({
    gameCode: `G${place}`,
    gameName: nameOf(place, [first, second, last], ' '),
    otherNames: [
      nameOf(place, [thaiFirst, thaiSecond, thaiLast], ''),
      nameOf(place, [hanFirst, hanSecond, hanLast], ''),
    ],
    vendor: `MAKER${place % 36}`,
    vendorName: `Maker ${place % 36}`,
    gameCategory: 'RNG',
    icon,
    ratio: 0.8,
    hot: place % 11 === 0,
    minimumBet: '1.00',
    lines: 25,
  }))
}

/** A name by its number, told apart by a number once the words are used up. */
function nameOf(place: number, lists: readonly (readonly string[])[], joint: string): string {
  let rest = place
  const words = lists.map((list) => {
    const word = list[rest % list.length] ?? ''
    rest = Math.floor(rest / list.length)
    return word
  })
  return rest === 0 ? words.join(joint) : `${words.join(joint)} ${rest + 1}`
}
