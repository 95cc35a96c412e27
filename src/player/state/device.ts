import type { Device } from '../../core/contract/facts.ts'
import { deviceStorage } from './storage.ts'

/** Returns how the page was opened: app, installed web app, web clip or browser (SPEC §6.10). */
export function readDevice(): Device {
  if (/LiveryApp/.test(navigator.userAgent)) return 'app'
  if (isStandalone()) return 'pwa'
  return deviceStorage.read('webclip') === '1' ? 'webclip' : 'browser'
}

/** Returns the device marker of a login request: PWA, WEBCLIP or empty (SPEC §6.10). */
export function readDeviceMarker(): string {
  const device = readDevice()
  return device === 'pwa' || device === 'webclip' ? device.toUpperCase() : ''
}

function isStandalone(): boolean {
  if ('standalone' in navigator && navigator.standalone === true) return true
  return globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false
}
