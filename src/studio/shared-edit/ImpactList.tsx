import type { ReactNode } from 'react'
import type { SharedEditImpact } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './SharedEditWindow.module.css'

/** Lists what an edit does to each merchant: who changes and how, who has it, who cannot and why, and who inherits it. */
export function ImpactList({ impact }: { readonly impact: SharedEditImpact }): ReactNode {
  const t = useT('sharedEdit')
  const { merchants, heirs, broken } = impact
  const of = (is: (typeof merchants)[number]['outcome']) =>
    merchants.filter(({ outcome }) => outcome === is)
  const having = of('has')
  return (
    <div className={styles['impact']}>
      <Part title={t('changes')} merchants={of('changes')} nothing={t('unnoticed')} />
      <Part title={t('heirs')} merchants={heirs} nothing={t('unnoticed')} />
      <Part title={t('broken')} merchants={broken} nothing="" />
      <Part title={t('cannot')} merchants={of('cannot')} nothing="" />
      {having.length > 0 && (
        <section>
          <h3 className={styles['label']}>{t('has')}</h3>
          <p>{having.map(({ code }) => code).join(', ')}</p>
        </section>
      )}
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly merchants: readonly { readonly code: string; readonly sentences: readonly string[] }[]
  /** The sentence of a merchant without any. */
  readonly nothing: string
}

function Part({ title, merchants, nothing }: PartProps): ReactNode {
  if (merchants.length === 0) return null
  return (
    <section>
      <h3 className={styles['label']}>{title}</h3>
      <ul>
        {merchants.map(({ code, sentences }) => (
          <li key={code}>
            <details open={merchants.length <= 3}>
              <summary>{code}</summary>
              <ul className={styles['sentences']}>
                {(sentences.length > 0 ? sentences : [nothing]).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
