import { proxy, useSnapshot } from 'valtio'
import { deviceStorage, readKept } from './storage.ts'

/** The highest number of notices that the device remembers as read. */
const limit = 200

const store = proxy<{ ids: readonly string[] }>({ ids: readIds() })

/** Returns the ids of the notices that were opened on this device. */
export function useReadNotices(): readonly string[] {
  return useSnapshot(store).ids
}

/** Remembers a notice as read. */
export function markNoticeRead(id: string): void {
  if (store.ids.includes(id)) return
  store.ids = [id, ...store.ids].slice(0, limit)
  deviceStorage.write('readNotices', JSON.stringify(store.ids))
}

function readIds(): readonly string[] {
  return (
    readKept(deviceStorage, 'readNotices', (value) => (isTexts(value) ? value : undefined)) ?? []
  )
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
