const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  exif: 0xe1,
  profile: 0xe2,
  adobe: 0xee,
  comment: 0xfe,
}

/** Returns the parts of a JPEG that are drawn, up to its end; undefined for anything else (ITU T.81, B). */
export function stripJpeg(bytes: Uint8Array): Uint8Array[] | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== marker.start) return undefined
  const parts = [bytes.subarray(0, 2)]
  const kinds = new Set<number>()
  for (let at = 2; at + 2 <= bytes.length; ) {
    const kind = bytes[at + 1] ?? 0
    const end = findSegmentEnd(bytes, at)
    if (end === undefined) return undefined
    const segment = bytes.subarray(at, end)
    parts.push(...keepDrawn(kind, segment))
    if (kind === marker.end) return kinds.has(marker.scan) ? parts : undefined
    kinds.add(kind)
    at = end
  }
  return undefined
}

/** Returns where a segment ends, a scan with its data; undefined if there is no whole segment. */
function findSegmentEnd(bytes: Uint8Array, at: number): number | undefined {
  const [kind = 0, high = 0, low = 0] = bytes.subarray(at + 1, at + 4)
  if (bytes[at] !== 0xff || kind < 0xc0) return undefined
  if (kind === marker.end) return at + 2
  const headerEnd = at + 2 + high * 256 + low
  const end = kind === marker.scan ? findScanEnd(bytes, headerEnd) : headerEnd
  return headerEnd >= at + 4 && end <= bytes.length ? end : undefined
}

/** Returns where the next marker is; the data of a scan has only escaped 0xff and restart markers. */
function findScanEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length + 1
}

function keepDrawn(kind: number, segment: Uint8Array): Uint8Array[] {
  if (kind === marker.exif) return orientationOf(segment)
  if (kind === marker.profile) return textOf(segment, 11) === 'ICC_PROFILE' ? [segment] : []
  if (kind === marker.adobe || kind === 0xe0) return [segment]
  return (kind > 0xe0 && kind <= 0xef) || kind === marker.comment ? [] : [segment]
}

/** Returns an EXIF segment with nothing but the orientation of the picture, if it has one. */
function orientationOf(segment: Uint8Array): Uint8Array[] {
  if (textOf(segment, 4) !== 'Exif' || segment.length < 20) return []
  const tiff = new DataView(segment.buffer, segment.byteOffset + 10, segment.byteLength - 10)
  const little = tiff.getUint8(0) === 0x49
  const list = tiff.getUint32(4, little)
  const count = list + 2 <= tiff.byteLength ? tiff.getUint16(list, little) : 0
  for (let entry = 0; entry < count; entry += 1) {
    const at = list + 2 + entry * 12
    if (at + 12 > tiff.byteLength) return []
    if (tiff.getUint16(at, little) !== 0x0112) continue
    const orientation = tiff.getUint16(at + 8, little)
    return orientation >= 2 && orientation <= 8 ? [writeOrientation(orientation)] : []
  }
  return []
}

/** Writes an EXIF segment in big-endian order, with one entry. */
function writeOrientation(orientation: number): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0]
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]
  const entry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  const content = [...exif, ...header, ...entry, 0, 0, 0, 0]
  return new Uint8Array([0xff, marker.exif, 0, content.length + 2, ...content])
}

function textOf(segment: Uint8Array, length: number): string {
  return String.fromCharCode(...segment.subarray(4, 4 + length))
}
