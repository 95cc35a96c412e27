import type { ComponentType, ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { type Loaded, useLoaded } from '../state/use-loaded.ts'
import { Screen } from './Screen.tsx'
import { StudioButton } from './StudioButton.tsx'
import { Window } from './Window.tsx'

/** A page or a window of the studio whose code is loaded when it is first shown. */
export interface LazyCode<Props> {
  /** Names it among all. */
  readonly name: string
  readonly load: () => Promise<ComponentType<Props>>
}

export interface LazyViewProps<Props> {
  readonly code: LazyCode<Props>
  /** Those of the page or window. */
  readonly props: Props
}

/** Shows a page, once its code is there. */
export function LazyPage<Props extends object>(view: LazyViewProps<Props>): ReactNode {
  const t = useT('frame')
  const loaded = useCode(view.code)
  if (loaded.state === 'loading') return <Screen title={t('opening')} line="" />
  if (loaded.state === 'failed')
    return (
      <Screen title={t('code.failed')} line={t('code.why')}>
        <LoadAgain />
      </Screen>
    )
  const Page = loaded.value
  return <Page {...view.props} />
}

/** Shows a window, once its code is there. */
export function LazyWindow<Props extends { readonly onClose: (isDone: boolean) => void }>(
  view: LazyViewProps<Props>,
): ReactNode {
  const t = useT('frame')
  const loaded = useCode(view.code)
  if (loaded.state === 'loaded') {
    const Opened = loaded.value
    return <Opened {...view.props} />
  }
  const isFailed = loaded.state === 'failed'
  return (
    <Window
      title={t(isFailed ? 'code.failed' : 'opening')}
      size="narrow"
      onClose={() => view.props.onClose(false)}
      foot={isFailed && <LoadAgain />}
    >
      <p role="status">{isFailed && t('code.why')}</p>
    </Window>
  )
}

/** Code does not change while a page is open. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false }

function useCode<Props>({ name, load }: LazyCode<Props>): Loaded<ComponentType<Props>> {
  return useLoaded(['code', name], load, once)
}

/** A browser may keep a script that failed to load, until the page is loaded again. */
function LoadAgain(): ReactNode {
  const t = useT('frame')
  return (
    <StudioButton tone="main" onPress={() => location.reload()}>
      {t('code.again')}
    </StudioButton>
  )
}
