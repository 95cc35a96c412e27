import type { WorldPromotion, WorldText } from '../../core/contract/generated/world.ts'

/** The names of the categories of promotions, in order. */
export const promotionCategories: Readonly<Record<WorldPromotion['category'], WorldText>> = {
  newMember: {
    en: 'New members',
    th: 'สมาชิกใหม่',
    zh: '新会员',
    km: 'សមាជិកថ្មី',
    ja: '新規会員',
  },
  deposit: { en: 'Deposit', th: 'ฝากเงิน', zh: '存款', km: 'ដាក់ប្រាក់', ja: '入金' },
  rebate: { en: 'Rebate', th: 'รีเบท', zh: '返水', km: 'ប្រាក់បង្វិល', ja: 'リベート' },
  slots: { en: 'Slots', th: 'สล็อต', zh: '电子', km: 'ស្លត', ja: 'スロット' },
  fish: { en: 'Fishing', th: 'ยิงปลา', zh: '捕鱼', km: 'បាញ់ត្រី', ja: 'フィッシング' },
  live: { en: 'Live casino', th: 'คาสิโนสด', zh: '真人', km: 'កាស៊ីណូផ្ទាល់', ja: 'ライブカジノ' },
  sports: { en: 'Sports', th: 'กีฬา', zh: '体育', km: 'កីឡា', ja: 'スポーツ' },
  lottery: { en: 'Lottery', th: 'หวย', zh: '彩票', km: 'ឆ្នោត', ja: '宝くじ' },
  mini: { en: 'Mini games', th: 'มินิเกม', zh: '小游戏', km: 'មីនីហ្គេម', ja: 'ミニゲーム' },
  member: { en: 'Members', th: 'สมาชิก', zh: '会员', km: 'សមាជិក', ja: '会員' },
}
