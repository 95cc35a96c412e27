import type { ReactNode } from 'react'
import { errorMessageKey, errorMessageValues } from '../../gateway/error-message-key.ts'
import type { Called } from '../../gateway/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { useConnection } from '../../state/connection.ts'
import { Notice } from '../ui/Notice.tsx'

export interface AnswerProps<V> {
  readonly call: Pick<Called<V>, 'value' | 'error' | 'retry' | 'refreshing'>
  /** Stands there while the first answer is on its way, with the geometry of what comes. */
  readonly skeleton: ReactNode
  /** What is said when there is nothing; the ornament of the skin stands with it. */
  readonly empty: string
  /** `row` where there is no room for a drawing. */
  readonly size?: 'row' | 'section'
  readonly isEmpty: (value: V) => boolean
  readonly children: (value: V) => ReactNode
}

/**
 * The four states of what a block asked the gateway for; what was loaded stays over a failure. While
 * the phone is offline the page says so once, so a block that has nothing keeps its place instead.
 */
export function Answer<V>(props: AnswerProps<V>): ReactNode {
  const { call, skeleton, empty, isEmpty, size = 'section', children } = props
  const { ornaments } = useSkin().look
  const t = useT()
  const disconnected = useConnection() === 'offline'
  const { value, error, retry, refreshing } = call
  if (value !== undefined && !isEmpty(value)) return children(value)
  const action = { label: t('common.retry'), onPress: retry, busy: refreshing }
  if (value !== undefined)
    return (
      <Notice kind="empty" size={size} line={empty} action={action} ornament={ornaments['empty']} />
    )
  const offline = error?.kind === 'offline'
  if (!error || (offline && disconnected)) return skeleton
  return (
    <Notice
      size={size}
      kind={offline ? 'offline' : 'error'}
      line={t(errorMessageKey(error), errorMessageValues(error))}
      action={action}
      ornament={ornaments[offline ? 'offline' : 'error']}
    />
  )
}
