import type { ProposeContractBody } from '../../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { type TypedForm, useTypedForm } from '../../../../../kit/forms/use-typed-form.ts'
import { useCurrency } from '../../../../../kit/money/use-currency.ts'
import { useContractWords } from '../../../parts/use-contract-words.ts'
import {
  isBroken,
  type KnownLimits,
  readDays,
  readTiers,
  type TierField,
  type TierProblems,
  type TypedTier,
} from './read-proposal.ts'

/** What is proposed, without the password. */
export type ProposedContract = Omit<ProposeContractBody, 'password'>

/** A tier with a name that stays when others are removed. */
export interface ListedTier extends TypedTier {
  readonly key: number
}

interface ProposalValues {
  /** Absent until the agent has chosen. */
  readonly username?: string
  /** An empty text for all game categories; absent until the agent has chosen. */
  readonly product?: string
  readonly days: string
  readonly tiers: readonly ListedTier[]
}

export interface ProposalModel extends TypedForm<ProposalValues, ProposedContract> {
  readonly username: string
  readonly product: string
  readonly setTier: (key: number, field: TierField, typed: string) => void
  readonly addTier: () => void
  readonly removeTier: (key: number) => void
}

export interface ProposalNeeds {
  readonly limits: KnownLimits
  /** Who was chosen before; an empty text for nobody. */
  readonly chosen: string
  readonly onReady: (proposal: ProposedContract) => void
}

const emptyTier: TypedTier = { bets: '', netLoss: '', active: '', rate: '' }

/** Holds what is typed of a proposal, and checks it against the limits of the agent (SPEC §11.88). */
export function useProposal({ limits, chosen, onReady }: ProposalNeeds): ProposalModel {
  const { kind, subordinates, products } = limits
  const { digits, language } = useCurrency()
  const t = useT()
  const nameProblems = useTierProblems(limits)
  // The list of subordinates may be refreshed after the page has opened.
  const usernameOf = ({ username }: ProposalValues): string =>
    username ?? (subordinates.includes(chosen) ? chosen : '')
  // An agent whose own contract is for one product can give on only that one.
  const productOf = ({ product }: ProposalValues): string =>
    product ?? (products.length === 1 ? (products[0] ?? '') : '')
  const form = useTypedForm<ProposalValues, ProposedContract>({
    defaultValues: { days: '', tiers: [{ ...emptyTier, key: 0 }] },
    read(values) {
      const username = usernameOf(values)
      const product = productOf(values)
      const { tiers, problems } = readTiers(values.tiers, { ...limits, digits, language })
      const period = readDays(values.days)
      if (username === '' || !period || problems.some(isBroken))
        return {
          problems: {
            ...(username === '' && { username: t('contract.propose.chooseError') }),
            ...nameProblems(problems),
            ...(!period && { days: t('contract.propose.error.days') }),
          },
        }
      return {
        ready: {
          kind,
          username,
          ...(product !== '' && { product }),
          tiers: [...tiers],
          ...(period.days !== undefined && { days: period.days }),
        },
      }
    },
    onReady,
  })
  const { values, put } = form
  const { tiers } = values
  return {
    ...form,
    username: usernameOf(values),
    product: productOf(values),
    setTier: (key, field, typed) =>
      put({ tiers: tiers.map((tier) => (tier.key === key ? { ...tier, [field]: typed } : tier)) }),
    addTier: () =>
      put({
        tiers: [...tiers, { ...emptyTier, key: Math.max(...tiers.map((tier) => tier.key)) + 1 }],
      }),
    removeTier: (key) => put({ tiers: tiers.filter((tier) => tier.key !== key) }),
  }
}

/** Returns a function that words the problems of tiers by the names of their fields. */
function useTierProblems({ maxRate, rateType }: KnownLimits) {
  const t = useT()
  const { formatRate } = useContractWords()
  const rate = formatRate({ rate: maxRate, rateType })
  return (problems: readonly TierProblems[]): Readonly<Record<string, string>> =>
    Object.fromEntries(
      problems.flatMap((tier, place) =>
        Object.entries(tier).map(([field, problem]) => [
          nameTierField(field, place + 1),
          t(`contract.propose.error.${problem}`, { number: place, rate }),
        ]),
      ),
    )
}

/** Returns the name of a field of a tier, by the number of the tier from 1. */
export function nameTierField(field: string, number: number): string {
  return `${field}${number}`
}
