import { findNearest } from '../config/nearest.ts'
import { fieldSettings, liveSettings } from '../contract/live-settings.ts'
import { fieldNames } from '../engine/plan-registration.ts'
import { leavesOf } from '../engine/read-fact.ts'
import type { WhyMerchant } from './read-why-merchant.ts'

/** That neither the platform nor a condition of the merchant has such a setting, with the nearest; undefined where one has. */
export function sayUnknownSetting(name: string, { pages }: WhyMerchant): string | undefined {
  const conditions = Object.values(pages)
    .flatMap((page) => Object.values(page?.blocks ?? {}))
    .flatMap((block) => (block?.when ? leavesOf(block.when) : []))
  const read = conditions.filter(({ kind }) => kind === 'setting').map((leaf) => leaf.name)
  const ofFields = fieldNames.flatMap((field) =>
    fieldSettings.map((setting) => `register.fields.${field}.${setting}`),
  )
  const known = [...new Set([...liveSettings, ...read])]
  const all = [...known, ...ofFields]
  if (all.includes(name)) return undefined
  const nearest = findNearest(name, all).name
  const hint =
    nearest === undefined
      ? `It has ${known.join(', ')}, and such as ${ofFields[0]}.`
      : `Did you mean "${nearest}"?`
  return `The platform has no live setting called "${name}". ${hint}`
}
