import { randomInt } from 'node:crypto'
import { formatText } from '../kit/format-text.ts'

/** A question that a person answers who cannot see a picture. */
export interface SumInWords {
  readonly question: string
  readonly answer: string
}

/** The numbers from one to nine. */
const numbers = {
  en: 'one two three four five six seven eight nine',
  th: 'หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า',
  zh: '一 二 三 四 五 六 七 八 九',
  km: 'មួយ ពីរ បី បួន ប្រាំ ប្រាំមួយ ប្រាំពីរ ប្រាំបី ប្រាំបួន',
  ja: '一 二 三 四 五 六 七 八 九',
}

const questions = {
  en: 'How much is A plus B?',
  th: 'A บวก B เท่ากับเท่าไร',
  zh: 'A加B等于几？',
  km: 'A បូក B ស្មើនឹងប៉ុន្មាន?',
  ja: 'A足すBはいくつですか？',
}

/** Returns a sum in the words of a language. */
export function askSumInWords(language: string): SumInWords {
  const first = randomInt(1, 10)
  const second = randomInt(1, 10)
  const words = formatText(numbers, language).split(' ')
  const question = formatText(questions, language)
    .replace('A', words[first - 1] ?? '')
    .replace('B', words[second - 1] ?? '')
  return { question, answer: String(first + second) }
}
