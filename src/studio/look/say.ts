/** A key of a schema as words, such as "Remembered login" of `rememberedLogin`. */
export function sayKey(key: string): string {
  const known = words[key]
  if (known !== undefined) return known
  // The platform's own codes are known as they are written.
  if (/^[A-Z][A-Z0-9]+$/.test(key)) return key
  const spaced = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const words: Readonly<Record<string, string>> = {
  extends: 'Inherits from',
  when: 'Shown when',
  note: 'Note to colleagues',
  fallback: 'In its place where it is unknown',
  qqNum: 'QQ number',
  mobileNum: 'Mobile number',
  line: 'Line',
}
