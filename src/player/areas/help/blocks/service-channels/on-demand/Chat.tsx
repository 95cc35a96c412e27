import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readFrameAddress } from '../../../../../../core/contract/frame-address.ts'
import { useMutation } from '../../../../../gateway/use-mutation.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { Notice } from '../../../../../kit/controls/Notice.tsx'
import { Skeleton } from '../../../../../kit/controls/Skeleton.tsx'
import { useSkin } from '../../../../../registry/skin-context.tsx'
import styles from './Chat.module.css'

type ChatState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'open'; readonly url: string }

/**
 * Shows the live chat in a sandboxed frame. Its address must be on the list of hosts that a merchant
 * allows in frames (SPEC §12.30).
 */
export default function Chat(): ReactNode {
  const t = useT()
  const { frameHosts } = useSkin().gateway
  const { run } = useMutation('launchChat')
  const [state, setState] = useState<ChatState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const started = useRef(-1)
  useEffect(() => {
    // A chat is opened once for each attempt, also where effects run twice.
    if (started.current === attempt) return
    started.current = attempt
    setState({ kind: 'loading' })
    run().then(
      ({ url }) => {
        const address = readFrameAddress(url, { hosts: frameHosts, page: location.origin })
        setState(address ? { kind: 'open', url: address.href } : { kind: 'failed' })
      },
      () => setState({ kind: 'failed' }),
    )
  }, [run, frameHosts, attempt])
  if (state.kind === 'loading') return <Skeleton shape="card" height="20rem" />
  if (state.kind === 'failed')
    return (
      <Notice
        kind="error"
        size="row"
        line={t('support.chatFailed')}
        action={{ label: t('common.retry'), onPress: () => setAttempt(attempt + 1) }}
      />
    )
  return (
    <iframe
      className={styles['frame']}
      title={t('support.channels.CHAT')}
      src={state.url}
      sandbox="allow-scripts allow-forms allow-same-origin"
      referrerPolicy="no-referrer"
    />
  )
}
