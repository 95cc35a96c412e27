import { useT } from '../../../i18n/use-t.ts'
import { formatMoney } from '../../../kit/controls/format-money.ts'
import { useLanguage } from '../../../state/language.ts'

export interface PointsWords {
  /** Writes a number of points, such as 8,420. */
  readonly number: (points: number) => string
  /** Writes points that came or went, such as +120. */
  readonly signed: (points: number) => string
  /** Writes a number of points with its unit, such as "8,420 points". */
  readonly words: (points: number) => string
}

/** Returns how numbers of points are written in the player's language. */
export function usePointsWords(): PointsWords {
  const t = useT()
  const language = useLanguage()
  const format = { language, symbol: '', digits: 0 } as const
  const number = (points: number): string => formatMoney(String(points), format)
  return {
    number,
    signed: (points) => formatMoney(String(points), { ...format, sign: 'always' }),
    words: (points) => t('mall.points', { count: points, points: number(points) }),
  }
}
