/**
 * Says how often a random test repeats what it tries: a few times in the check, and as often as it
 * takes to find what is rare under `npm run soak`, which sets `LIVERY_SOAK`.
 */
export function howOften(inCheck: number, inSoak: number): number {
  return process.env['LIVERY_SOAK'] ? inSoak : inCheck
}
