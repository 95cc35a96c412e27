import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { resolveMenus } from '../../src/core/config/menus.ts'
import type { CallName } from '../../src/core/contract/calls.ts'
import type { Navigation, OwnPage } from '../../src/core/contract/generated/config.ts'
import type { Skin } from '../../src/core/contract/skin.ts'
import type { Client } from '../../src/core/gateway-client/client-options.ts'
import { GatewayProvider } from '../../src/player/gateway/GatewayProvider.tsx'
import { createGateway } from '../../src/player/gateway/gateway.ts'
import { type PlanNeeds, PlanProvider } from '../../src/player/registry/plan-context.tsx'
import { SkinProvider } from '../../src/player/registry/skin-context.tsx'
import { startLanguage } from '../../src/player/state/language.ts'
import { endSession, signIn, startSession } from '../../src/player/state/session.ts'
import { pagesOf } from './settings-of.ts'

export interface RenderOptions {
  /** Parts of a skin over a small one. */
  readonly skin?: object
  /** The answers of calls by name; any other call stays unanswered. */
  readonly answers?: Partial<Record<CallName, unknown>>
  /** The address shown. */
  readonly at?: string
  /** The member type of who is signed in; a guest without it. */
  readonly memberType?: number
  readonly catalogue?: PlanNeeds['catalogue']
  /** Hears of the calls that blocks declare. */
  readonly preload?: PlanNeeds['preload']
  /** Hears of what fails while it runs. */
  readonly report?: PlanNeeds['report']
  /** A client in place of the one that answers with `answers`. */
  readonly client?: Client
}

export interface Rendered extends RenderResult {
  readonly calls: readonly string[]
}

const languages = [
  { tag: 'en', name: 'English', code: 'EN', fallback: [], messages: {} },
  { tag: 'th', name: 'ไทย', code: 'TH', fallback: ['en'], messages: {} },
]

const smallSkin = {
  code: 'small',
  brand: { name: { en: 'Small' }, logo: '/logo.svg' },
  languages: { default: 'en', supported: languages, notes: {} },
  gateway: {
    merchantCode: 'small',
    serviceDecoder: 'plain',
    linkHosts: ['line.me', 'www.facebook.com'],
    agentExcludedTypes: [4, 40, 41, 42],
    trialTypes: [4],
    moduleIds: {},
    prizeModes: { LOTT: 'Lott', ELOTT: 'Elott' },
  },
  flags: { REG3: true },
  pages: {},
  navigation: menusOf({ bottom: ['home', 'sports', 'live', 'slots', 'fish'] }),
  registration: { minimumAge: 18 },
  profile: { fields: ['nickname', 'payeeName', 'mobileNum', 'email'] },
  safety: { profile: 'default', revealUnknownAccount: false },
  look: {
    ornaments: {},
    logos: {},
    sprite: '',
    shape: 'soft',
    depth: 'line',
    action: 'plain',
    mode: 'light',
  },
}

/** Resolves the navigation of a merchant without pages of its own, unless they are given. */
export function menusOf(
  navigation: Navigation,
  pages: Readonly<Record<`own-${string}`, OwnPage>> = {},
): Skin['navigation'] {
  const whole = { bottom: [], menu: [], entries: {}, ...navigation }
  return resolveMenus({ navigation: whole, pages })
}

/** Renders a part of the product in a small project: skin, gateway and state around it. */
export function renderWithProviders(node: ReactNode, options: RenderOptions = {}): Rendered {
  const { answers = {}, at = '/m/home', memberType, catalogue = {} } = options
  // A test names the parts of a skin that what it renders reads.
  const merged = { ...smallSkin, ...options.skin }
  const skin = { ...merged, pages: pagesOf(merged.pages) } as unknown as Skin
  const calls: string[] = []
  const call = vi.fn((name: CallName) => {
    calls.push(name)
    return name in answers ? Promise.resolve(answers[name]) : new Promise(() => undefined)
  })
  const { client = { call } as unknown as Client } = options
  history.replaceState(null, '', at)
  startLanguage(skin.languages)
  endSession('left')
  startSession(skin.gateway)
  if (memberType !== undefined) signIn({ token: 't', userName: 'maya', customerType: memberType })
  const result = render(
    <SkinProvider skin={skin}>
      <GatewayProvider gateway={createGateway(client)}>
        <PlanProvider
          catalogue={catalogue as PlanNeeds['catalogue']}
          preload={options.preload ?? vi.fn()}
          report={options.report ?? vi.fn()}
        >
          {node}
        </PlanProvider>
      </GatewayProvider>
    </SkinProvider>,
  )
  return { ...result, calls }
}
