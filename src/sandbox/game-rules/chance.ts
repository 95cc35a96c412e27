import { randomInt } from 'node:crypto'

/** A whole number from 0 to below a limit, every one as likely. */
export type Chance = (below: number) => number

export const cryptoChance: Chance = (below) => randomInt(below)
