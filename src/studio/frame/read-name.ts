import type { Checks } from '../state/use-checking.ts'

/** Returns a merchant's resolved name in its default language. */
export function readName({ resolution }: Pick<Checks, 'resolution'>): string | undefined {
  const said = (path: string): unknown => resolution?.said[path]?.at(-1)?.value
  const language = said('languages.default')
  const name = said(`brand.name.${String(language)}`) ?? said('brand.name.en')
  return typeof name === 'string' ? name : undefined
}
