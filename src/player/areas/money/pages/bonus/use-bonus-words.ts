import { type Category, categories } from '../../../../../core/contract/categories.ts'
import type { Bonus } from '../../../../../core/contract/generated/gateway.ts'
import { formatMoment } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { useLanguage } from '../../../../state/language.ts'

export interface BonusWords {
  readonly formatTime: (time: number) => string
  /** Names the game categories that count, or that every game does. */
  readonly listGames: (bonus: Bonus) => string
}

/** Returns the texts of bonuses in the player's language. */
export function useBonusWords(): BonusWords {
  const t = useT()
  const language = useLanguage()
  return {
    formatTime: (time) => formatMoment(time, language),
    listGames({ categories: codes }) {
      if (!codes?.length) return t('bonus.allGames')
      const names = codes.map((code) => (isCategory(code) ? t(categories[code].title) : code))
      const games = names.reduce((first, next) => t('bonus.pair', { first, next }))
      return t('bonus.games', { games })
    },
  }
}

function isCategory(code: string): code is Category {
  return Object.hasOwn(categories, code)
}
