/** The system that a package is for. */
export type Platform = 'android' | 'ios' | 'other'

export interface Visitor {
  readonly platform: Platform
  /** True in Safari, the only browser of iOS that installs an app. */
  readonly safari: boolean
  /** True inside another app, such as LINE or Facebook, whose browser installs nothing. */
  readonly inApp: boolean
}

/** Reads the system and the browser from a user agent. */
export function readVisitor(userAgent: string, touchPoints = 0): Visitor {
  // An iPad presents itself as a Mac with a touch screen.
  const isIpad = /Macintosh/.test(userAgent) && touchPoints > 1
  const ios = /iPhone|iPad|iPod/.test(userAgent) || isIpad
  const android = /Android/.test(userAgent)
  const inApp = /\bLine\/|FBAN|FBAV|Instagram|MicroMessenger|; wv\)/.test(userAgent)
  const otherBrowser = /CriOS|FxiOS|EdgiOS|OPiOS/.test(userAgent)
  return {
    platform: ios ? 'ios' : android ? 'android' : 'other',
    safari: ios && /Safari\//.test(userAgent) && !otherBrowser && !inApp,
    inApp,
  }
}

/** Returns the platform that an address of the download page names. */
export function platformOfPath(path: string): Platform | undefined {
  if (/\/(ios|iosdownload)$/.test(path)) return 'ios'
  return path.endsWith('/android') ? 'android' : undefined
}
