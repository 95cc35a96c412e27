import type { ConvertTerms, MallOrder } from '../../../../../core/contract/generated/gateway.ts'
import type { QueryResult } from '../../../../gateway/use-call.ts'
import { formatTime } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import type { MoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { type MoneyForm, useMoneyForm } from '../../../../kit/money/use-money-form.ts'
import { useLanguage } from '../../../../state/language.ts'
import { usePointsWords } from '../../parts/use-points-words.ts'
import { mostPoints, type PointsProblem, readPoints } from './read-points.ts'

export interface ExchangeNeeds extends Pick<QueryResult<unknown>, 'retry'> {
  readonly terms: ConvertTerms
  readonly effect: MoneyEffect<'convertPoints'>
  readonly onDone: (order: MallOrder) => void
}

interface ExchangeValues {
  readonly points: string
}

export interface ExchangeForm extends MoneyForm<ExchangeValues, number, MallOrder> {
  /** The most points that can be converted now. */
  readonly most: number
  /** Why no points can be converted now. */
  readonly closed: string | undefined
}

const nothing: ExchangeValues = { points: '' }

/** Holds an exchange of points: after it the form is empty again, and after a refusal the terms are asked again. */
export function useExchangeForm({ terms, effect, retry, onDone }: ExchangeNeeds): ExchangeForm {
  const language = useLanguage()
  const describeProblem = useProblemWords(terms)
  const form = useMoneyForm<ExchangeValues, number, MallOrder>({
    defaultValues: nothing,
    read({ points: typed }) {
      const { points, problem } = readPoints(typed, terms, language)
      return problem ? { problems: { points: describeProblem(problem) } } : { ready: points }
    },
    send: (points) => effect.press({ body: { points } }),
    onDone(order) {
      form.restart(nothing)
      onDone(order)
    },
    onRefused: () => void retry(),
  })
  const most = mostPoints(terms)
  const { problem } = readPoints(form.values.points, terms, language)
  return { ...form, most, closed: most === 0 && problem ? describeProblem(problem) : undefined }
}

/** Returns the sentence about a problem; where nothing can be converted, why that is so. */
function useProblemWords(terms: ConvertTerms): (problem: PointsProblem) => string {
  const t = useT()
  const language = useLanguage()
  const { words } = usePointsWords()
  const { balance, min, dailyCap, doneToday, resetsAt } = terms
  const time = formatTime(resetsAt, language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return ({ kind, points }) => {
    if (balance < min) return t('mall.redeem.tooPoor', { points: words(min - balance) })
    if (dailyCap - doneToday < min) return t('mall.convert.capReached', { time })
    return kind === 'whole'
      ? t('mall.convert.whole')
      : t(`mall.convert.${kind}`, { points: words(points) })
  }
}
