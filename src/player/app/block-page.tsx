import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { listMemberTypes } from '../../core/contract/prerender.ts'
import { sessionKindOf } from '../../core/contract/session-kind.ts'
import type { Client } from '../../core/gateway-client/client-options.ts'
import { createClient } from '../../core/gateway-client/create-client.ts'
import { GatewayError } from '../../core/gateway-client/gateway-error.ts'
import { loadErrorNames } from '../gateway/error-message-key.ts'
import { GatewayProvider } from '../gateway/GatewayProvider.tsx'
import { createGateway } from '../gateway/gateway.ts'
import { clientOptions } from '../gateway/start-gateway.ts'
import { startI18n } from '../i18n/start-i18n.ts'
import type { BlockPage, BlockPageInput } from '../own-blocks/block-page.ts'
import { defineOwnBlocks, type LoadOwnBlock } from '../own-blocks/define-own-blocks.ts'
import { readComponent } from '../own-blocks/load-own-block.ts'
import { PageView } from '../registry/PageView.tsx'
import { PlanProvider } from '../registry/plan-context.tsx'
import { SkinProvider } from '../registry/skin-context.tsx'
import { publishPassedMoment } from '../state/clock.ts'
import { startLanguage } from '../state/language.ts'
import { markAnswered, markSettled, publishLive } from '../state/live.ts'
import { signIn, startSession } from '../state/session.ts'
import { publishServerTime } from '../state/status.ts'
import { fallbackOf, writeLanguage } from './start-messages.ts'

/**
 * Shows a page with an own block for the tests of a workspace: the code, the checks of answers and the words are those
 * of every page. The state is that of the module, so that each page is shown by a module of its own.
 */
export async function showBlockPage(input: BlockPageInput): Promise<BlockPage> {
  const { skin, page, ownScripts, root, report } = input
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  startState(input)
  // The first failure and the first sending of a page load them, and nothing tells when they have come.
  await Promise.all([loadErrorNames(), import('../gateway/on-demand/invalidate-reads.ts')])
  const work = createWork()
  const endHashes = trackHashes(work)
  const gateway = createGateway(createTestClient(input, work))
  const loadOwn: LoadOwnBlock = (type) => work.track(loadComponent(ownScripts.get(type) ?? ''))
  const catalogue = defineOwnBlocks(skin.ownBlocks, loadOwn)
  const shown = createRoot(root, { onCaughtError: nothing }) // the boundary around the block reports
  const settle = createSettle(root, work)
  await settle(() =>
    shown.render(
      <SkinProvider skin={skin}>
        <GatewayProvider gateway={gateway}>
          <PlanProvider
            catalogue={catalogue}
            preload={nothing}
            report={({ error }) =>
              report(error instanceof Error ? error : new Error(String(error)))
            }
          >
            <PageView pageId={page} />
          </PlanProvider>
        </GatewayProvider>
      </SkinProvider>,
    ),
  )
  const close = async (): Promise<void> => {
    await settle(() => shown.unmount())
    endHashes()
  }
  return { act: settle, close }
}

async function loadComponent(script: string): Promise<ReturnType<typeof readComponent>> {
  const address = `data:text/javascript,${encodeURIComponent(script)}`
  return readComponent(await import(/* @vite-ignore */ address))
}

function startState(input: BlockPageInput): void {
  const { skin, language, messages, facts, time, report } = input
  const { moments = [] } = skin
  const { merchantCode, agentExcludedTypes, trialTypes } = skin.gateway
  startSession({ merchantCode, agentExcludedTypes, trialTypes })
  const customerType = findMemberType(input)
  if (customerType !== undefined) signIn({ token: 'test', userName: 'player', customerType })
  startLanguage({ ...skin.languages, default: language })
  writeLanguage(language, document)
  startI18n({
    language,
    fallback: fallbackOf(skin.languages),
    messages: { [language]: messages },
    onMissing: (key) => report(new Error(`There is no message "${key}" in "${language}".`)),
  })
  publishServerTime(time)
  publishPassedMoment(moments.findLast((moment) => moment <= time) ?? 0)
  publishLive(facts)
  markAnswered()
  markSettled()
}

/** Returns a member type of an account, by the lists of the merchant; undefined for a guest. */
function findMemberType({ skin, account }: BlockPageInput): number | undefined {
  if (account === 'guest') return undefined
  const { agentExcludedTypes, trialTypes, merchantCode } = skin.gateway
  const lists = { agentExcludedTypes, trialTypes }
  const agentType = Math.max(0, ...agentExcludedTypes, ...trialTypes) + 1
  const types = [...listMemberTypes(lists), ...trialTypes, agentType]
  const type = types.find((one) => sessionKindOf(one, lists) === account)
  if (type === undefined) throw new Error(`Nobody is a ${account} of "${merchantCode}".`)
  return type
}

/** Returns a client whose requests the test answers. */
function createTestClient({ skin, answer, report }: BlockPageInput, work: Work): Client {
  const { call } = createClient({
    ...clientOptions(skin, () => undefined),
    sendsPlainBodies: true,
    // A test waits for nothing before a request is repeated.
    wait: async () => {},
    adapt:
      ({ name, options }) =>
      (_, { signal }) =>
        answer(name, options.query ?? options.body) ?? work.pause(untilAborted(signal)),
  })
  return {
    call: (name, options) =>
      work.track(call(name, options)).catch((error: unknown) => {
        if (error instanceof GatewayError && error.kind === 'shape') report(misshapen(name))
        throw error
      }),
  }
}

/** What a page waits for. */
interface Work {
  /** Counts a promise until it is settled. */
  readonly track: <T>(promise: Promise<T>) => Promise<T>
  /** Counts one less until a promise is settled. */
  readonly pause: <T>(promise: Promise<T>) => Promise<T>
  readonly isBusy: () => boolean
}

function createWork(): Work {
  let running = 0
  const count = async <T,>(by: number, promise: Promise<T>): Promise<T> => {
    running += by
    try {
      return await promise
    } finally {
      running -= by
    }
  }
  return {
    track: (promise) => count(1, promise),
    pause: (promise) => count(-1, promise),
    isBusy: () => running > 0,
  }
}

/** Counts the hashes that another thread computes. Returns a function that ends it. */
function trackHashes({ track }: Work): () => void {
  const { subtle } = crypto
  const digest = subtle.digest.bind(subtle)
  subtle.digest = (...asked) => track(digest(...asked))
  return () => {
    subtle.digest = digest
  }
}

/** Never answers, and rejects when the page ends the request. */
function untilAborted(signal: RequestInit['signal']): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('The request was ended.')))
  })
}

function misshapen(name: string): Error {
  return new Error(`The answer of the test to "${name}" differs from what the call answers.`)
}

/** The rounds of the event loop in which nothing may change before a page is taken for settled. */
const quietRounds = 4

/**
 * Returns a function that does something to the page and waits until nothing more follows: no request gets an answer,
 * and the page does not change. It counts rounds of the event loop and no time.
 */
function createSettle(root: Element, { isBusy }: Work): BlockPage['act'] {
  return async (action) => {
    const closePorts = notePorts()
    let changed = true
    const watch = new MutationObserver(() => {
      changed = true
    })
    watch.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
    try {
      await act(async () => action())
      for (let quiet = 0; quiet < quietRounds; quiet = changed || isBusy() ? 0 : quiet + 1) {
        changed = false
        await act(nextRound)
      }
    } finally {
      watch.disconnect()
      closePorts()
    }
  }
}

/** Notes the ports that are opened. Returns a function that closes them: React leaves those of `act` open, and Node would not end. */
function notePorts(): () => void {
  const Channel = globalThis.MessageChannel
  const ports: MessagePort[] = []
  globalThis.MessageChannel = class extends Channel {
    constructor() {
      super()
      ports.push(this.port1)
    }
  }
  return () => {
    globalThis.MessageChannel = Channel
    for (const port of ports) port.close()
  }
}

function nextRound(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => setTimeout(resolve))
  })
}

const nothing = () => undefined
