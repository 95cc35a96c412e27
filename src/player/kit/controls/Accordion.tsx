import { type ReactNode, useId, useState } from 'react'
import styles from './Accordion.module.css'
import { Row } from './Row.tsx'

export interface AccordionItemProps {
  readonly title: ReactNode
  /** The level of its heading: 2 below the title of the page, 3 below that of a part, 4 inside another item. */
  readonly level?: 2 | 3 | 4
  /** Open from the start. */
  readonly open?: boolean
  /** Called when the player opens it. */
  readonly onOpen?: () => void
  readonly children: ReactNode
}

/** Items that the player opens and closes. An item renders its content only while it is open. */
export function Accordion({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles['accordion']} data-kit="accordion">
      {children}
    </div>
  )
}

export function AccordionItem(props: AccordionItemProps): ReactNode {
  const id = useId()
  const [open, setOpen] = useState(props.open === true)
  const Heading = `h${props.level ?? 3}` as const
  function toggle(): void {
    setOpen(!open)
    if (!open) props.onOpen?.()
  }
  return (
    <div className={styles['item']} data-part="item">
      <Heading>
        <Row
          className={styles['head']}
          data-kind="heading"
          open={open}
          controls={id}
          onPress={toggle}
          title={props.title}
        />
      </Heading>
      <div className={styles['content']} data-part="content" id={id} hidden={!open}>
        {open && props.children}
      </div>
    </div>
  )
}
