import { checkMerchants } from '../../core/config/check-merchants.ts'
import type { Files } from '../../core/config/files.ts'
import { type Finding, printFinding } from '../../core/config/finding.ts'
import {
  type Composed,
  composeMerchant,
  type NewMerchantRequest,
  type Turns,
} from './compose-merchant.ts'
import { listUnreachable } from './leave-out.ts'

export interface Checked {
  readonly composed: Composed
  readonly findings: readonly Finding[]
}

/** The merchant as it would be found: without what its languages never show, and a lost logo as the mark alone. */
export function composeChecked(request: NewMerchantRequest, files: Files): Checked {
  const known = new Set(checkMerchants(files, [request.parent.code]).map(printFinding))
  const look = (turns: Turns): Checked => {
    const composed = composeMerchant(request, files, turns)
    const found = checkMerchants(layOver(files, `merchants/${request.code}/`, composed), [
      request.code,
    ])
    return { composed, findings: found.filter((finding) => !known.has(printFinding(finding))) }
  }
  const first = look({ logoAs: 'logo', gone: [] })
  const lost = first.findings.filter(({ code }) => code.startsWith('logo-'))
  const gone = listUnreachable(first.findings)
  const logoAs = request.logo ? chooseLogo(lost) : 'logo'
  return logoAs === 'logo' && gone.length === 0 ? first : look({ logoAs, gone })
}

/** A logo that is lost on the brand's own colour still stands in the header. */
function chooseLogo(lost: readonly Finding[]): Turns['logoAs'] {
  if (lost.length === 0) return 'logo'
  return lost.every(({ path }) => path === 'brand.logoInverse') ? 'page-logo' : 'mark'
}

/** The files with those of a folder that is not there yet. */
function layOver(files: Files, folder: string, { content }: Composed): Files {
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

/** Why a merchant cannot be made of what was asked for, where its parent does not allow it. */
export function sayNotAllowed(
  { findings }: Checked,
  { parent }: NewMerchantRequest,
): string | undefined {
  const error = findings.find(({ severity }) => severity === 'error')
  return error && `What "${parent.code}" says does not allow it: ${error.message}`
}
