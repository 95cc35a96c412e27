import { checkMerchants } from '../../core/config/check-merchants.ts'
import type { Files } from '../../core/config/files.ts'
import { type Finding, printFinding } from '../../core/config/finding.ts'
import {
  type ComposedMerchant,
  type CompositionAdjustments,
  composeMerchant,
  type NewMerchantRequest,
} from './compose-merchant.ts'
import { listUnreachablePaths } from './compose-removals.ts'
import type { NewMerchantNote } from './new-merchant-note.ts'

/** A composed merchant with the findings about it. */
export interface CheckedMerchant {
  readonly composed: ComposedMerchant
  readonly findings: readonly Finding[]
}

/**
 * Composes a merchant, checks it, and composes it again if the findings require it: without blocks
 * and fields that its languages never show, and with a logo of too little contrast as the mark only.
 */
export function composeCheckedMerchant(request: NewMerchantRequest, files: Files): CheckedMerchant {
  const known = new Set(checkMerchants(files, [request.parent.code]).map(printFinding))
  const attempt = (turns: CompositionAdjustments): CheckedMerchant => {
    const composed = composeMerchant(request, files, turns)
    const found = checkMerchants(overlay(files, `merchants/${request.code}/`, composed), [
      request.code,
    ])
    return { composed, findings: found.filter((finding) => !known.has(printFinding(finding))) }
  }
  const first = attempt({ logoAs: 'logo', gone: [] })
  const logoFindings = first.findings.filter(({ code }) => code.startsWith('logo-'))
  const gone = listUnreachablePaths(first.findings)
  const logoAs = request.logo ? chooseLogo(logoFindings) : 'logo'
  return logoAs === 'logo' && gone.length === 0 ? first : attempt({ logoAs, gone })
}

/** Decides the use of a logo: one that fails only on the brand colour still fits the header. */
function chooseLogo(logoFindings: readonly Finding[]): CompositionAdjustments['logoAs'] {
  if (logoFindings.length === 0) return 'logo'
  return logoFindings.every(({ path }) => path === 'brand.logoInverse') ? 'page-logo' : 'mark'
}

/** Overlays files with those of a folder that does not exist yet. */
function overlay(files: Files, folder: string, { content }: ComposedMerchant): Files {
  const own = (path: string) =>
    path.startsWith(folder) ? content.get(path.slice(folder.length)) : undefined
  const bytes = (path: string): Uint8Array | undefined => {
    const made = own(path)
    return typeof made === 'string' ? new TextEncoder().encode(made) : made
  }
  return {
    ...files,
    read: (path) => {
      const made = bytes(path)
      return made ? new TextDecoder().decode(made) : files.read(path)
    },
    readBytes: (path) => bytes(path) ?? files.readBytes?.(path),
    size: (path) => bytes(path)?.length ?? files.size?.(path) ?? files.read(path)?.length,
    list: (path) => {
      const below = [...content.keys()].map((name) => folder + name)
      const names = below.flatMap((name) =>
        name.startsWith(`${path}/`) ? [name.slice(path.length + 1).split('/')[0] ?? ''] : [],
      )
      return [...new Set([...files.list(path), ...names])].sort()
    },
  }
}

/** Finds why the parent, or the look that the merchant takes, does not allow the merchant; undefined if they do. */
export function findConflict(
  { findings }: CheckedMerchant,
  { parent, look }: NewMerchantRequest,
): NewMerchantNote | undefined {
  const error = findings.find(({ severity }) => severity === 'error')
  if (!error) return undefined
  const taken = typeof look === 'object' ? look.of : parent.code
  return /\/look\/[^/]+$/.test(error.file) || error.path === 'theme.look'
    ? { about: 'look', message: `The look of "${taken}" does not allow this: ${error.message}` }
    : {
        about: 'parent',
        message: `The parent "${parent.code}" does not allow this: ${error.message}`,
      }
}
