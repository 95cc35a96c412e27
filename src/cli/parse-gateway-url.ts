import { InvalidArgumentError } from '@commander-js/extra-typings'

/** The address of a gateway as it is typed on a command line. */
export function parseGatewayUrl(text: string): URL {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url
  throw new InvalidArgumentError(
    'A gateway is an address such as http://localhost:4173. It has no path and no password.',
  )
}
