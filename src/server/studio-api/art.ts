import { maxKilobytes } from '../../core/config/drawing/check-logo-size.ts'
import { findings } from '../../core/config/findings.ts'
import type {
  ArtBody,
  ArtRemovalBody,
  ArtRemoved,
  StudioArt,
} from '../../core/contract/generated/studio-api.ts'
import { type StrippedPicture, stripPicture } from '../../core/contract/picture/strip-picture.ts'
import { formatNoPicture } from '../../site/new-merchant/parse-logo.ts'
import { canBeDrawn } from '../../site/pictures/can-be-drawn.ts'
import { checkSafe } from './check-safe.ts'
import { decodeFile } from './decode-file.ts'
import { fingerprintOf, listArt, missingFingerprint } from './read-files.ts'
import { refuse } from './refusal.ts'
import type { HandledCall, StudioApi } from './studio-api.ts'
import { writeFiles } from './write-files.ts'

/** Puts a picture into a merchant's art, under a safe name; over another only where it is named. */
export async function uploadArt(
  studioApi: StudioApi,
  call: HandledCall,
  { name, content, fingerprint = missingFingerprint }: ArtBody,
): Promise<StudioArt> {
  if (/[/\\\0]/.test(name)) throw refuse('art-path', { name })
  const typed = decodeFile(content)
  const kilobytes = Math.ceil(typed.length / 1024)
  if (kilobytes > maxKilobytes) {
    const sentence = findings['art-heavy'].message({ art: name, kilobytes })
    throw refuse('art-heavy', { sentence })
  }
  const picture = readArt(typed)
  if (!picture) throw refuse('no-picture', { sentence: formatNoPicture(name) })
  const { kind } = picture
  const bytes = Buffer.from(picture.bytes)
  if (kind === 'svg') checkSafe(bytes, name)
  else if (!(await canBeDrawn(bytes)))
    throw refuse('no-picture', { sentence: formatNoPicture(name) })
  const art = `art/${safeName(name)}.${kind}`
  const path = `merchants/${call.code}/${art}`
  const act = fingerprint === missingFingerprint ? 'added' : 'replaced'
  await writeFiles(studioApi, {
    call,
    merchant: call.code,
    files: [{ path, bytes }],
    check: () => {
      const now = fingerprintOf(studioApi.files.readBytes(path))
      if (now !== fingerprint && now !== fingerprintOf(bytes)) throw refuse('art-taken', { art })
    },
    describe: () => [`picture ${art} ${act}`],
  })
  return { path: art, bytes: bytes.length, fingerprint: fingerprintOf(bytes) }
}

/** Removes a picture from a merchant's own art. */
export async function removeArt(
  studioApi: StudioApi,
  call: HandledCall,
  { path: art, fingerprint }: ArtRemovalBody,
): Promise<ArtRemoved> {
  const { code } = call
  const known = listArt(studioApi.files, code).find((one) => one.path === art)
  if (!known) throw refuse('no-art', { art })
  const path = `merchants/${code}/${art}`
  await writeFiles(studioApi, {
    call,
    merchant: code,
    files: [{ path, bytes: undefined }],
    check: () => {
      const now = fingerprintOf(studioApi.files.readBytes(path))
      if (now !== fingerprint) throw refuse('art-changed', { art })
    },
    describe: () => [`picture ${art} removed`],
  })
  return { path: art }
}

interface ReadArt {
  readonly kind: StrippedPicture['kind'] | 'svg'
  readonly bytes: Uint8Array
}

/** Reads a file by its content, not its name; a picture of pixels comes without its metadata. */
function readArt(bytes: Buffer): ReadArt | undefined {
  const start = bytes.subarray(0, 4096).toString('utf8')
  const isSvg = /^\uFEFF?\s*</.test(start) && /<svg[\s>]/i.test(start)
  return isSvg ? { kind: 'svg', bytes } : stripPicture(bytes)
}

/** Lower-case words with dashes between them. */
function safeName(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
  const safe = words.replace(/\p{M}/gu, '').replace(/[^a-z0-9]+/g, '-')
  return (
    safe
      .replace(/^-+|-+$/g, '')
      .slice(0, 60)
      .replace(/-+$/, '') || 'picture'
  )
}
