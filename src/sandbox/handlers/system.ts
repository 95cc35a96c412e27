import type { SystemStatus, WhitelabelNode } from '../../core/contract/generated/gateway.ts'
import { formatText } from '../kit/format-text.ts'
import type { Handler, SandboxRequest } from '../requests/sandbox.ts'
import { currencyOf } from '../world/currency.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import type { SandboxSettings } from '../world/sandbox-settings.ts'
import { isFlagOn } from '../world/sandbox-settings.ts'

const systemStatus: Handler<'systemStatus'> = (request) => {
  const { sandbox, settings } = request
  const info = statusInfo(request)
  if (settings.statusNumber !== null)
    return { status: settings.statusNumber, serverTime: sandbox.now(), info }
  const { maintenance, regionRestriction } = settings
  const hour = 3_600_000
  const from = Math.floor(sandbox.now() / hour) * hour
  const window = maintenance ? { maintenanceFrom: from, maintenanceTo: from + 2 * hour } : {}
  return { maintenance, regionRestriction, ...window, serverTime: sandbox.now(), info }
}

export const mobileTemplate = 'm1'

function statusInfo(request: SandboxRequest<'systemStatus'>): SystemStatus['info'] {
  const { merchant, settings, sandbox } = request
  return {
    customerService: listServices(request),
    imageCDNs: ['/cdn/a', '/cdn/b'],
    domainRoute: [...merchant.origins],
    mobileTemplate,
    paths: statedPaths(merchant),
    register: settings.register,
    resources: merchant.world.resources ?? [],
    whitelabel: whitelabelTree(settings.whitelabel),
    ...(merchant.origins[0] === undefined ? {} : { mainDomain: new URL(merchant.origins[0]).host }),
    encryption: sandbox.key.published,
  }
}

/** Lists the paths of this merchant's calls that differ from the defaults. */
function statedPaths({ paths }: SandboxMerchant): Record<string, string> {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([name, path]) => (path === undefined ? [] : [[name, path]])),
  )
}

const whitelabel: Handler<'whitelabel'> = ({ settings }) => whitelabelTree(settings.whitelabel)

/** Modules that stand under another one, and are off with it. */
const parents: Readonly<Record<string, string | undefined>> = {
  SIGNCONDIV3: 'AFFMAN3',
  DAILYSALCONT3: 'AFFMAN3',
  HOURSAL3: 'AFFMAN3',
}

function whitelabelTree(given: Readonly<Record<string, boolean>>): WhitelabelNode[] {
  const below = (parent: string | undefined): WhitelabelNode[] =>
    Object.entries(given)
      .filter(([modId]) => parentOf(modId, given) === parent)
      .map(([modId, on]) => {
        const childrenNodes = below(modId)
        const node = { modId, enabled: on ? ('1' as const) : ('0' as const) }
        return childrenNodes.length > 0 ? { ...node, childrenNodes } : node
      })
  return below(undefined)
}

/** The module above one; of what the gateway does not say, none. */
function parentOf(modId: string, given: Readonly<Record<string, boolean>>): string | undefined {
  const parent = Object.hasOwn(parents, modId) ? parents[modId] : undefined
  return parent !== undefined && Object.hasOwn(given, parent) ? parent : undefined
}

const templates: Handler<'templates'> = ({ settings }) => settings.templates

const consolidatedSettings: Handler<'consolidatedSettings'> = (request) => {
  const { merchant, settings, sandbox, origin } = request
  return {
    ...composeConsolidated(merchant, settings),
    socialProviders: settings.socialProviders.map((id) => ({
      id,
      clientId: `${merchant.code}.${id}`,
      authorizationEndpoint: `${sandbox.socialOrigin()}/auth`,
      redirectUri: `${origin}/m/login`,
      scope: 'openid email profile',
    })),
  }
}

/** Returns the consolidated settings without the social providers. */
export function composeConsolidated({ world }: SandboxMerchant, settings: SandboxSettings) {
  const { code, symbol, digits } = currencyOf(world)
  return {
    currency: code,
    currencySymbol: symbol,
    currencyDigits: digits,
    humanCheck: settings.humanCheck && isFlagOn(settings, 'GEETEST3'),
    loginCaptcha: settings.loginCaptcha === 'always' && isFlagOn(settings, 'CAPTCHA3'),
    trial: isFlagOn(settings, 'FREEPLAY3'),
    passwordByEmail: settings.passwordByEmail,
    revealUnknownAccount: settings.revealUnknownAccount,
    passwordBy: [
      ...(settings.passwordByEmail ? (['email'] as const) : []),
      ...(settings.passwordBySms ? (['sms'] as const) : []),
      'service' as const,
    ],
    withdrawalPassword: settings.withdrawalPassword,
    bankCards: { max: settings.maxBankCards },
    feedback: settings.feedback,
    identity: settings.identity,
    securityQuestions: settings.securityQuestions,
  }
}

const domainRoute: Handler<'domainRoute'> = ({ merchant: { origins } }) => ({
  routes: [...origins],
  ...(origins[0] === undefined ? {} : { mainDomain: new URL(origins[0]).host }),
})

const customerService: Handler<'customerService'> = (request) => listServices(request)

export const systemHandlers = {
  consolidatedSettings,
  customerService,
  domainRoute,
  systemStatus,
  templates,
  whitelabel,
}

function listServices({
  merchant,
  language,
}: Pick<SandboxRequest<'customerService'>, 'merchant' | 'language'>) {
  return (merchant.world.services ?? []).map(({ csType, url, hours, account }) => ({
    csType,
    path: Buffer.from(url).toString('base64'),
    ...(hours !== undefined && { hours: formatText(hours, language) }),
    ...(account !== undefined && { account }),
  }))
}
