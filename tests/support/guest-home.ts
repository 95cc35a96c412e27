import { join } from 'node:path'
import { resolveMerchant } from '../../src/core/config/resolve-merchant.ts'
import type { CallDeclaration } from '../../src/core/contract/call-declaration.ts'
import { type CallName, calls } from '../../src/core/contract/calls.ts'
import { categories } from '../../src/core/contract/categories.ts'
import type { PlannedBlock } from '../../src/core/contract/plan.ts'
import type { Skin } from '../../src/core/contract/skin.ts'
import type { Client } from '../../src/core/gateway-client/client-options.ts'
import { checkAnswer } from '../../src/player/gateway/check-answer.ts'
import { loadBlock } from '../../src/player/registry/load-block.ts'
import { readDefinition } from '../../src/player/registry/read-definition.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { blockCatalogue } from './block-catalogue.ts'
import { createPatientClient } from './create-patient-client.ts'
import { vendorAnswer } from './vendor-answer.ts'

export type PlacedBlock = Pick<PlannedBlock, 'type' | 'variant' | 'settings'>

/** A block of a home with a call that it makes for a guest. */
export interface CallingBlock {
  readonly call: CallName
  readonly block: PlacedBlock
}

/** Every kind and variant of block that calls from the home of a guest, over all merchants. */
export function listCallingBlocks(): CallingBlock[] {
  const files = openDiskFiles(join(import.meta.dirname, '../..'))
  const found = new Map<string, CallingBlock>()
  for (const code of files.list('merchants')) {
    const { merchant } = resolveMerchant(files, code)
    // A skin is its merchant with addresses in place of art, which no call depends on.
    const skin = merchant as unknown as Skin | undefined
    for (const placed of Object.values(skin?.pages.home?.blocks ?? {})) {
      // The check has filled in the defaults of the block.
      const block = placed as unknown as PlacedBlock
      const definition = readDefinition(blockCatalogue, block.type)
      const visit = { language: 'en', signedIn: false, realAccount: false, allows: () => true }
      const scope = skin && { skin, ...visit }
      for (const { call } of (scope && definition?.calls?.(block, scope)) ?? [])
        found.set(`${call} ${block.type} ${block.variant}`, { call, block })
    }
  }
  return [...found.values()]
}

/** Loads the code of blocks, so that they render without waiting for it. */
export async function loadCode(blocks: readonly PlacedBlock[]): Promise<void> {
  for (const { type, variant } of blocks) {
    const definition = readDefinition(blockCatalogue, type)
    if (definition) await loadBlock({ definition, variant, who: 'guest' }).promise
  }
}

const soon = 4_000_000_000_000

/** Returns the answers of a healthy gateway, with one entry of each kind; `t` gives it its texts. */
export function wellAnswers(
  translate = (word: string): string => word,
): Partial<Record<CallName, object>> {
  const game = {
    gameCode: 'G1',
    gameName: translate('Fox'),
    vendor: 'V1',
    vendorName: translate('Vendor'),
  }
  const banner = {
    bannerId: 'b',
    title: translate('Welcome'),
    groupName: 'm_home',
    line: translate('Come in'),
  }
  const vendors = Object.keys(categories).map((one) => vendorAnswer(one, 3, translate))
  return {
    announcements: { banners: [banner], player: [{ id: 'n', title: translate('News') }] },
    vendors: {
      sorting: vendors.flatMap(({ sorting }) => sorting),
      mapping: Object.assign({}, ...vendors.map(({ mapping }) => mapping)),
    },
    winnerBoard: {
      list: [
        { vo: { customerName: translate('kit'), gameName: translate('Fox'), winAmount: 4120 } },
      ],
    },
    lobbyNews: {
      matches: [
        {
          id: 'm',
          competition: translate('Cup'),
          vendor: 'V1',
          vendorName: translate('Vendor'),
          home: { name: translate('Home'), score: 2 },
          away: { name: translate('Away'), score: 1 },
          minute: 67,
          length: 90,
          goals: [12, 38, 55],
        },
      ],
      fixtures: [
        {
          id: 'f',
          startsAt: soon,
          event: translate('Final'),
          competition: translate('Cup'),
          vendor: 'V1',
        },
      ],
    },
    popularGames: [game],
    hotGames: { list: [game] },
    lotteries: [
      {
        lotteryCode: 'L',
        lotteryName: translate('Draw'),
        group: translate('Group'),
        issue: '20261121-074',
        closesAt: soon,
        drawsAt: soon,
        lastIssue: '20261121-073',
        lastResult: ['1', '2', '3'],
      },
    ],
  }
}

type Fault = (bare: boolean, signal?: AbortSignal | null) => Promise<Response>

/** The faults of an answer. */
export const faults: Readonly<Record<string, Fault>> = {
  'an error of the server': async () => Response.json({ message: 'no' }, { status: 500 }),
  'no answer in time': (_, signal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')))
    }),
  'a cut connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'half an answer': async () => new Response('{"success":true,"value":{"li'),
  'a page of HTML': async () => new Response('<!doctype html><h1>502</h1>'),
  'an answer of the wrong shape': async (bare) =>
    Response.json(bare ? 7 : { success: true, value: 7 }),
  'a refusal': async () =>
    Response.json(
      { success: false, errorCode: 'system.busy', message: 'Busy #7' },
      { status: 400 },
    ),
}

/** A real client whose calls meet a fault, or fare well without one. It gives up soon what has no answer. */
export function faultyClient(readFault: () => keyof typeof faults | undefined): Client {
  const names = Object.keys(calls) as CallName[] // the keys of a closed record
  const answers = wellAnswers()
  const client = createPatientClient({
    origin: '',
    merchantCode: 'small',
    readToken: () => undefined,
    readLanguage: () => 'EN',
    readDevice: () => '',
    onSessionEnd: () => undefined,
    encryption: () => undefined,
    check: checkAnswer,
    wait: async () => undefined,
    fetch: async (address, init) => {
      const path = String(address).split('?')[0]
      const name = names.find((one) => calls[one].path === path) ?? 'systemStatus'
      const declaration: CallDeclaration = calls[name]
      const bare = declaration.bare === true
      const fault = faults[readFault() ?? '']
      if (fault) return fault(bare, init?.signal)
      const value = answers[name]
      return Response.json(bare ? value : { success: true, value })
    },
  })
  return {
    call: (name, options) =>
      client.call(name, {
        ...(readFault() === 'no answer in time' && { timeoutMs: 60 }),
        ...options,
      }),
  }
}
