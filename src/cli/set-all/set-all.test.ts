import { describe, expect, it, vi } from 'vitest'
import { pictureOf } from '../../core/config/testing.ts'
import { runLivery } from '../testing.ts'

const files = pictureOf({
  parent: { theme: { shape: 'pill' } },
  apple: { extends: 'parent' },
  berry: { theme: { shape: 'sharp' } },
  cherry: {},
})

function run(...args: readonly string[]) {
  const replace = vi.fn()
  const result = runLivery(['set-all', ...args], files, { replacerAt: () => replace })
  return { replace, result }
}

describe('livery set-all', () => {
  it('prints what would change and writes nothing', async () => {
    const { replace, result } = run('theme.shape', 'pill', '--where', 'theme.mode = light')
    const { code, out } = await result
    expect(code).toBe(0)
    expect(out).toContain('berry:\n')
    expect(out).toContain('Already so: apple, parent')
    expect(out).toContain('"theme.shape" would change in 2 files. Add --yes to write it.')
    expect(replace).not.toHaveBeenCalled()
  })

  it('writes all files at once with --yes', async () => {
    const { replace, result } = run('theme.shape', 'pill', '--where', 'theme.mode = light', '--yes')
    expect((await result).out).toContain('"theme.shape" is changed in 2 files.')
    expect(replace).toHaveBeenCalledExactlyOnceWith([
      expect.objectContaining({ path: 'merchants/berry/merchant.json' }),
      expect.objectContaining({ path: 'merchants/cherry/merchant.json' }),
    ])
  })

  it('names the heirs that change too, and a merchant that cannot have the value', async () => {
    const { code, out } = await run(
      'theme.shape',
      'sharp',
      '--where',
      'parent',
      '--where',
      'theme.shape = pill',
    ).result
    expect(code).toBe(0)
    expect(out).not.toContain('cannot')
    const wrong = await run('theme.shape', 'round-ish', '--where', 'cherry', '--yes').result
    expect(wrong.code).toBe(1)
    expect(wrong.out).toContain('cherry cannot: ')
    expect(wrong.out).toContain('Nothing is written: no merchant would change.')
  })

  it('needs a condition that somebody meets, and a path that can be shared', async () => {
    expect((await run('theme.shape', 'pill').result).code).toBe(2)
    expect(await run('theme.shape', 'pill', '--where', 'nobody').result).toMatchObject({
      code: 1,
      error: 'No merchant meets nobody.',
    })
    expect((await run('hosts', '[]', '--where', 'apple').result).error).toContain('for itself')
    expect((await run('theme.shape', '--where', 'apple').result).code).toBe(2)
  })

  it('prints the plan as JSON for a script', async () => {
    const { out } = await run('theme.shape', 'pill', '--where', 'cherry', '--format', 'json').result
    expect(JSON.parse(out)).toEqual({
      path: 'theme.shape',
      written: false,
      merchants: [{ code: 'cherry', outcome: 'changes', sentences: expect.any(Array) }],
      heirs: [],
      broken: [],
    })
  })
})
