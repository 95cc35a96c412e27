import { useState } from 'react'
import type { Delivery, ProfileFieldName } from '../../../../../core/contract/generated/gateway.ts'
import { type QueryResult, useCall } from '../../../../gateway/use-call.ts'

export const deliveryFields = ['recipient', 'mobileNum', 'address'] as const
export type DeliveryField = (typeof deliveryFields)[number]

/** The field of the profile that each field takes its value from. */
const profileFields = {
  recipient: 'payeeName',
  mobileNum: 'mobileNum',
  address: 'address',
} as const satisfies Record<DeliveryField, ProfileFieldName>

export interface DeliveryForm {
  readonly call: Pick<QueryResult<unknown>, 'error' | 'loading' | 'retry'>
  /** What the profile has, masked; undefined if a part of it is missing. */
  readonly known: Delivery | undefined
  /** True if the player types where to send it. */
  readonly asks: boolean
  readonly typed: Delivery
  /** True once the player has tried to send without all fields. */
  readonly checked: boolean
  readonly ask: () => void
  readonly type: (field: DeliveryField, value: string) => void
  /** Returns what was typed, nothing for the address of the profile, or that a field is missing. */
  readonly read: () => Delivery | undefined | 'missing'
}

const nothing: Delivery = { recipient: '', mobileNum: '', address: '' }
/** The shortest values that the contract allows. */
const shortest: Readonly<Record<DeliveryField, number>> = {
  recipient: 1,
  mobileNum: 4,
  address: 5,
}

/** Returns where goods are sent: what the profile has, or what the player types for this order alone. */
export function useDelivery(options: { readonly enabled: boolean }): DeliveryForm {
  const call = useCall('profile', undefined, options)
  const [changes, setChanges] = useState(false)
  const [typed, setTyped] = useState(nothing)
  const [checked, setChecked] = useState(false)
  const readKnown = (field: DeliveryField): string | undefined =>
    call.value?.fields.find(({ name }) => name === profileFields[field])?.value
  const [recipient, mobileNum, address] = deliveryFields.map(readKnown)
  const known = recipient && mobileNum && address ? { recipient, mobileNum, address } : undefined
  const asks = changes || (!call.loading && known === undefined)
  return {
    call,
    known,
    asks,
    typed,
    checked,
    ask: () => setChanges(true),
    type: (field, value) => setTyped((old) => ({ ...old, [field]: value })),
    read() {
      if (!asks) return undefined
      setChecked(true)
      return deliveryFields.some((field) => isShort(field, typed[field])) ? 'missing' : typed
    },
  }
}

/** Returns true if a value is too short to be one. */
export function isShort(field: DeliveryField, value: string): boolean {
  return value.trim().length < shortest[field]
}
