import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useT } from '../i18n/use-t.ts'
import { StudioIconButton } from './StudioButton.tsx'
import styles from './Window.module.css'

export interface WindowProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** The actions below the content. */
  readonly foot?: ReactNode
  readonly size?: 'narrow' | 'wide'
}

/** A window over the page that is closed before anything else is done. */
export function Window({ title, onClose, children, foot, size = 'wide' }: WindowProps): ReactNode {
  const common = useT('common')
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={styles['scrim'] ?? ''}
    >
      <Modal className={styles['modal'] ?? ''} data-size={size}>
        <Dialog className={styles['dialog'] ?? ''}>
          <header className={styles['head']}>
            <Heading slot="title" className={styles['title'] ?? ''}>
              {title}
            </Heading>
            <StudioIconButton icon="close" label={common('close')} onPress={onClose} />
          </header>
          {children}
          {foot && <footer className={styles['foot']}>{foot}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
