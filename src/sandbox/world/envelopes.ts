import type { World, WorldEnvelope } from '../../core/contract/generated/world.ts'
import { minuteMs } from '../kit/durations.ts'
import { fitAmount } from './currency.ts'

/** The envelope of a world that names none: every five minutes, open for three. */
const defaultEnvelopes: readonly WorldEnvelope[] = [
  {
    id: 'everyday',
    title: {
      en: 'Red envelope of the day',
      th: 'อั่งเปาประจำวัน',
      zh: '每日红包',
      km: 'អាំងប៉ាវប្រចាំថ្ងៃ',
      ja: '本日の紅包',
    },
    everyMinutes: 5,
    openMinutes: 3,
    triesADay: 5,
    amounts: [
      { amount: '1.88', weight: 40 },
      { amount: '8.88', weight: 25 },
      { amount: '18.88', weight: 8 },
      { amount: '88.00', weight: 1 },
    ],
    emptyWeight: 26,
    turnover: 1,
    days: 7,
  },
]

/** Returns the red envelopes of a world. */
export function envelopesOf(world: World): readonly WorldEnvelope[] {
  return world.envelopes ?? defaultEnvelopes.map((envelope) => fitEnvelope(world, envelope))
}

function fitEnvelope(world: World, { amounts, ...envelope }: WorldEnvelope): WorldEnvelope {
  const inCurrency = (amount: string): string => fitAmount(world, amount)
  return {
    ...envelope,
    amounts: amounts.map(({ amount, weight }) => ({ amount: inCurrency(amount), weight })),
  }
}

/** A time in which an envelope can be opened. Epoch milliseconds. */
export interface EnvelopeWindow {
  readonly opensAt: number
  readonly closesAt: number
}

/** Returns the window that is open; undefined between two of them. */
export function findWindow(
  { everyMinutes, openMinutes }: WorldEnvelope,
  now: number,
): EnvelopeWindow | undefined {
  const every = everyMinutes * minuteMs
  const opensAt = Math.floor(now / every) * every
  const closesAt = opensAt + Math.min(openMinutes, everyMinutes) * minuteMs
  return now < closesAt ? { opensAt, closesAt } : undefined
}

/** Returns the time of the next opening. */
export function nextOpening({ everyMinutes }: WorldEnvelope, now: number): number {
  const every = everyMinutes * minuteMs
  return (Math.floor(now / every) + 1) * every
}
