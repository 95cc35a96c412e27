import { flags } from '../../core/contract/flags.ts'
import type {
  FlagState,
  LiveSettings,
  SettingsBody,
} from '../../core/contract/generated/studio-api.ts'
import type { SandboxSettings } from '../../sandbox/world/sandbox-settings.ts'
import { refuse } from './refusal.ts'
import type { StudioApi } from './studio-api.ts'

/** Returns the sandbox's current settings of a merchant, and what reads each flag and setting. */
export async function readSettings(studioApi: StudioApi, code: string): Promise<LiveSettings> {
  return await describe(studioApi, code, await studioApi.switches.read(code))
}

/** Switches settings as the sandbox's control API does. */
export async function changeSettings(
  studioApi: StudioApi,
  code: string,
  change: SettingsBody,
): Promise<LiveSettings> {
  const now = await studioApi.switches.change(code, change)
  if (now && 'problem' in now) throw refuse('wrong-body', now)
  return await describe(studioApi, code, now)
}

async function describe(
  { queries }: StudioApi,
  code: string,
  settings: SandboxSettings | undefined,
): Promise<LiveSettings> {
  if (!settings) throw refuse('not-served', { code })
  const readers = await queries.ask({ about: 'readers', code })
  const states = Object.entries(flags).map(([name, declared]): FlagState => {
    const { title, owner, changes, default: platform } = declared
    return {
      name,
      title,
      owner,
      changes,
      platform,
      default: readers.defaults[name] ?? platform,
      on: settings.whitelabel[name] ?? false,
      ...(readers.forced[name] === undefined ? {} : { forcedOff: readers.forced[name] }),
      decides: [...(readers.flags[name] ?? [])],
    }
  })
  const paths = Object.entries(readers.settings).map(([name, all = []]) => [name, [...all]])
  return { settings, readers: Object.fromEntries(paths), flags: states }
}
