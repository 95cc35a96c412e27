/** Where a picture of a merchant is served; without one, a drawn mark of that name. */
export function artAddress(merchant: string, art: string | undefined, name = ''): string {
  return art === undefined
    ? `/cdn/a/mark/${encodeURIComponent(name)}.png`
    : `/skin/${merchant}/${art}`
}
