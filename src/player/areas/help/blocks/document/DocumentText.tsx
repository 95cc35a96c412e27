import { type ReactNode, Suspense, useReducer } from 'react'
import { documentArea, documentKey } from '../../../../../core/contract/document-key.ts'
import type { Area, MessageKey } from '../../../../i18n/message-key.ts'
import { loadAreas, readI18n } from '../../../../i18n/start-i18n.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'

const GatewayHtml = lazyPart(() => import('../../../../kit/pages/GatewayHtml.tsx'))

/** Shows a text of the merchant. It loads as a message of the language that is shown (SPEC §2.64). */
export default function DocumentText({ settings }: BlockProps<'document'>): ReactNode {
  const t = useT()
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  const key = documentKey(settings.file)
  // The site writes this message; an empty text says that it loads.
  const html = t(key as MessageKey)
  const hasFailed = html !== '' && !readI18n().has(key)
  const retry = (): void => {
    void loadAreas([documentArea(settings.file) as Area])?.then(refresh)
  }
  const skeleton = <Skeleton shape="text" height={28} count={12} />
  return (
    <Section tone={settings.tone}>
      {hasFailed ? (
        <Notice
          kind="error"
          line={t('error.network')}
          action={{ label: t('common.retry'), onPress: retry }}
        />
      ) : (
        <Suspense fallback={skeleton}>{html ? <GatewayHtml html={html} /> : skeleton}</Suspense>
      )}
    </Section>
  )
}
