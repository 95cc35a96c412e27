import { createFinding, type Finding } from '../../core/config/finding.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import type {
  HomeRenderInput,
  PrerenderedHome,
  Prerenderer,
} from '../../core/contract/prerender.ts'
import { createWorkerPool } from '../workers/worker-pool.ts'
import { openPrerenderer } from './open-prerenderer.ts'
import type { RenderThreadData } from './render-thread.ts'

/** A home cannot be rendered, because the component of an own block does not end. */
export class EndlessBlockError extends Error {
  override readonly name = 'EndlessBlockError'
  readonly finding: Finding

  constructor(type: string, limitMs: number) {
    const source = { path: `${ownBlocksFolder}/${type}/block.tsx`, text: '' }
    const finding = createFinding(
      'own-block-code',
      { span: { source, start: 0, end: 0 }, path: [] },
      {
        problem: `The block "${type}" does not end when a home is rendered with it: it was stopped after ${limitMs / 1000} seconds.`,
        advice: 'Look for a loop or a recursion without an end.',
      },
    )
    super(finding.message)
    this.finding = finding
  }
}

export interface LimitedPrerenderer extends Prerenderer {
  readonly close: () => Promise<void>
}

/**
 * Milliseconds after which the rendering of a home is given up, from the moment when the code of its last own block began.
 * A home takes some hundredths of a second, so that a machine that is hundreds of times slower still ends in time.
 */
const longestMs = 30_000

/**
 * Opens the renderer of homes. A home with blocks of the workspace is rendered in a thread, which is ended after the
 * limit; any other is rendered here. A block that did not end once is not tried again.
 */
export function openLimitedPrerenderer(
  { dist, hash }: RenderThreadData,
  limitMs = longestMs,
): LimitedPrerenderer {
  const here = openPrerenderer(dist, hash)
  const threads = createWorkerPool<HomeRenderInput, PrerenderedHome, string>({
    script: new URL('./render-thread.ts', import.meta.url),
    in: 'thread',
    data: { dist, hash } satisfies RenderThreadData,
  })
  const endless = new Set<string>()

  async function renderInThread(wanted: HomeRenderInput): Promise<PrerenderedHome> {
    const known = [...wanted.ownScripts.keys()].find((type) => endless.has(type))
    if (known !== undefined) throw new EndlessBlockError(known, limitMs)
    let timer: NodeJS.Timeout | undefined
    let stopped: string | undefined
    const watch = (type: string): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        stopped = type
        void threads.end()
      }, limitMs)
    }
    try {
      return await threads.run(wanted, watch)
    } catch (cause) {
      if (stopped === undefined) throw cause
      endless.add(stopped)
      throw new EndlessBlockError(stopped, limitMs)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    prerenderHome: (wanted) =>
      wanted.ownScripts.size > 0 ? renderInThread(wanted) : here.prerenderHome(wanted),
    close: threads.end,
  }
}
