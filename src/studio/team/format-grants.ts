import type { StudioSession } from '../../core/contract/generated/studio-api.ts'
import type { TranslateIn } from '../i18n/create-words.ts'

/** Formats roles as lines, such as "editor of" with the codes of merchants. */
export function formatGrants(grants: StudioSession['grants'], t: TranslateIn<'team'>): string[] {
  const lines = grants.map(({ role, merchants }) =>
    merchants === undefined
      ? t('roleForAll', { role })
      : t('roleFor', { role, merchants: merchants.join(', ') }),
  )
  return [...new Set(lines)]
}
