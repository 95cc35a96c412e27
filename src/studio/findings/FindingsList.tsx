import type { ReactNode } from 'react'
import { formatMore, listFindings } from '../../core/config/finding.ts'
import type { StudioFinding } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { StudioButton, StudioIconButton } from '../look/StudioButton.tsx'
import { StudioIcon } from '../look/StudioIcon.tsx'
import { goTo } from '../navigation/navigation.ts'
import { useChecks, useDispatch, useEditorState } from '../state/use-editor.tsx'
import styles from './FindingsList.module.css'
import { placeOfFinding } from './place-of-finding.ts'

/** Shows the findings of the merchant as it is typed, with a link to each place. */
export function FindingsList({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT('findings')
  const checks = useChecks()
  const { findings, isFresh } = checks
  const { listed, more } = listFindings(findings)
  return (
    <section className={styles['panel']} aria-label={t('title')} aria-busy={!isFresh}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{t('title')}</h2>
        <StudioIconButton icon="close" label={t('close')} onPress={onClose} />
      </header>
      {findings.length === 0 ? (
        <p className={styles['empty']}>{isFresh ? t('none') : t('checking')}</p>
      ) : (
        <ul className={styles['list']}>
          {listed.map((finding) => (
            <Finding
              key={`${finding.file} ${finding.line} ${finding.column} ${finding.code} ${finding.message}`}
              finding={finding}
            />
          ))}
          {more.map(({ file, count }) => (
            <li key={file} className={styles['place']}>
              {formatMore(file, count)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Finding({ finding }: { readonly finding: StudioFinding }): ReactNode {
  const t = useT('findings')
  const step = useT('steps')
  const editor = useEditorState()
  const checks = useChecks()
  const dispatch = useDispatch()
  const { severity, message, file, line, column, path, code, fix } = finding
  const isOwn = editor.session.files.has(file)
  const place = placeOfFinding(finding)
  return (
    <li className={styles['finding']} data-severity={severity}>
      <StudioIcon name={severity} />
      <div className={styles['words']}>
        <p>{message}</p>
        <p className={styles['place']}>
          {file}:{line}:{column} · {code}
        </p>
        {fix && !isOwn && (
          <p className={styles['place']}>{t('fixByCommand', { command: commandFor(file) })}</p>
        )}
      </div>
      <div className={styles['actions']}>
        {fix && isOwn && (
          <StudioButton
            isDisabled={!checks.isFresh}
            onPress={() =>
              dispatch({ act: 'fix', file, fix, name: step('fix', { place: path || code }) })
            }
          >
            {t('fix')}
          </StudioButton>
        )}
        {place && <StudioIconButton icon="chevron" label={t('go')} onPress={() => goTo(place)} />}
      </div>
    </li>
  )
}

/** Returns the command that corrects a file that is not open here, such as one of a parent. */
function commandFor(file: string): string {
  const [, merchant = ''] = /^merchants\/([^/]+)\//.exec(file) ?? []
  return `npx livery validate ${merchant} --fix`
}
