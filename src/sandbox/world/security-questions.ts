import type { SecurityQuestion } from '../../core/contract/generated/gateway.ts'
import type { WorldText } from '../../core/contract/generated/world.ts'
import { formatText } from '../kit/format-text.ts'

const questions: Readonly<Record<string, WorldText>> = {
  teacher: {
    en: 'What was the name of your first teacher?',
    th: 'ครูคนแรกของคุณชื่ออะไร',
    zh: '您的第一位老师叫什么名字？',
    km: 'តើគ្រូដំបូងរបស់អ្នកឈ្មោះអ្វី?',
    ja: '最初の先生の名前は何ですか？',
  },
  street: {
    en: 'In which street did you grow up?',
    th: 'คุณโตขึ้นบนถนนสายใด',
    zh: '您在哪条街长大？',
    km: 'តើអ្នកធំធាត់នៅផ្លូវណា?',
    ja: '育った通りの名前は何ですか？',
  },
  pet: {
    en: 'What was the name of your first pet?',
    th: 'สัตว์เลี้ยงตัวแรกของคุณชื่ออะไร',
    zh: '您的第一只宠物叫什么名字？',
    km: 'តើសត្វចិញ្ចឹមដំបូងរបស់អ្នកឈ្មោះអ្វី?',
    ja: '最初に飼ったペットの名前は何ですか？',
  },
  book: {
    en: 'What is the title of your favourite book?',
    th: 'หนังสือเล่มโปรดของคุณชื่ออะไร',
    zh: '您最喜欢的书叫什么？',
    km: 'តើសៀវភៅដែលអ្នកចូលចិត្តជាងគេមានចំណងជើងអ្វី?',
    ja: '一番好きな本の題名は何ですか？',
  },
}

/** Lists the security questions in a language. */
export function findSecurityQuestions(language: string): SecurityQuestion[] {
  return Object.entries(questions).map(([id, text]) => ({ id, text: formatText(text, language) }))
}
