import type { Delivery, ProfileFieldName } from '../../../../../core/contract/generated/gateway.ts'
import { readTyped } from '../../../../../core/contract/read-typed.ts'
import { type QueryResult, useCall } from '../../../../gateway/use-call.ts'

export const deliveryFields = ['recipient', 'mobileNum', 'address'] as const
export type DeliveryField = (typeof deliveryFields)[number]

/** The field of the profile that each field takes its value from. */
const profileFields = {
  recipient: 'payeeName',
  mobileNum: 'mobileNum',
  address: 'address',
} as const satisfies Record<DeliveryField, ProfileFieldName>

/** What the player types of a place that the profile does not have, or to which this order alone goes. */
export interface DeliveryValues extends Delivery {
  /** True if the player types another place than that of the profile. */
  readonly elsewhere: boolean
}

export interface DeliveryPlace {
  readonly call: Pick<QueryResult<unknown>, 'error' | 'loading' | 'retry'>
  /** What the profile has, masked; undefined if a part of it is missing. */
  readonly known: Delivery | undefined
}

export const noDelivery: DeliveryValues = {
  elsewhere: false,
  recipient: '',
  mobileNum: '',
  address: '',
}
/** The shortest values that the contract allows. */
const shortest: Readonly<Record<DeliveryField, number>> = {
  recipient: 1,
  mobileNum: 4,
  address: 5,
}

/** Returns the place of the profile. */
export function useDeliveryPlace(options: { readonly enabled: boolean }): DeliveryPlace {
  const call = useCall('profile', undefined, options)
  const readKnown = (field: DeliveryField): string | undefined =>
    call.value?.fields.find(({ name }) => name === profileFields[field])?.value
  const [recipient, mobileNum, address] = deliveryFields.map(readKnown)
  const known = recipient && mobileNum && address ? { recipient, mobileNum, address } : undefined
  return { call, known }
}

/** Returns true if the player types where to send the order. */
export function asksDelivery({ call, known }: DeliveryPlace, typed: DeliveryValues): boolean {
  return typed.elsewhere || (!call.loading && known === undefined)
}

/** Reads what the player typed as it is sent. */
export function readDelivery({ recipient, mobileNum, address }: Delivery): Delivery {
  return {
    recipient: readTyped(recipient, 'name'),
    mobileNum: readTyped(mobileNum, 'code'),
    address: readTyped(address, 'text'),
  }
}

/** Lists the fields whose values are too short to be ones. */
export function listShort(delivery: Delivery): readonly DeliveryField[] {
  return deliveryFields.filter((field) => delivery[field].length < shortest[field])
}
