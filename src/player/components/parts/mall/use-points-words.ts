import { useT } from '../../../i18n/use-t.ts'
import { useLanguage } from '../../../state/language.ts'
import { formatMoney } from '../../ui/format-money.ts'

export interface PointsWords {
  /** Writes a number of points, such as 8,420. */
  readonly number: (points: number) => string
  /** Writes a number of points with its unit, such as "8,420 points". */
  readonly words: (points: number) => string
}

/** Returns how numbers of points are written in the player's language. */
export function usePointsWords(): PointsWords {
  const t = useT()
  const language = useLanguage()
  const number = (points: number): string =>
    formatMoney(String(points), { language, symbol: '', digits: 0 })
  return {
    number,
    words: (points) => t('mall.points', { count: points, points: number(points) }),
  }
}
