import type { Declared, EffectDetails, ModuleId, ReadDetails, Strict } from '../call-declaration.ts'
import { publicRead } from '../public-read.ts'

/** Declares a read that needs a session. */
export function read<const D extends ReadDetails>(
  path: string,
  moduleId: ModuleId,
  details: D & Strict<D, ReadDetails>,
): Declared<'read', D> {
  return { ...publicRead<D>(path, moduleId, details), token: true }
}

/** Declares an effect that needs no session. Its method is POST unless the details name another one. */
export function publicEffect<const D extends EffectDetails>(
  path: string,
  moduleId: ModuleId,
  details: D & Strict<D, EffectDetails>,
): Declared<'effect', D> {
  return { method: 'POST', path, moduleId, token: false, kind: 'effect', ...details }
}

/** Declares an effect that needs a session. Its method is POST unless the details name another one. */
export function effect<const D extends EffectDetails>(
  path: string,
  moduleId: ModuleId,
  details: D & Strict<D, EffectDetails>,
): Declared<'effect', D> {
  return { ...publicEffect<D>(path, moduleId, details), token: true }
}
