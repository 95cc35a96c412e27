import type { ReactNode } from 'react'
import { useSkin } from '../../registry/skin-context.tsx'
import { Notice, type NoticeProps } from '../controls/Notice.tsx'
import { useNavigate } from '../controls/navigation.tsx'

export interface EmptyNoticeProps extends Omit<NoticeProps, 'kind' | 'ornament'> {
  /** The page that the button leads to, in place of an action. */
  readonly way?: Way
}

interface Way {
  readonly label: string
  readonly to: string
  /** Takes the place of this page in the history. */
  readonly replace?: boolean
}

/** Says that there is nothing to show, with the brand's drawing for it, and what to do about it. */
export function EmptyNotice({ way, ...notice }: EmptyNoticeProps): ReactNode {
  const navigate = useNavigate()
  const { ornaments } = useSkin().look
  const leave = way && {
    label: way.label,
    onPress: () => navigate(way.to, { replace: way.replace ?? false }),
  }
  return (
    <Notice
      kind="empty"
      ornament={ornaments['empty']}
      {...(leave && { action: leave })}
      {...notice}
    />
  )
}
