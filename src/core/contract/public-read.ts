import type { CallDeclaration, Declared, ReadDetails, Strict } from './call-declaration.ts'

/** Declares a read that needs no session. */
export function publicRead<const D extends ReadDetails>(
  path: string,
  moduleId: CallDeclaration['moduleId'],
  details: D & Strict<D, ReadDetails>,
): Declared<'read', D> {
  return { method: 'GET', path, moduleId, token: false, kind: 'read', ...details }
}
