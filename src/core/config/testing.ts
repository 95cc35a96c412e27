import { checkMerchants } from './check-merchants.ts'
import type { Files } from './files.ts'
import { type Resolution, resolveMerchant } from './resolve-merchant.ts'

/** Creates files in memory from paths with texts, or with values that become JSON. */
export function filesOf(contents: Readonly<Record<string, unknown>>): Files {
  const texts = new Map(
    Object.entries(contents).map(([path, value]) => [
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
/** The settings without which every test merchant would have findings. */
const withoutFindings = {
  schemaVersion: 1,
  languages: { default: 'en', supported: ['en'] },
  safety: { rememberedLogin: 'username' },
}

/** Creates the files of merchants from the settings that a test needs. */
export function pictureOf(merchants: Readonly<Record<string, object>>): Files {
  const files = Object.entries(merchants).map(([code, own]) => [
    `merchants/${code}/merchant.json`,
    { ...withoutFindings, code, ...own },
  ])
  return filesOf({ 'locales/en/common.json': locale, ...Object.fromEntries(files) })
}

/** Checks test merchants, and returns each finding as `code path`. */
export function findingsOf(merchants: Readonly<Record<string, object>>): string[] {
  return checkMerchants(pictureOf(merchants)).map(({ code, path }) => `${code} ${path}`)
}

/** Resolves the last of some test merchants. */
export function resolutionOf(merchants: Readonly<Record<string, object>>): Resolution {
  return resolveMerchant(pictureOf(merchants), Object.keys(merchants).at(-1) ?? '')
}
