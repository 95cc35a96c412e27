import type { ReactNode } from 'react'
import { errorMessageKey, errorMessageValues } from '../../gateway/error-message-key.ts'
import type { QueryResult } from '../../gateway/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { useConnection } from '../../state/connection.ts'
import { Notice } from '../controls/Notice.tsx'

export type AnswerProps<V> = CommonProps<V> & (EmptyProps<V> | NeverEmptyProps)

interface CommonProps<V> {
  readonly call: Pick<QueryResult<V>, 'value' | 'error' | 'retry' | 'refreshing'>
  /** Rendered while the first response is pending, in the size of the content. */
  readonly skeleton: ReactNode
  /** `row` for a compact notice without a drawing. */
  readonly size?: 'row' | 'section'
  /** Among the rows of a list: a skeleton and a notice are items too. */
  readonly inList?: boolean
  readonly children: (value: V) => ReactNode
}

/** A result that may be empty. */
interface EmptyProps<V> {
  readonly isEmpty: (value: V) => boolean
  /** Text for an empty result, shown with the skin's ornament. */
  readonly empty: string
  /** Leaves out the retry of an empty result, where the page offers its next step elsewhere. */
  readonly emptyAction?: 'none'
}

interface NeverEmptyProps {
  readonly isEmpty?: never
  readonly empty?: never
  readonly emptyAction?: never
}

/**
 * Renders the four states of a block's query: loading, loaded, empty and failed. A failure does not
 * replace loaded content. While the phone is offline the page reports it once, so a block without
 * content keeps its skeleton.
 */
export function Answer<V>(props: AnswerProps<V>): ReactNode {
  const { call, isEmpty, inList, children } = props
  const { value } = call
  if (value !== undefined && !isEmpty?.(value)) return children(value)
  const state = <AnswerState {...props} />
  return inList ? <li>{state}</li> : state
}

function AnswerState<V>(props: AnswerProps<V>): ReactNode {
  const { call, skeleton, empty = '', emptyAction, size = 'section' } = props
  const { ornaments } = useSkin().look
  const t = useT()
  const disconnected = useConnection() === 'offline'
  const { value, error, retry, refreshing } = call
  const action = { label: t('common.retry'), onPress: retry, busy: refreshing }
  if (value !== undefined)
    return (
      <Notice
        kind="empty"
        size={size}
        line={empty}
        ornament={ornaments['empty']}
        {...(emptyAction === 'none' ? {} : { action })}
      />
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
