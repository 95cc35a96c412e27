import type { Merchant, OwnPage, Theme } from '../contract/generated/config.ts'
import type { OwnPageId } from '../contract/own-pages.ts'
import type { PageId } from '../contract/pages.ts'
import type { RemovedFields } from '../contract/registration-fields.ts'
import type { SkinPage } from '../contract/skin.ts'

type Section<K extends keyof Merchant> = NonNullable<Merchant[K]>
type Filled<T> = { readonly [K in keyof T]-?: NonNullable<T[K]> }

/** A merchant with its layers merged and the platform's defaults filled in. */
export interface ResolvedMerchant {
  readonly schemaVersion: 1
  readonly code: string
  readonly extends?: string
  readonly hosts: readonly string[]
  readonly archived: boolean
  readonly timeZone: string
  readonly brand: Section<'brand'>
  readonly theme: Theme
  readonly languages: Filled<Section<'languages'>>
  readonly gateway: Filled<Omit<Section<'gateway'>, 'publicKey'>> & { readonly publicKey?: string }
  readonly flags: Filled<Section<'flags'>>
  readonly forceOff: Section<'forceOff'>
  readonly pages: { readonly [P in PageId]: SkinPage } & {
    readonly [P in OwnPageId]: Omit<OwnPage, 'moves'> & SkinPage
  }
  readonly registration: Filled<Section<'registration'>> & RemovedFields
  readonly navigation: Filled<Section<'navigation'>>
  readonly lobby: Filled<Section<'lobby'>>
  readonly profile: Filled<Section<'profile'>>
  readonly documents: Filled<Section<'documents'>>
  readonly safety: Filled<Section<'safety'>>
}
