import { describe, expect, it } from 'vitest'
import type { FrameCommand } from '../../src/core/contract/frame-message.ts'
import type {
  FrameAction,
  FramePage,
  FramePhase,
  FrameState,
  WantedPage,
} from '../../src/studio/preview/frame-state.ts'
import { followedReport, openFrames, reduceFrames } from '../../src/studio/preview/reduce-frames.ts'
import frames from './frames.json' with { type: 'json' }

const first: WantedPage = { key: 'one', origin: 'http://p', at: '/', height: 800, reveal: '' }

interface Case {
  readonly name: string
  readonly steps: readonly {
    readonly action: Written
    readonly expected: Readonly<Record<string, unknown>>
  }[]
}

// Imported JSON loses its literals.
const cases = frames.cases as unknown as readonly Case[]

describe('the frames of a preview', () => {
  for (const { name, steps } of cases) {
    it(name, () => {
      let state = openFrames(first)
      for (const [at, { action, expected }] of steps.entries()) {
        const before = state
        state = reduceFrames(before, actionOf(action, before))
        const sends = listSends(before, state)
        // The frame sends an address and says that it did.
        for (const { key, go } of pagesOf(state))
          if (go) state = reduceFrames(state, { act: 'sent', key, go })
        expect({
          at,
          ...phases(state),
          ...reported(state),
          ...(sends.length > 0 && { sends }),
        }).toEqual({ at, ...expected })
      }
    })
  }

  it('have a case for each action and phase', () => {
    const steps = cases.flatMap((one) => one.steps)
    const acts: readonly Written['act'][] = ['want', 'load', 'report', 'elapsed', 'rest']
    const phases: readonly FramePhase[] = ['loading', 'behind', 'painted', 'shown']
    expect(new Set(steps.map(({ action }) => action.act))).toEqual(new Set(acts))
    const seen = steps.flatMap(({ expected }) => Object.values(expected))
    for (const phase of phases) expect(seen).toContain(phase)
  })
})

/** An action as the table writes it: a `want` says what differs from the first page. */
type Written =
  | {
      readonly act: 'want'
      readonly key?: string
      readonly at?: string
      readonly reveal?: string | null
    }
  | { readonly act: 'load' | 'rest'; readonly key: string }
  | { readonly act: 'elapsed'; readonly key: string; readonly phase: FramePhase }
  | {
      readonly act: 'report'
      readonly key: string
      readonly path: string
      readonly moves: number
      readonly scroll: number
      readonly started: boolean
      readonly blocks: Readonly<Record<string, number>>
    }

function actionOf(written: Written, state: FrameState): FrameAction {
  switch (written.act) {
    case 'want': {
      const { act, reveal = '', ...rest } = written
      return { act, wanted: { ...first, ...rest, reveal: reveal ?? undefined } }
    }
    case 'rest':
      return { ...written, aim: pagesOf(state).find(({ key }) => key === written.key)?.aim }
    case 'report': {
      const { act, key, blocks, ...page } = written
      return { act, key, report: { kind: 'page', ...page, blocks: boxesOf(blocks) } }
    }
    default:
      // The remaining shapes are those of the reducer.
      return written as FrameAction
  }
}

function boxesOf(tops: Readonly<Record<string, number>>) {
  return Object.entries(tops).map(([id, top]) => {
    return { id, type: id, shell: false, left: 0, top, width: 360, height: 100 }
  })
}

function pagesOf({ shown, next }: FrameState): FramePage[] {
  return next ? [shown, next] : [shown]
}

function phases(state: FrameState): Record<string, FramePhase> {
  return Object.fromEntries(pagesOf(state).map(({ key, phase }) => [key, phase]))
}

function reported(state: FrameState): { readonly reported?: string } {
  const report = followedReport(state)
  return report ? { reported: report.path } : {}
}

/** The commands that an action added to the pages. */
function listSends(before: FrameState, after: FrameState): FrameCommand[] {
  const old = new Set<unknown>(pagesOf(before).flatMap(({ aim, go }) => [aim, go]))
  return pagesOf(after)
    .flatMap(({ go, aim }): (FrameCommand | undefined)[] => [go, aim])
    .filter((command) => command !== undefined && !old.has(command)) as FrameCommand[]
}
