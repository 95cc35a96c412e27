import type { ReactNode } from 'react'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { Accordion, AccordionItem } from '../../../../kit/controls/Accordion.tsx'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import styles from './Questions.module.css'

/** Shows questions whose answers open below them (SPEC §2.65). */
export default function Questions({ settings }: BlockProps<'questions'>): ReactNode {
  const text = useText()
  const t = useT()
  const { title, items, open, tone } = settings
  return (
    <Section title={title && text(title)} tone={tone}>
      {items.length === 0 && <EmptyNotice line={t('content.noQuestions')} />}
      {items.length > 0 && (
        <Accordion>
          {items.map(({ question, answer }, at) => (
            <AccordionItem
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of a skin does not change
              key={at}
              title={text(question)}
              level={title ? 3 : 2}
              open={open && at === 0}
            >
              <p className={styles['answer']}>{text(answer)}</p>
            </AccordionItem>
          ))}
        </Accordion>
      )}
    </Section>
  )
}
