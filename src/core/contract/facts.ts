/** The kind of a player's session (SPEC §6.1 to §6.4). An agent is also a member; a trial account is not. */
export type SessionKind = 'guest' | 'member' | 'trial' | 'agent'
export type Device = 'browser' | 'pwa' | 'webclip' | 'app'
export type TemplateName = 'mem_cen' | 'dep_func'
export type TemplateVariant = 'base' | 'new'

/** Every fact of the running page that a condition can read. An absent fact is not known yet. */
export interface Facts {
  readonly flags: Readonly<Record<string, boolean>>
  readonly templates: Readonly<Partial<Record<TemplateName, TemplateVariant>>>
  /** Live settings by dotted path, such as `register.captcha`. */
  readonly settings: Readonly<Record<string, boolean | string | number | undefined>>
  readonly session: SessionKind
  readonly language: string
  readonly device: Device
}
