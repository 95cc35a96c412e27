import { expect, it } from 'vitest'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { createPageOrigins } from './page-origins.ts'

const merchant = (code: string) =>
  ({ code, origins: [`http://${code}.localhost:4173`] }) as unknown as SandboxMerchant // only these two are read

it('a game may be framed by the page of a published folder, at another port of the merchant alone', () => {
  const pages = createPageOrigins()
  const [lagoon, reef] = [merchant('lagoon'), merchant('reef')]
  for (const origin of ['http://lagoon.localhost:4180', 'http://evil.localhost:4180'])
    pages.note(lagoon, origin)
  pages.note(lagoon, 'http://lagoon.localhost:4173')
  expect(pages.of(lagoon)).toEqual(['http://lagoon.localhost:4173', 'http://lagoon.localhost:4180'])
  expect(pages.of(reef)).toEqual(['http://reef.localhost:4173'])
})
