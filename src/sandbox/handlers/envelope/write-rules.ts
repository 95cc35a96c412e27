import type { WorldEnvelope } from '../../../core/contract/generated/world.ts'
import { formatText } from '../../kit/format-text.ts'

/** Returns the rules of a red envelope as HTML: those of the world, or rules that its numbers make. */
export function writeRules(envelope: WorldEnvelope, language: string): string {
  if (envelope.rules !== undefined) return formatText(envelope.rules, language)
  const values: Readonly<Record<string, number>> = {
    every: envelope.everyMinutes,
    open: envelope.openMinutes,
    tries: envelope.triesADay,
    turnover: envelope.turnover ?? 0,
  }
  const lines = formatText(ruleTexts, language).split('\n')
  const items = lines.map((line) =>
    line.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name])),
  )
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

const ruleTexts = {
  en: [
    'An envelope opens every {every} minutes and stays open for {open} minutes.',
    'You can open one envelope each time, and at most {tries} a day.',
    'The amount is decided when you open it and is in your main wallet at once.',
    'An amount must be played {turnover} times before it can be withdrawn. An envelope can be empty.',
  ].join('\n'),
  th: [
    'อั่งเปาเปิดทุก {every} นาที และเปิดให้กดรับนาน {open} นาที',
    'เปิดได้ครั้งละหนึ่งซอง และไม่เกิน {tries} ซองต่อวัน',
    'จำนวนเงินกำหนดเมื่อเปิดซอง และเข้ากระเป๋าหลักทันที',
    'ต้องทำยอดเทิร์น {turnover} เท่าก่อนถอน บางซองอาจไม่มีเงินรางวัล',
  ].join('\n'),
  zh: [
    '红包每 {every} 分钟开放一次，每次开放 {open} 分钟。',
    '每次可拆一个，每天最多 {tries} 个。',
    '金额在拆开时确定，立即存入中心钱包。',
    '提款前需完成金额 {turnover} 倍流水。红包可能为空。',
  ].join('\n'),
  km: [
    'អាំងប៉ាវបើករៀងរាល់ {every} នាទី ហើយបើករយៈពេល {open} នាទី។',
    'អ្នកអាចបើកបានម្តងមួយ និងច្រើនបំផុត {tries} ក្នុងមួយថ្ងៃ។',
    'ចំនួនទឹកប្រាក់ត្រូវបានកំណត់ពេលបើក ហើយចូលកាបូបមេភ្លាមៗ។',
    'ត្រូវលេង {turnover} ដងមុនពេលដកប្រាក់។ អាំងប៉ាវខ្លះអាចទទេ។',
  ].join('\n'),
  ja: [
    '紅包は{every}分ごとに開き、{open}分間受け取れます。',
    '1回に1つ、1日{tries}個まで開けられます。',
    '金額は開けた時に決まり、すぐにメインウォレットに入ります。',
    '出金には金額の{turnover}倍のベットが必要です。空の場合もあります。',
  ].join('\n'),
}
