import type { Facts } from '../../core/contract/facts.ts'
import type { WorldSettings } from '../../core/contract/generated/world.ts'
import { consolidatedFacts, registerFacts } from '../../core/gateway-client/live-facts.ts'
import { composeConsolidated, mobileTemplate } from '../handlers/system.ts'
import { checkJson } from '../requests/load-call-input.ts'
import type { Sandbox } from '../requests/sandbox.ts'
import type { SandboxSettings } from '../world/sandbox-settings.ts'

/** The settings of a merchant that staff change while the sandbox runs. Merchants that it does not serve have none. */
export interface Switches {
  readonly read: (code: string) => Promise<SandboxSettings | undefined>
  /** Takes a change of any shape; says what is wrong with it. */
  readonly change: (
    code: string,
    change: unknown,
  ) => Promise<SandboxSettings | { readonly problem: string } | undefined>
  /** The live settings that conditions read, as a page under these flags has them; none of a merchant it does not serve. */
  readonly readFacts: (
    code: string,
    facts: Pick<Facts, 'flags' | 'session'>,
  ) => Promise<Facts['settings']>
}

export function createSwitches({
  settings,
  directory,
}: Pick<Sandbox, 'settings' | 'directory'>): Switches {
  const find = (asked: string) => directory.list().find(({ code }) => code === asked)
  return {
    async read(code) {
      const merchant = find(code)
      return merchant && (await settings.load(merchant))
    },
    async change(code, change) {
      const merchant = find(code)
      if (!merchant) return undefined
      const problem = checkJson('WorldSettings', change)
      if (problem !== undefined) return { problem }
      await settings.change(merchant.code, change as WorldSettings) // just checked
      return await settings.load(merchant)
    },
    async readFacts(code, { flags, session }) {
      const merchant = find(code)
      if (!merchant) return {}
      const inScenario = { ...(await settings.load(merchant)), whitelabel: flags }
      return {
        mobileTemplate,
        ...registerFacts(inScenario.register),
        ...consolidatedFacts(composeConsolidated(merchant, inScenario)),
        ...(session === 'guest' ? {} : { 'wallet.isSingle': inScenario.wallet === 'single' }),
      }
    },
  }
}
