import { checkMerchants } from './check-merchants.ts'
import type { Files } from './files.ts'
import { type Resolution, resolveMerchant } from './resolve-merchant.ts'

/** A folder as a literal: paths to texts, or to values that become JSON. */
export function filesOf(picture: Readonly<Record<string, unknown>>): Files {
  const texts = new Map(
    Object.entries(picture).map(([path, value]) => [
      path,
      typeof value === 'string' ? value : JSON.stringify(value, null, 2),
    ]),
  )
  return {
    read: (path) => texts.get(path),
    list: (folder) => [
      ...new Set(
        [...texts.keys()].flatMap((path) =>
          path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1).split('/')[0] ?? ''] : [],
        ),
      ),
    ],
  }
}

const locale = {
  $language: { name: 'English', code: 'EN', fallback: [] },
  home: { title: 'Hello' },
}
const quiet = {
  schemaVersion: 1,
  languages: { default: 'en', supported: ['en'] },
  safety: { rememberedLogin: 'username' },
}

/** Files of merchants that only say what a test is about. */
export function pictureOf(merchants: Readonly<Record<string, object>>): Files {
  const files = Object.entries(merchants).map(([code, own]) => [
    `merchants/${code}/merchant.json`,
    { ...quiet, code, ...own },
  ])
  return filesOf({ 'locales/en/common.json': locale, ...Object.fromEntries(files) })
}

/** What is said of a picture, as `code path`. */
export function findingsOf(merchants: Readonly<Record<string, object>>): string[] {
  return checkMerchants(pictureOf(merchants)).map(({ code, path }) => `${code} ${path}`)
}

/** The resolution of the last merchant of a picture. */
export function resolutionOf(merchants: Readonly<Record<string, object>>): Resolution {
  return resolveMerchant(pictureOf(merchants), Object.keys(merchants).at(-1) ?? '')
}
