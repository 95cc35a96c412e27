import { expect, it, vi } from 'vitest'
import { blockModules } from '../../core/contract/block-api.ts'
import { defineOwnBlocks } from './define-own-blocks.ts'
import { loadOwnBlock, type OwnModule } from './load-own-block.ts'

const Card = () => null

function moduleOf(exports: Readonly<Record<string, unknown>>): () => Promise<OwnModule> {
  return async () => ({ default: () => exports })
}

it('gives a block all that the check of its code lets it import, and nothing else', async () => {
  const asked: Record<string, readonly string[]> = {}
  const load = async (): Promise<OwnModule> => ({
    default: (take) => {
      for (const name of Object.keys(blockModules)) asked[name] = Object.keys(take(name)).sort()
      expect(() => take('the player')).toThrow('A block cannot import "the player".')
      return { default: Card }
    },
  })
  await expect(loadOwnBlock(load)).resolves.toEqual({ default: Card })
  for (const [name, offered] of Object.entries(blockModules))
    expect(asked[name]).toEqual([...offered].sort())
})

it('rejects a block without a component, and one whose script fails', async () => {
  await expect(loadOwnBlock(moduleOf({}))).rejects.toThrow('no component')
  await expect(loadOwnBlock(moduleOf({ default: 'card' }))).rejects.toThrow('no component')
  const lost = () => Promise.reject(new Error('lost'))
  await expect(loadOwnBlock(lost)).rejects.toThrow('lost')
})

it('waits for the style sheet, adds it once, and tries again after a failure', async () => {
  const style = '/files/card.css'
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>(`link[href="${style}"]`)]
  const failing = loadOwnBlock(moduleOf({ default: Card }), style)
  links()[0]?.onerror?.call(links()[0] as HTMLLinkElement, new Event('error'))
  await expect(failing).rejects.toThrow('did not load')
  expect(links()).toEqual([])
  const loading = loadOwnBlock(moduleOf({ default: Card }), style)
  const settled = vi.fn()
  void loading.then(settled)
  await Promise.resolve()
  expect(settled).not.toHaveBeenCalled()
  links()[0]?.onload?.call(links()[0] as HTMLLinkElement, new Event('load'))
  await loading
  await loadOwnBlock(moduleOf({ default: Card }), style)
  expect(links()).toHaveLength(1)
})

it('keeps the height of a block, and loads its messages where it has some', () => {
  const own = {
    'club-card': { script: '/a.js', height: 120, words: true },
    'happy-hour': { script: '/b.js', height: 80 },
  } as const
  const definitions = Object.values(defineOwnBlocks(own)) as unknown as {
    readonly areas: readonly string[]
    readonly height: () => number
    readonly place: string
  }[]
  expect(definitions.map(({ areas, height, place }) => [areas, height(), place])).toEqual([
    [['club-card'], 120, 'page'],
    [[], 80, 'page'],
  ])
})
