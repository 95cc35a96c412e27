import type { Checks } from '../state/use-checking.ts'

/** What a merchant is called in its default language, as it resolves. */
export function readName({ resolution }: Pick<Checks, 'resolution'>): string | undefined {
  const said = (path: string): unknown => resolution?.said[path]?.at(-1)?.value
  const language = said('languages.default')
  const name = said(`brand.name.${String(language)}`) ?? said('brand.name.en')
  return typeof name === 'string' ? name : undefined
}
