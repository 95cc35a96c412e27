import { isCode } from '../files.ts'

// A pointer is a text in the place of a picture, as in Git LFS: what is typed, kept as a draft and merged is text, and
// the bytes are read from git when they are needed.
const word = 'picture at '

/** Writes the pointer to a picture as a revision has it: a commit, or the one before it. */
export function writePicturePointer(revision: string): string {
  return `${word}${revision}`
}

/** Reads the revision of a pointer; undefined for any other text. */
export function readPicturePointer(text: string): string | undefined {
  const revision = text.startsWith(word) ? text.slice(word.length) : ''
  return isPastRevision(revision) ? revision : undefined
}

/** Returns true for the name of a revision: a commit by its id or the first digits of it, or the one before it. */
export function isPastRevision(text: string): boolean {
  return /^[0-9a-f]{7,64}(?:~1)?$/.test(text)
}

/** Returns the merchant of a picture, such as `merchants/shop/art/logo.svg`; undefined for any other path. */
export function ownerOfPicture(path: string): string | undefined {
  const name = '[A-Za-z0-9][A-Za-z0-9._-]*'
  const match = new RegExp(
    `^merchants/([^/]+)/art/(?:${name}/)*${name}\\.(?:svg|png|webp|jpg)$`,
  ).exec(path)
  const code = match?.[1]
  return code !== undefined && isCode(code) ? code : undefined
}
