import type { World, WorldText } from '../../core/contract/generated/world.ts'
import { pathTo } from '../../core/contract/pages.ts'
import type { Tables } from '../database/tables.ts'

type Box = Pick<Tables['message'], 'box' | 'peer'>

/** A message with its texts in every language. */
export interface Letter {
  readonly id: string
  readonly title: WorldText
  readonly body: WorldText
}

interface DemoLetter extends Letter, Box {
  readonly hoursAgo: number
  readonly read: boolean
}

const limitsPath = pathTo('playSafely')

/** The messages of the platform in a world that names none. */
const platformLetters: NonNullable<World['messages']> = [
  {
    id: 'demo-welcome',
    title: {
      en: 'Good to have you here',
      th: 'ยินดีที่ได้รู้จัก',
      zh: '很高兴认识您',
      km: 'រីករាយដែលបានស្គាល់អ្នក',
      ja: 'ご登録ありがとうございます',
    },
    body: {
      en: `<p>Set what you spend in <a href="${limitsPath}">Play safely</a>. Answer this message with any question.</p>`,
      th: `<p>ตั้งวงเงินของคุณได้ใน<a href="${limitsPath}">เล่นอย่างปลอดภัย</a> มีคำถามตอบข้อความนี้ได้เลย</p>`,
      zh: `<p>可在<a href="${limitsPath}">理性娱乐</a>中设定限额。如有疑问，直接回复即可。</p>`,
      km: `<p>កំណត់ដែនកំណត់របស់អ្នកក្នុង<a href="${limitsPath}">ការលេងដោយសុវត្ថិភាព</a>។ មានសំណួរ សូមឆ្លើយសារនេះ។</p>`,
      ja: `<p><a href="${limitsPath}">安全に遊ぶ</a>で上限を設定できます。ご質問はこのメッセージに返信してください。</p>`,
    },
    hoursAgo: 18_000,
    read: true,
  },
]

/** Messages of people: an upline, and a question about the withdrawal that waits, with its answer. */
const personalLetters: readonly DemoLetter[] = [
  {
    id: 'demo-upline',
    box: 'inbox',
    peer: 'upline',
    title: {
      en: 'Anan: how is it going?',
      th: 'อนันต์: เป็นอย่างไรบ้าง',
      zh: '安南：最近怎么样？',
      km: 'អាណាន់៖ សុខសប្បាយទេ?',
      ja: 'アナンです。調子はどうですか？',
    },
    body: {
      en: '<p>Hi Mali,</p><p>your rebate of last week is in. Write to me if anything looks odd.</p><p>Anan</p>',
      th: '<p>มะลิครับ</p><p>รีเบทของสัปดาห์ที่แล้วเข้าแล้ว ถ้ามีอะไรแปลก เขียนถึงผมได้เลย</p><p>อนันต์</p>',
      zh: '<p>茉莉，你好：</p><p>上周的返水已到账。如有疑问，随时写信给我。</p><p>安南</p>',
      km: '<p>ម៉ាលី</p><p>ប្រាក់ត្រឡប់របស់សប្ដាហ៍មុនបានចូលហើយ។ បើមានអ្វីប្លែក សូមសរសេរមកខ្ញុំ។</p><p>អាណាន់</p>',
      ja: '<p>マリさん</p><p>先週のリベートが入りました。気になることがあれば連絡してください。</p><p>アナン</p>',
    },
    hoursAgo: 9,
    read: false,
  },
  {
    id: 'demo-question',
    box: 'sent',
    peer: 'service',
    title: {
      en: 'My withdrawal',
      th: 'เรื่องการถอนเงินของฉัน',
      zh: '关于我的提款',
      km: 'អំពីការដកប្រាក់របស់ខ្ញុំ',
      ja: '出金について',
    },
    body: {
      en: '<p>When does it arrive?</p>',
      th: '<p>เงินจะเข้าเมื่อไร</p>',
      zh: '<p>请问什么时候到账？</p>',
      km: '<p>តើលុយចូលពេលណា?</p>',
      ja: '<p>いつ届きますか。</p>',
    },
    hoursAgo: 0.4,
    read: true,
  },
  {
    id: 'demo-answer',
    box: 'inbox',
    peer: 'service',
    title: {
      en: 'Re: My withdrawal',
      th: 'ตอบ: เรื่องการถอนเงินของฉัน',
      zh: '回复：关于我的提款',
      km: 'ឆ្លើយ៖ អំពីការដកប្រាក់របស់ខ្ញុំ',
      ja: 'Re: 出金について',
    },
    body: {
      en: '<p>We check this one by hand. You get a message here as soon as it is paid.</p>',
      th: '<p>รายการนี้ทีมงานตรวจสอบเอง เมื่อจ่ายแล้วเราจะแจ้งที่นี่</p>',
      zh: '<p>这笔提款由人工审核，付款后会在此通知您。</p>',
      km: '<p>ប្រតិបត្តិការនេះត្រូវពិនិត្យដោយដៃ។ យើងនឹងជូនដំណឹងនៅទីនេះពេលបង់រួច។</p>',
      ja: '<p>こちらは担当者が確認しています。支払いが済み次第、ここでお知らせします。</p>',
    },
    hoursAgo: 0.2,
    read: false,
  },
]

/** Lists the messages that the demonstration member starts with, the oldest first. */
export function listDemoLetters({ messages = platformLetters }: World): readonly DemoLetter[] {
  const letters = messages.map(
    ({ from = 'service', read = false, ...letter }): DemoLetter => ({
      ...letter,
      box: from === 'system' ? 'system' : 'inbox',
      peer: from,
      read,
    }),
  )
  return [...letters, ...personalLetters].toSorted((one, other) => other.hoursAgo - one.hoursAgo)
}

/** Finds a message of a world or of the demonstration by its id. */
export function findLetter({ messages = [] }: World, id: string | null): Letter | undefined {
  return [...messages, ...platformLetters, ...personalLetters].find((one) => one.id === id)
}
