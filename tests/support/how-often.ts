interface Tries {
  /** In `npm test`. */
  readonly check: number
  /** In `npm run fuzz`, a part of `npm run test:all`. */
  readonly all: number
  /** In `npm run soak`, which sets `LIVERY_SOAK`. */
  readonly soak: number
}

/** Returns how often a random test repeats what it tries. */
export function howOften({ check, all, soak }: Tries): number {
  if (process.env['LIVERY_SOAK']) return soak
  return process.env['LIVERY_ALL'] ? all : check
}
