import type { OwnBlockShape } from '../generated/config.ts'
import {
  anything,
  type Check,
  flag,
  listOf,
  mapOf,
  matches,
  number,
  record,
  text,
  whole,
  word,
} from '../shape-checks.ts'

/** The pattern of `Decimal` in gateway.money.schema.json. */
const decimal = matches(/^-?\d+(\.\d+)?$/)

/** Composes the check of an own call's answer from its schema, of the pieces that the checks of the contract have. */
export function composeCheck(shape: OwnBlockShape): Check {
  const { type, enum: words, format, items } = shape
  if (type === 'object') return composeObjectCheck(shape)
  if (type === 'array') return listOf(items ? composeCheck(items) : anything)
  if (type === 'string') return words ? word(...words) : format === 'decimal' ? decimal : text
  return { boolean: flag, integer: whole, number }[type]
}

function composeObjectCheck(shape: OwnBlockShape): Check {
  const { properties, required = [], additionalProperties } = shape
  if (!properties)
    return additionalProperties ? mapOf(composeCheck(additionalProperties)) : record({})
  const fields = Object.entries(properties).flatMap(([name, field]) =>
    field ? [[name, composeCheck(field)] as const] : [],
  )
  const [needed, optional] = [true, false].map((isNeeded) =>
    Object.fromEntries(fields.filter(([name]) => required.includes(name) === isNeeded)),
  )
  return record(needed ?? {}, optional)
}
