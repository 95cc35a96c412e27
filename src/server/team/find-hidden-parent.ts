import { type Files, merchantFile } from '../../core/config/files.ts'
import { parseSource } from '../../core/config/parse-source.ts'
import { stringAt } from '../../core/config/tree.ts'
import { hasRole, type RoleGrant } from '../../core/contract/team-roles.ts'

/** The settings that take something in of another merchant. */
const naming = [['extends'], ['theme', 'look']] as const

export interface HiddenParentOptions {
  readonly files: Files
  readonly grants: readonly RoleGrant[]
}

/**
 * Returns a merchant that texts of a call touch and its sender may not see: one whose file they replace, or one
 * that a merchant would newly inherit from, through which the sender could read it. Undefined if there is none.
 */
export function findHiddenParent(
  body: unknown,
  { files, grants }: HiddenParentOptions,
): string | undefined {
  const isHidden = (code: string): boolean => !hasRole(grants, 'viewer', code)
  for (const { path, text } of readTexts(body)) {
    const [, owner] = /^merchants\/([^/]+)\//.exec(path) ?? []
    if (owner === undefined) continue
    if (isHidden(owner)) return owner
    if (path !== merchantFile(owner)) continue
    const before = readNamed(files.read(path) ?? '', path)
    const hidden = readNamed(text, path).find((code) => !before.includes(code) && isHidden(code))
    if (hidden !== undefined) return hidden
  }
  return undefined
}

function readNamed(text: string, path: string): string[] {
  const { tree } = parseSource({ path, text: text.replace(/^\uFEFF/, '') })
  return naming.flatMap((keys) => stringAt(tree, keys) ?? [])
}

interface SentText {
  readonly path: string
  readonly text: string
}

/** Returns the texts that a call replaces files with, whatever the call names the list. */
function readTexts(body: unknown): readonly SentText[] {
  if (typeof body !== 'object' || body === null) return []
  const lists = ['texts', 'files'].map((key) =>
    Object.hasOwn(body, key) ? Reflect.get(body, key) : [],
  )
  return lists.flatMap((list: unknown) => (Array.isArray(list) ? list.filter(isSentText) : []))
}

function isSentText(value: unknown): value is SentText {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'path') === 'string' &&
    typeof Reflect.get(value, 'text') === 'string'
  )
}
