import { type Category, categories } from '../../core/contract/categories.ts'
import type { World, WorldVendor } from '../../core/contract/generated/world.ts'
import { pathTo } from '../../core/contract/pages.ts'
import { between, createRandom, pickOne } from '../kit/random.ts'

const first = [
  'Amber',
  'Birch',
  'Copper',
  'Delta',
  'Ember',
  'Fathom',
  'Granite',
  'Harvest',
  'Indigo',
  'Juniper',
  'Kiln',
  'Lumen',
] as const
const second = ['Works', 'House', 'Lane'] as const
const gameFirst = [
  'Quiet',
  'Golden',
  'Northern',
  'Paper',
  'Silver',
  'Hidden',
  'Midnight',
  'Rolling',
  'Wild',
  'Seven',
  'Little',
  'Thunder',
  'Velvet',
  'Summer',
  'Winter',
  'Crimson',
] as const
const gameSecond = [
  'Orchard',
  'River',
  'Comet',
  'Harbour',
  'Garden',
  'Tiger',
  'Lantern',
  'Market',
  'Summit',
  'Koi',
  'Caravan',
  'Falcon',
  'Island',
  'Dragonfly',
  'Forge',
  'Meadow',
] as const

const categoryNames = Object.keys(categories) as Category[] // the keys of a closed record
const draws = [
  { code: 'QUICK3', name: 'Quick Three', minutes: 3, balls: 3, from: 1, to: 6, shape: 'die' },
  { code: 'FIVE5', name: 'Five Minute Five', minutes: 5, balls: 5, from: 0, to: 9 },
  { code: 'ELEVEN5', name: 'Eleven Pick Five', minutes: 10, balls: 5, from: 1, to: 11 },
  { code: 'NOON6', name: 'Noon Six', minutes: 60, balls: 6, from: 1, to: 49 },
] as const

/** The world of a merchant that brings none: every category, 36 vendors, over 640 games. */
export function createDefaultWorld(seed: string): World {
  const vendors = listVendors(seed)
  return {
    currency: { code: 'USD', symbol: '$', digits: 2 },
    openingBalance: '1280.50',
    services: [{ csType: 'LINE', url: 'https://line.me/R/ti/p/@livery' }],
    resources: [
      { resourceType: 'LINE', url: 'https://line.me/R/ti/p/@livery' },
      { resourceType: 'MOBILENUMBER', url: 'tel:+6621000000' },
    ],
    affiliates: [{ code: 'WELCOME', inviter: 'Livery' }],
    vendors,
    banners: [
      {
        id: 'welcome',
        group: 'm_home',
        subject: 'gift',
        title: {
          en: 'Welcome in,\nhave a look',
          th: 'ต้อนรับ\nทุกคนที่มา',
          zh: '新朋友\n有礼相迎',
          km: 'ស្វាគមន៍\nសមាជិកថ្មី',
          ja: 'はじめての方へ\nようこそ',
        },
        line: {
          en: 'Join in a minute, then look around.',
          th: 'สมัครเพียงหนึ่งนาที แล้วลองเดินชม',
          zh: '一分钟注册，随意逛逛',
          km: 'ចុះឈ្មោះតែមួយនាទី រួចមើលជុំវិញ',
          ja: '登録は1分。まずはひと回り。',
        },
        action: { en: 'Join', th: 'สมัครสมาชิก', zh: '立即注册', km: 'ចុះឈ្មោះ', ja: '新規登録' },
        url: pathTo('register'),
      },
      {
        id: 'tables',
        group: 'm_home',
        subject: 'wheel',
        title: {
          en: 'Tables open\nday and night',
          th: 'โต๊ะสด\nเปิดทั้งวันทั้งคืน',
          zh: '真人桌台\n日夜开放',
          km: 'តុផ្សាយផ្ទាល់\nបើកទាំងយប់ថ្ងៃ',
          ja: 'テーブルは\n昼も夜も',
        },
        line: {
          en: 'Baccarat, roulette and blackjack.',
          th: 'บาคาร่า รูเล็ต และแบล็กแจ็ก',
          zh: '百家乐、轮盘、二十一点',
          km: 'បាការ៉ា រូឡែត និងប្លេកជេក',
          ja: 'バカラ、ルーレット、ブラックジャック',
        },
        action: { en: 'Take a seat', th: 'เข้าโต๊ะ', zh: '入座', km: 'អង្គុយលេង', ja: '席につく' },
        url: pathTo('gameContainer', { gameType: 'LIVE' }),
      },
      {
        id: 'water',
        group: 'm_home',
        subject: 'octopus',
        title: {
          en: 'Something\nis biting',
          th: 'มีบางอย่าง\nอยู่ใต้เรือ',
          zh: '船下\n有动静',
          km: 'មានអ្វីមួយ\nក្រោមទូក',
          ja: '船の下に\n何かがいる',
        },
        line: {
          en: 'Fishing games for one or for many.',
          th: 'เกมยิงปลา เล่นคนเดียวหรือหลายคน',
          zh: '捕鱼游戏，单人或多人',
          km: 'ហ្គេមបាញ់ត្រី ម្នាក់ឯង ឬច្រើននាក់',
          ja: 'ひとりでも、みんなでも遊べる釣りゲーム',
        },
        action: { en: 'Cast off', th: 'ออกเรือ', zh: '出海', km: 'ចេញទូក', ja: '出航する' },
        url: pathTo('gameContainer', { gameType: 'FISH' }),
      },
    ],
    notices: [
      {
        id: 'sandbox',
        title: {
          en: 'This is the sandbox: no real money moves here.',
          th: 'นี่คือระบบทดลอง ไม่มีเงินจริง',
          zh: '这是演示环境，不涉及真实资金。',
          km: 'នេះជាប្រព័ន្ធសាកល្បង មិនមានប្រាក់ពិតទេ។',
          ja: 'これはデモ環境です。実際のお金は動きません。',
        },
      },
    ],
    lotteries: draws.flatMap((draw, tone) => [
      { ...draw, vendor: 'AMBER_WORKS', kind: 'Lott' as const, repeats: draw.to < 12, tone },
      {
        ...draw,
        code: `E${draw.code}`,
        name: `Electronic ${draw.name}`,
        vendor: 'BIRCH_WORKS',
        kind: 'Elott' as const,
        repeats: draw.to < 12,
        tone,
      },
    ]),
  }
}

function listVendors(seed: string): WorldVendor[] {
  return first.flatMap((one, row) =>
    second.map((two, column) => {
      const name = `${one} ${two}`
      const random = createRandom(`${seed}/${name}`)
      const own = [0, 4, 8].map((step) => categoryNames[(row + column + step) % 12])
      const offered = new Set<Category | undefined>(column === 0 ? ['RNG', ...own] : own)
      return {
        code: name.toUpperCase().replaceAll(' ', '_'),
        name,
        categories: [...offered].flatMap((category) =>
          category === undefined
            ? []
            : [{ category, games: between(random, 6, 24), ...markOf(row * 3 + column) }],
        ),
      }
    }),
  )
}

function markOf(place: number): { tag?: 'HOT' | 'NEW'; maintenance?: true } {
  if (place === 7) return { maintenance: true }
  if (place % 9 === 0) return { tag: 'HOT' }
  return place % 11 === 1 ? { tag: 'NEW' } : {}
}

/** A name by combination, the same for the same seed and place. */
export function nameGame(seed: string, place: number): string {
  const random = createRandom(`${seed}/${place}`)
  return `${pickOne(random, gameFirst)} ${pickOne(random, gameSecond)}`
}
