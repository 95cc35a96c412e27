import { useT } from '../../../../i18n/use-t.ts'

/** Returns a function that says in how many minutes or hours a withdrawal is paid. */
export function useArrival(): (minutes: number) => string {
  const t = useT()
  return (minutes) => {
    if (minutes <= 0) return t('withdraw.atOnce')
    if (minutes < 120) return t('withdraw.minutes', { count: minutes })
    return t('withdraw.hoursLong', { count: Math.ceil(minutes / 60) })
  }
}
