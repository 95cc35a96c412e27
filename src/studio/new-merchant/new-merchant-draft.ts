import type { NewMerchantBody } from '../../core/contract/generated/studio-api.ts'

/** The typed settings of a new merchant. */
export interface NewMerchantDraft extends NewMerchantBody {
  readonly parent: string
  readonly name: string
  readonly names: Readonly<Record<string, string>>
  readonly colour: string
  readonly hosts: string
}

/** A merchant that is called as somebody looked for, and nothing else. */
export function createNewMerchantDraft(wanted: string): NewMerchantDraft {
  const name = wanted.trim()
  const code = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 32)
  return { code, parent: '', name, names: {}, colour: '', hosts: '' }
}

/** Other languages; names in those that are not chosen any more are left out. */
export function withLanguages(
  draft: NewMerchantDraft,
  languages: readonly string[],
): NewMerchantDraft {
  const names = Object.entries(draft.names).filter(([tag]) => languages.includes(tag))
  return { ...draft, languages: [...languages], names: Object.fromEntries(names) }
}
