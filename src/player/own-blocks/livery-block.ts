import type { FlagName } from '../../core/contract/flags.ts'
import type { MessageKey, MessageValues } from '../i18n/message-key.ts'
import { useT as useProductT } from '../i18n/use-t.ts'
import { useFlag as useProductFlag } from '../registry/use-flag.ts'

/**
 * The module `livery/block` as own blocks import it. The package has its types (`tools/package/write-block-types.ts`), and
 * `blockApiNames` lists its values for the check of a block's code.
 */
export type { CallValue } from '../../core/contract/calls.ts'
export type { Text } from '../../core/contract/generated/config.ts'
export { pathTo } from '../../core/contract/pages.ts'
export { useCall } from '../gateway/use-call.ts'
export { useMessageLanguage, useText } from '../i18n/use-t.ts'
export { Button, ButtonLink } from '../kit/controls/Button.tsx'
export { Icon } from '../kit/controls/Icon.tsx'
export { Money } from '../kit/controls/Money.tsx'
export { Link } from '../kit/controls/navigation.tsx'
export { Picture } from '../kit/controls/Picture.tsx'
export { Progress } from '../kit/controls/Progress.tsx'
export { Row } from '../kit/controls/Row.tsx'
export { RowList } from '../kit/controls/RowList.tsx'
export { Skeleton } from '../kit/controls/Skeleton.tsx'
export { Tag } from '../kit/controls/Tag.tsx'
export { useCurrency } from '../kit/money/use-currency.ts'
export { Answer } from '../kit/pages/Answer.tsx'
export { EmptyNotice } from '../kit/pages/EmptyNotice.tsx'
export { Section } from '../kit/pages/Section.tsx'
export type { PlacedProps as BlockProps } from '../registry/placed-props.ts'
export { useSessionKind as useAccount } from '../state/session.ts'

/** The key of a message of an own block: its type, which has a dash, and the key in its group. */
type OwnMessageKey = `${string}-${string}.${string}`

/** Returns the function that translates a key of the block's messages, or of the product's, into the current language. */
export function useT(): (key: MessageKey | OwnMessageKey, values?: MessageValues) => string {
  // The page has loaded the messages of its own blocks, whose keys the compiler does not know.
  return useProductT() as ReturnType<typeof useT>
}

/** Returns whether a whitelabel flag, which may be of any name, is on: the gateway's value, or the default until the gateway answers. */
export function useFlag(name: FlagName | (string & Record<never, never>)): boolean {
  // The product's hook reads flags of any name. Its type finds mistyped names in the product.
  return useProductFlag(name as FlagName)
}
