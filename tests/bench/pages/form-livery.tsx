import { createRoot } from 'react-dom/client'
import type { Skin } from '../../../src/core/contract/skin.ts'
import { planRegistration } from '../../../src/core/engine/plan-registration.ts'
import { ToastList } from '../../../src/player/app/on-demand/ToastList.tsx'
import { ToastRegions } from '../../../src/player/app/ToastRegions.tsx'
import { Registration } from '../../../src/player/areas/sign-in/blocks/register-form/Registration.tsx'
import { GatewayProvider } from '../../../src/player/gateway/GatewayProvider.tsx'
import { createGateway } from '../../../src/player/gateway/gateway.ts'
import { startI18n } from '../../../src/player/i18n/start-i18n.ts'
import type { BlockSettings } from '../../../src/player/registry/block.ts'
import { SkinProvider } from '../../../src/player/registry/skin-context.tsx'
import { formPatterns, formSettings } from '../form-settings.ts'
import { painted } from './bench-clock.ts'

const never = () => new Promise<never>(() => undefined)
// The form asks the gateway nothing here; a call that came would stay open.
const gateway = createGateway({ call: never })
// The bench's skin contains only what the form reads.
const skin = {
  registration: { order: ['*'], fields: {}, minimumAge: 18, statement: false },
  gateway: { merchantCode: 'bench' },
  look: { ornaments: {} },
} as unknown as Skin

// The defaults of the block's schema, written out: reading the schemas would add them to the script.
const settings: BlockSettings<'register-form'> = {
  progress: 'none',
  ringAt: 'form',
  login: false,
  statements: 'each',
  submit: 'end',
}

globalThis.startBench = () => {
  const en = JSON.parse(document.getElementById('skin')?.textContent ?? '{}')
  startI18n({ language: 'en', fallback: {}, messages: { en } })
  const fields = planRegistration({
    registration: skin.registration,
    settings: formSettings,
    patterns: formPatterns,
    facts: {
      flags: {},
      templates: {},
      settings: {},
      session: 'guest',
      language: 'en',
      device: 'browser',
    },
  }).filter((field) => field.shown)
  const root = document.getElementById('root')
  if (root) {
    createRoot(root).render(
      <SkinProvider skin={skin}>
        <GatewayProvider gateway={gateway}>
          <Registration
            look="boxed"
            settings={settings}
            fields={fields}
            gateway={formSettings}
            link={{ state: 'none', code: undefined }}
            onUnsafe={refuse}
          />
          <ToastRegions List={ToastList} />
        </GatewayProvider>
      </SkinProvider>,
    )
  }
  return painted()
}

function refuse(field: string, reason: Error): never {
  throw new Error(`${field}: ${reason.message}`)
}
