import type { LaunchRefusal } from '../../../../../core/contract/generated/gateway.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'

/** Reads the details of a refused launch. Leaves out values that do not have the declared shape. */
export function readLaunchRefusal(error: unknown): LaunchRefusal {
  const value = error instanceof GatewayError ? recordOf(error.value) : {}
  const { vendor, gameCode, gameName } = recordOf(value['open'])
  const open = typeof vendor === 'string' && typeof gameCode === 'string' && { vendor, gameCode }
  return {
    ...pick('maintenanceFrom', timeOf(value['maintenanceFrom'])),
    ...pick('maintenanceTo', timeOf(value['maintenanceTo'])),
    ...pick('required', decimalOf(value['required'])),
    ...pick('level', wholeOf(value['level'])),
    ...pick('price', decimalOf(value['price'])),
    ...pick('points', wholeOf(value['points'])),
    ...(open && {
      open: { ...open, ...pick('gameName', typeof gameName === 'string' ? gameName : undefined) },
    }),
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function pick<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [P in K]: V }) // a computed key loses its type
}

/** Returns the value if it is a time that `Date` can represent. */
function timeOf(value: unknown): number | undefined {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15 ? value : undefined
}

function wholeOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined
}

function decimalOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? value : undefined
}
