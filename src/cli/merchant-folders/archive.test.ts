import { describe, expect, it, vi } from 'vitest'
import { checkMerchants } from '../../core/config/check-merchants.ts'
import { resolveMerchant } from '../../core/config/resolve-merchant.ts'
import { filesOf, pictureOf } from '../../core/config/testing.ts'
import { runLivery } from '../testing.ts'

const files = pictureOf({
  parent: {},
  lagoon: { extends: 'parent' },
  old: { archived: true, theme: { shape: 'nothing' } },
  older: { archived: true, extends: 'old' },
})

async function run(args: readonly string[], over = files) {
  const write = vi.fn()
  return { ...(await runLivery(args, over, { writerAt: () => write })), write }
}

describe('livery archive', () => {
  it('writes one line into the file of the merchant, and says what follows', async () => {
    const { code, out, write } = await run(['archive', 'lagoon'])
    expect(code).toBe(0)
    expect(out.split('\n')).toEqual([
      '"lagoon" is archived now.',
      'A publish of all merchants leaves "lagoon" out, so what is published of it stays as it is.',
      'To take its hosts down, publish it by its name: livery publish lagoon.',
    ])
    const [path, text] = write.mock.calls[0] ?? []
    expect(path).toBe('merchants/lagoon/merchant.json')
    expect(JSON.parse(text)).toMatchObject({ code: 'lagoon', archived: true })
  })

  it('refuses while a merchant that is not archived inherits from it', async () => {
    const { code, error, write } = await run(['archive', 'parent'])
    expect(code).toBe(1)
    expect(error).toContain('inherit from it: lagoon. Archive them first')
    expect(write).not.toHaveBeenCalled()
  })

  it('changes nothing where it is archived already', async () => {
    const { code, out, write } = await run(['archive', 'old', '--format', 'json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({ merchant: 'old', archived: true, changed: false })
    expect(write).not.toHaveBeenCalled()
  })
})

describe('livery restore', () => {
  it('takes the line out again', async () => {
    const { out, write } = await run(['restore', 'old'])
    expect(out).toContain('"old" is not archived now.')
    expect(JSON.parse(write.mock.calls[0]?.[1])).not.toHaveProperty('archived')
  })

  it('refuses while its parent is archived', async () => {
    const { code, error } = await run(['restore', 'older'])
    expect(code).toBe(1)
    expect(error).toContain('It inherits from an archived merchant: old.')
  })
})

describe('an archived merchant', () => {
  it('is validated only where it is named', async () => {
    expect((await run(['validate', '--no-cache'])).out).not.toContain('merchants/old/')
    const named = await run(['validate', 'old'])
    expect(named.out).toContain('merchants/old/merchant.json')
    expect(named.code).toBe(1)
  })

  it('does not make its heirs archived, which an heir that is not finds out', () => {
    const heirs = pictureOf({ attic: { archived: true }, lagoon: { extends: 'attic' } })
    const found = checkMerchants(heirs, ['lagoon'])
    expect(found.map(({ code, path }) => `${code} ${path}`)).toEqual(['archived-parent extends'])
    expect(resolveMerchant(heirs, 'lagoon').merchant?.archived ?? false).toBe(false)
  })

  it('is not read from a file that cannot be parsed', async () => {
    const broken = filesOf({ 'merchants/lagoon/merchant.json': '{ "archived": ' })
    const { code } = await run(['archive', 'lagoon'], broken)
    expect(code).not.toBe(0)
  })
})
