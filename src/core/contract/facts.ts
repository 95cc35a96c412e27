/** The kinds of a player's session (SPEC §6.1 to §6.4). An agent is also a member; a trial account is not. */
export const sessionKinds = ['guest', 'member', 'trial', 'agent'] as const
export type SessionKind = (typeof sessionKinds)[number]
export const devices = ['browser', 'pwa', 'webclip', 'app'] as const
export type Device = (typeof devices)[number]
export const templateNames = ['mem_cen', 'dep_func'] as const
export type TemplateName = (typeof templateNames)[number]
export const templateVariants = ['base', 'new'] as const
export type TemplateVariant = (typeof templateVariants)[number]

/** Every fact of the running page that a condition can read. An absent fact is not known yet. */
export interface Facts {
  readonly flags: Readonly<Record<string, boolean>>
  readonly templates: Readonly<Partial<Record<TemplateName, TemplateVariant>>>
  /** Live settings by dotted path, such as `register.captcha`. */
  readonly settings: Readonly<Record<string, boolean | string | number | undefined>>
  readonly session: SessionKind
  readonly language: string
  readonly device: Device
  /** A moment by the server's clock, in epoch milliseconds. */
  readonly time?: number
}
