import { type ReactNode, useEffect } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import type { Skin } from '../../../../../core/contract/skin.ts'
import { formatTime } from '../../../../i18n/format-time.ts'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { Button, ButtonLink } from '../../../../kit/controls/Button.tsx'
import { useNavigate, useSearch } from '../../../../kit/controls/navigation.tsx'
import { Tabs } from '../../../../kit/controls/Tabs.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useLeastAge } from '../../../../kit/pages/use-least-age.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useLanguage } from '../../../../state/language.ts'
import { useSessionKind } from '../../../../state/session.ts'
import { useNamedStep } from '../../../../state/step-title.ts'
import styles from './Documents.module.css'

const names = ['agreement', 'privacy', 'responsible', 'bonus'] as const
type DocumentName = (typeof names)[number]

/**
 * Shows the user agreement, privacy, responsible play and the bonus terms with their version, a table of
 * contents and a button to print (SPEC §11.56). The query names the document.
 */
export default function Documents(): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const search = useSearch()
  const asked = search.get('section')
  const name = names.find((one) => one === asked) ?? 'agreement'
  useUnindexed()
  useNamedStep(asked === null ? undefined : t(`legal.title.${name}`))
  return (
    <PagePart>
      <Tabs
        label={t('legal.documents')}
        tabs={names.map((key) => ({ key, label: t(`legal.title.${key}`) }))}
        selected={name}
        onSelect={(section) => navigate(pathTo('userAgreement', { section }), { replace: true })}
      >
        <LegalDocument name={name} />
      </Tabs>
    </PagePart>
  )
}

function LegalDocument({ name }: { readonly name: DocumentName }): ReactNode {
  const t = useT()
  const text = useText()
  const language = useLanguage()
  const age = useLeastAge()
  const { documents, brand } = useSkin()
  const sections = listSections(documents, name)
  const values = { age, brand: text(brand.name) }
  const date = new Date(`${documents.updated}T00:00:00Z`)
  return (
    <article className={styles['document']}>
      <header className={styles['head']}>
        <p className={typography['muted']}>
          {t('legal.version', {
            version: documents.version,
            date: formatTime(date, language, { dateStyle: 'long', timeZone: 'UTC' }),
          })}
        </p>
        <Button variant="outline" size="small" onClick={() => print()}>
          {t('legal.print')}
        </Button>
      </header>
      <p>{t(`legal.${name}.intro`, values)}</p>
      <nav className={styles['contents']} aria-label={t('legal.contents')}>
        <h2 className={`${styles['title']} ${typography['title']}`}>{t('legal.contents')}</h2>
        <ol>
          {sections.map((section, index) => (
            <li key={section.title}>
              <button type="button" className={styles['entry']} onClick={() => focusSection(index)}>
                {index + 1}. {t(section.title)}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {name === 'responsible' && <LimitsLink />}
      {sections.map((section, index) => (
        <section key={section.title}>
          <h2
            className={`${styles['title']} ${typography['title']}`}
            id={sectionId(index)}
            tabIndex={-1}
          >
            {index + 1}. {t(section.title)}
          </h2>
          {t(section.text, values)
            .split('\n')
            .map((paragraph) => (
              <p key={paragraph} className={styles['paragraph']}>
                {paragraph}
              </p>
            ))}
        </section>
      ))}
    </article>
  )
}

/** Links a member from the text about limits to the page that sets them. */
function LimitsLink(): ReactNode {
  const t = useT()
  const kind = useSessionKind()
  if (kind !== 'member' && kind !== 'agent') return null
  return (
    <ButtonLink variant="primary" wide icon="limit" to={pathTo('playSafely')}>
      {t('legal.setLimits')}
    </ButtonLink>
  )
}

/** Lists the messages of a document's sections, as the merchant orders them. */
function listSections(documents: Skin['documents'], name: DocumentName) {
  switch (name) {
    case 'agreement':
      return documents.agreement.map((id) => keysOf(`legal.agreement.${id}`))
    case 'privacy':
      return documents.privacy.map((id) => keysOf(`legal.privacy.${id}`))
    case 'responsible':
      return documents.responsible.map((id) => keysOf(`legal.responsible.${id}`))
    case 'bonus':
      return documents.bonus.map((id) => keysOf(`legal.bonus.${id}`))
  }
}

function keysOf<const K extends string>(key: K) {
  return { title: `${key}.title`, text: `${key}.text` } as const
}

function sectionId(index: number): string {
  return `section-${index + 1}`
}

function focusSection(index: number): void {
  const heading = document.getElementById(sectionId(index))
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** Asks search engines to leave the page out while it is shown. */
function useUnindexed(): void {
  useEffect(() => {
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = 'noindex'
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}
