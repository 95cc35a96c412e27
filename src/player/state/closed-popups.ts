import { proxy, useSnapshot } from 'valtio'
import { record, text } from '../../core/contract/shape-checks.ts'
import { readServerTime } from './status.ts'
import { deviceStorage, readKept } from './storage.ts'

interface ClosedPopups {
  /** The day on which the player closed them, such as 2026-11-5. */
  readonly day: string
  /** Their ids, separated by spaces. */
  readonly ids: string
}

const isClosed = record({ day: text, ids: text })

/** Returns the ids of the popups that the player does not want to see again today. */
export function readClosedPopups(): readonly string[] {
  const kept = readKept(
    deviceStorage,
    'closedPopups',
    (value) => (isClosed(value) ? (value as ClosedPopups) : undefined), // `isClosed` checks both fields
  )
  return kept?.day === today() ? kept.ids.split(' ') : []
}

/** Keeps popups closed until the day ends. */
export function closePopups(ids: readonly string[]): void {
  deviceStorage.write('closedPopups', JSON.stringify({ day: today(), ids: ids.join(' ') }))
}

const store = proxy<{ off: boolean | undefined }>({ off: undefined })

/** Returns whether the player turned the popups of home off in the settings. */
export function usePopupsOff(): boolean {
  return useSnapshot(store).off ?? readPopupsOff()
}

/** Turns the popups of home off or on, on this device. */
export function togglePopups(): void {
  store.off = !(store.off ?? readPopupsOff())
  deviceStorage.write('popupsOff', store.off ? '1' : undefined)
}

function readPopupsOff(): boolean {
  return deviceStorage.read('popupsOff') === '1'
}

/** Returns the day of the player's clock. */
function today(): string {
  const now = new Date(readServerTime())
  return `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`
}
