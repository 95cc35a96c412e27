import { useState } from 'react'
import type { ProposeContractBody } from '../../../../../../core/contract/generated/gateway.ts'
import { useCurrency } from '../../../../../kit/money/use-currency.ts'
import type { KnownLimits } from './read-proposal.ts'
import {
  isBroken,
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

export interface ProposalModel {
  readonly username: string
  readonly setUsername: (username: string) => void
  /** An empty text for all game categories. */
  readonly product: string
  readonly setProduct: (product: string) => void
  readonly days: string
  readonly setDays: (days: string) => void
  readonly tiers: readonly ListedTier[]
  readonly setTier: (key: number, field: TierField, typed: string) => void
  readonly addTier: () => void
  readonly removeTier: (key: number) => void
  /** The problems of each tier; none before the first attempt. */
  readonly tierProblems: readonly TierProblems[]
  readonly needsUsername: boolean
  readonly hasWrongDays: boolean
  /** Returns the proposal if everything is right, and shows the problems otherwise. */
  readonly check: () => ProposedContract | undefined
}

const emptyTier: TypedTier = { bets: '', netLoss: '', active: '', rate: '' }

/** Holds what is typed of a proposal, and checks it against the limits of the agent (SPEC §11.88). */
export function useProposal(limits: KnownLimits, chosen: string): ProposalModel {
  const { kind, subordinates, products } = limits
  const { digits, language } = useCurrency()
  // The list of subordinates may be refreshed after the page has opened.
  const [typed, setUsername] = useState<string>()
  const username = typed ?? (subordinates.includes(chosen) ? chosen : '')
  // An agent whose own contract is for one product can give on only that one.
  const [typedProduct, setProduct] = useState<string>()
  const product = typedProduct ?? (products.length === 1 ? (products[0] ?? '') : '')
  const [days, setDays] = useState('')
  const [tiers, setTiers] = useState<readonly ListedTier[]>([{ ...emptyTier, key: 0 }])
  const [tried, setTried] = useState(false)
  const read = readTiers(tiers, { ...limits, digits, language })
  const period = readDays(days)
  return {
    username,
    setUsername,
    product,
    setProduct,
    days,
    setDays,
    tiers,
    setTier: (key, field, typed) =>
      setTiers(tiers.map((tier) => (tier.key === key ? { ...tier, [field]: typed } : tier))),
    addTier: () =>
      setTiers([...tiers, { ...emptyTier, key: Math.max(...tiers.map((tier) => tier.key)) + 1 }]),
    removeTier: (key) => setTiers(tiers.filter((tier) => tier.key !== key)),
    tierProblems: tried ? read.problems : [],
    needsUsername: tried && username === '',
    hasWrongDays: tried && !period,
    check() {
      setTried(true)
      if (username === '' || !period || read.problems.some(isBroken)) return undefined
      return {
        kind,
        username,
        ...(product !== '' && { product }),
        tiers: [...read.tiers],
        ...(period.days !== undefined && { days: period.days }),
      }
    },
  }
}
