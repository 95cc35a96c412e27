const usual = '/studio'

/**
 * Returns the page of the studio to open after a sign-in; the first one for any address that is no page of the
 * studio, such as one of another site.
 */
export function readReturnPath(asked: string | undefined): string {
  const base = 'http://studio.invalid'
  // A backslash, a control character or a second slash could make a browser read another host.
  if (asked === undefined || !/^\/studio(?![^/?#])[!-[\]-~]*$/.test(asked)) return usual
  const url = URL.parse(asked, base)
  const isPage =
    url?.origin === base &&
    /^\/studio(\/|$)/.test(url.pathname) &&
    !/^\/studio\/(api|sign-in|assets|art)(\/|$)/.test(url.pathname)
  return isPage ? url.pathname + url.search + url.hash : usual
}
