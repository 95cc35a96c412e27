import { createTimeFormat } from '../../i18n/create-time-format.ts'
import { formatTime } from '../../i18n/format-time.ts'
import { useMessageLanguage, useT } from '../../i18n/use-t.ts'
import { useLanguage } from '../../state/language.ts'
import { type DayNames, nameDay } from '../controls/group-by-day.ts'
import { countPresetDays, type DateChoice, type RangeLimits, startOf } from './day-range.ts'

/** Returns the function that names a choice of days, such as "Last 7 days". */
export function useDateWords(limits: RangeLimits): (choice: DateChoice) => string {
  const t = useT()
  const language = useLanguage()
  return (choice) => {
    if (choice === 'today' || choice === 'yesterday') return t(`records.${choice}`)
    if (typeof choice === 'string')
      return t('records.lastDays', { count: countPresetDays(choice, limits) })
    const [from, to] = [startOf(choice.from), startOf(choice.to)]
    const format = createTimeFormat(language, { day: 'numeric', month: 'short' })
    return from === to ? format.format(from) : format.formatRange(from, to)
  }
}

/** The words of a day's heading. */
export interface DayWords extends DayNames {
  /** The day of the month. */
  readonly number: string
  readonly month: string
}

/** A phone takes milliseconds to write a date, and a list writes the same ones while it scrolls. */
const known = new Map<string, DayWords>()

/** Returns the words of a day's heading. */
export function useDayWords(day: string, today: string): DayWords {
  const language = useMessageLanguage()
  const name = `${language} ${day} ${today}`
  const words = known.get(name) ?? writeDay(day, today, language)
  known.set(name, words)
  return words
}

function writeDay(day: string, today: string, language: string): DayWords {
  const at = startOf(day)
  return {
    ...nameDay(at, language, startOf(today)),
    number: String(new Date(at).getDate()),
    month: formatTime(at, language, { month: 'short' }),
  }
}
