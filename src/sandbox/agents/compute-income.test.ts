import { describe, expect, it } from 'vitest'
import { between, createRandom, type Random } from '../kit/random.ts'
import {
  type ContractIncome,
  type ContractSpan,
  capOf,
  computeContracts,
  computeRebate,
  type LineFacts,
  maxRateOf,
} from './compute-income.ts'
import { type Rates, shareOf } from './rates.ts'

const products = ['RNG', 'LIVE', 'SPORTS'] as const

/** An account of a random tree; the first one has no upline. */
interface Node {
  readonly id: string
  readonly upline: Node | undefined
  readonly rates: Rates
  readonly own: Record<string, number>
}

/** Makes a tree in which each account comes after its upline, with rates that do not rise on the way down. */
function growTree(random: Random): Node[] {
  const nodes: Node[] = []
  const size = between(random, 2, 20)
  for (let place = 0; place < size; place += 1) {
    const upline = nodes[between(random, 0, place - 1)]
    const entries = products.map((product) => {
      const most = upline ? (upline.rates[product] ?? 0) : 100
      return [product, between(random, 0, most)] as const
    })
    const own = Object.fromEntries(products.map((name) => [name, between(random, 0, 100_000)]))
    nodes.push({ id: `a${place}`, upline, rates: Object.fromEntries(entries), own })
  }
  return nodes
}

const childrenOf = (nodes: readonly Node[], node: Node): Node[] =>
  nodes.filter(({ upline }) => upline === node)

function lineOf(nodes: readonly Node[], node: Node): Record<string, number> {
  const bets = { ...node.own }
  for (const child of childrenOf(nodes, node))
    for (const [product, minor] of Object.entries(lineOf(nodes, child)))
      bets[product] = (bets[product] ?? 0) + minor
  return bets
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

describe('rebates of 1,000 random trees', () => {
  it('are the sum of their reasons, and never more than the rate at the top allows', () => {
    for (let seed = 0; seed < 1000; seed += 1) {
      const nodes = growTree(createRandom(`rebates/${seed}`))
      let paid = 0
      for (const node of nodes) {
        const parts = childrenOf(nodes, node).map((child) => ({
          accountId: child.id,
          rates: child.rates,
          bets: lineOf(nodes, child),
        }))
        const { minor, reasons } = computeRebate(node.rates, parts)
        expect(minor).toBe(sum(reasons.map((reason) => reason.minor)))
        for (const { base, rate, minor: part, product = '' } of reasons) {
          expect(rate).toBeLessThanOrEqual(node.rates[product] ?? 0)
          expect(part).toBe(shareOf(base, rate))
        }
        const own = products.map((name) => shareOf(node.own[name] ?? 0, node.rates[name] ?? 0))
        paid += minor + sum(own)
      }
      const [top] = nodes
      if (!top) continue
      const line = lineOf(nodes, top)
      const allowed = products.map((name) => ((line[name] ?? 0) * (top.rates[name] ?? 0)) / 10_000)
      expect(paid).toBeLessThanOrEqual(sum(allowed))
    }
  })
})

/** Gives each account of a tree a contract, whose rates are at times above those of its upline. */
function signAll(nodes: readonly Node[], random: Random, kind: 'dividend' | 'dailySalary') {
  return nodes.map((node, place): ContractSpan => {
    const rate = between(random, 1, 2000)
    return {
      contract: {
        id: place + 1,
        kind,
        accountId: node.id,
        uplineId: node.upline?.id ?? null,
        rateType: 'percent',
        tiers: [
          { bets: 0, netLoss: 0, active: 0, rate },
          { bets: 50_000, netLoss: 1000, active: 2, rate: rate + between(random, 1, 500) },
        ],
      },
      from: 0,
      to: 1,
      facts: [factsOf(nodes, node, random)],
      carryOver: kind === 'dividend' ? -between(random, 0, 5000) : 0,
      debt: random() < 0.2 ? between(random, 0, 2000) : 0,
    }
  })
}

function factsOf(nodes: readonly Node[], node: Node, random: Random): LineFacts {
  const bets = sum(Object.values(lineOf(nodes, node)))
  const payout = between(random, 0, Math.floor(bets * 1.2))
  const rest = { rebate: Math.floor(bets / 200), bonus: 0, deposits: 0, withdrawals: 0 }
  return { bets, payout, ...rest, active: between(random, 0, 6) }
}

describe.each(['dividend', 'dailySalary'] as const)('%s of 1,000 random trees', (kind) => {
  it('is the sum of its reasons, and no rate is above one of an upline', () => {
    for (let seed = 0; seed < 1000; seed += 1) {
      const random = createRandom(`${kind}/${seed}`)
      const spans = signAll(growTree(random), random, kind)
      const incomes = computeContracts(spans, 500)
      for (const income of incomes) expectExplained(income, spans)
      // What is paid is what the top came to, but for what is carried on to later incomes.
      const [top] = incomes
      const debts = sum(incomes.map((income) => income.debt - income.span.debt))
      expect(sum(incomes.map(({ minor }) => minor))).toBe((top?.earned ?? 0) + debts)
    }
  })
})

/** Expects that an income is the sum of its reasons, at a rate that every upline's contract allows. */
function expectExplained(income: ContractIncome, spans: readonly ContractSpan[]): void {
  const { span, minor, reasons, earned, debt } = income
  expect(Math.min(minor, debt)).toBe(0)
  expect(minor).toBe(sum(reasons.map((reason) => reason.minor)))
  const [own] = reasons.filter(({ item }) => item === undefined)
  const cap = capOf(span, spans) ?? maxRateOf(span.contract.tiers)
  expect(own?.rate ?? 0).toBeLessThanOrEqual(cap)
  expect(earned).toBe(own ? shareOf(own.base, own.rate) : 0)
  for (const above of uplinesOf(span, spans))
    expect(own?.rate ?? 0).toBeLessThanOrEqual(maxRateOf(above.contract.tiers))
}

function uplinesOf(span: ContractSpan, spans: readonly ContractSpan[]): ContractSpan[] {
  const above = spans.find(({ contract }) => contract.accountId === span.contract.uplineId)
  return above ? [above, ...uplinesOf(above, spans)] : []
}

describe('two contracts of an account in one month', () => {
  const tiers = [{ bets: 0, netLoss: 0, active: 0, rate: 1000 }]
  const facts = { rebate: 0, bonus: 0, deposits: 0, withdrawals: 0, active: 1 }
  const contract = {
    kind: 'dividend',
    accountId: 'a',
    uplineId: null,
    rateType: 'percent',
    tiers,
  } as const
  const first = {
    contract: { ...contract, id: 1 },
    ...{ from: 0, to: 10 },
    facts: [{ ...facts, bets: 1000, payout: 3000 }],
    ...{ carryOver: -500, debt: 300 },
  }
  const second = {
    contract: { ...contract, id: 2 },
    ...{ from: 10, to: 20 },
    facts: [{ ...facts, bets: 10_000, payout: 2000 }],
    ...{ carryOver: -500, debt: 300 },
  }

  it('deduct what earlier months left once, and carry the loss of the first into the second', () => {
    const [one, two] = computeContracts([first, second], 0)
    expect(one).toMatchObject({ minor: 0, rest: -2500, debt: 300 })
    // 8000 less 2500, ten per cent of it, less 300.
    expect(two).toMatchObject({ earned: 550, minor: 250, rest: 0, debt: 0 })
  })
})
