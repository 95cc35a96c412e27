import type {
  RegisterPatterns,
  RegisterSettings,
} from '../../src/core/contract/generated/gateway.ts'
import { typedFields } from '../../src/core/contract/live-settings.ts'

export const formSettings: RegisterSettings = {
  fields: Object.fromEntries(typedFields.map((name) => [name, { enabled: true, required: true }])),
  captcha: false,
  humanCheck: false,
}

export const formPatterns: RegisterPatterns = Object.fromEntries(
  typedFields.map((name) => [name, { acceptedPattern: '^[a-zA-Z0-9@.]{4,64}$' }]),
)
