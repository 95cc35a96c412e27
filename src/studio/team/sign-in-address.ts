/** Returns the address at which a sign-in begins, and which leads back to where the studio is. */
export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/studio/sign-in?to=${encodeURIComponent(pathname + search)}`
}
