import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { fieldNames } from '../../../../../core/contract/registration-fields.ts'
import type { Skin } from '../../../../../core/contract/skin.ts'
import { planRegistration } from '../../../../../core/engine/plan-registration.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import { GatewayProvider } from '../../../../gateway/GatewayProvider.tsx'
import { createGateway } from '../../../../gateway/gateway.ts'
import type * as FieldModule from '../../../../kit/controls/Field.tsx'
import { SkinProvider } from '../../../../registry/skin-context.tsx'
import { Registration } from './Registration.tsx'

const drawn = vi.hoisted((): (string | undefined)[] => [])
vi.mock('../../../../kit/controls/Field.tsx', async (original) => {
  const { Field } = await original<typeof FieldModule>()
  return {
    Field: (props: FieldModule.FieldProps) => {
      drawn.push(props.name)
      return <Field {...props} />
    },
  }
})

const on = { enabled: true, required: true }
const checks = new Set<string>(['captcha', 'humanCheck'])
const names = fieldNames.filter((name) => !checks.has(name))
const settings = {
  fields: Object.fromEntries(names.map((name) => [name, on])),
  captcha: false,
  humanCheck: false,
}
const registration: Skin['registration'] = {
  order: ['*'],
  fields: {},
  minimumAge: 18,
  statement: true,
}
const facts = {
  flags: {},
  templates: {},
  settings: {},
  session: 'guest',
  language: 'en',
  device: 'browser',
} as const
// A skin and a client with the members that the form uses.
const skin = {
  gateway: { merchantCode: 'm' },
  registration,
  look: { ornaments: {} },
} as unknown as Skin
const client = { call: vi.fn() } as unknown as Client
const onUnsafe = vi.fn()
const link = { state: 'none', code: undefined } as const

afterEach(cleanup)

it.each(['none', 'count'] as const)(
  'renders one field for one key press, progress %s',
  (progress) => {
    const fields = planRegistration({ registration, settings, facts }).filter(({ shown }) => shown)
    render(
      <SkinProvider skin={skin}>
        <GatewayProvider gateway={createGateway(client)}>
          <Registration
            look="boxed"
            settings={settingsOf('register-form', { progress })}
            fields={fields}
            gateway={settings}
            link={link}
            onUnsafe={onUnsafe}
          />
        </GatewayProvider>
      </SkinProvider>,
    )
    expect(new Set(drawn)).toEqual(new Set(names))
    const nickname = document.querySelector('input[name="nickname"]')
    if (!nickname) throw new Error('no nickname')
    for (const value of ['m', 'ma', 'may']) {
      drawn.length = 0
      fireEvent.change(nickname, { target: { value } })
      expect(drawn).toEqual(['nickname'])
    }
  },
)
