/** The characters of each file that a family is cut into; a browser asks for those it shows. */
export const scripts = {
  latin: `${between(0x20, 0x7e)}\u00a0©®·×÷°–—‘’“”•…‹›«»€£¥−→←↑↓™`,
  // Letters with accents, for names.
  accents: `${between(0xa1, 0x17f)}ȘșȚțʻʼˆ˚˜₫`,
  thai: `${between(0xe01, 0xe3a)}${between(0xe40, 0xe5b)}\u200c\u200d\u25cc`,
  // The currencies stand beside figures in any language.
  baht: '฿',
  khmer: `${between(0x1780, 0x17da)}${between(0x17dc, 0x17dd)}${between(0x17e0, 0x17e9)}\u200c\u200d\u25cc`,
  riel: '៛',
} as const
export type Script = keyof typeof scripts

/** Sample texts of the product, from which the average width of a family is measured. */
export const samples: Partial<Record<Script, string>> = {
  latin:
    'Log in Join now Deposit Withdraw Transfer Balance 12,480.50 Live casino Slots Sports Fishing Lottery Good evening Choose a language Forgot your password? Play responsibly. Customer service is here day and night. More games by 24 makers',
  thai: 'เข้าสู่ระบบ สมัครสมาชิก ฝากเงิน ถอนเงิน โอนเงิน ยอดเงิน คาสิโนสด สล็อต กีฬา ยิงปลา หวย สวัสดีตอนเย็น เลือกภาษา ลืมรหัสผ่าน เล่นอย่างมีความรับผิดชอบ ฝ่ายบริการลูกค้าพร้อมดูแลตลอดวัน',
}

function between(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join(
    '',
  )
}

/** Characters as the `unicode-range` of a font face. */
export function rangeOf(codes: readonly number[]): string {
  const runs: [number, number][] = []
  for (const code of [...new Set(codes)].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && run[1] === code - 1) run[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number): string => code.toString(16).toUpperCase()
  return runs
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(',')
}
