import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Tree } from 'react-aria-components/Tree'
import { useT } from '../i18n/use-t.ts'
import { useInSight } from '../look/use-in-sight.ts'
import { goTo, usePlace } from '../navigation/navigation.ts'
import { useChecks, useMerchantCode, useValues } from '../state/use-editor.tsx'
import { AddPage } from './AddPage.tsx'
import styles from './MerchantTree.module.css'
import { readPages } from './read-pages.ts'
import { SectionRow } from './SectionRow.tsx'
import { tallyFindings } from './tally-findings.ts'
import { useBlockDragging } from './use-block-dragging.tsx'
import { useMoveKeys } from './use-move-keys.ts'
import { rowOf, sections } from './view.ts'

/** Shows the parts of a merchant that can be edited. Blocks can be dragged, or moved with Alt and the arrow keys. */
export function MerchantTree(): ReactNode {
  const t = useT('tree')
  const code = useMerchantCode()
  const checks = useChecks()
  const values = useValues()
  const { path } = usePlace()
  const row = rowOf(path)
  const [opened, setOpened] = useState<readonly (string | number)[]>(['pages', 'pages.home'])
  useEffect(() => setOpened((last) => [...new Set([...last, ...above(row)])]), [row])
  const pages = useMemo(() => readPages(values), [values])
  const tally = useMemo(() => tallyFindings(checks.findings), [checks.findings])
  const [isAdding, setAdding] = useState(false)
  const dragging = useBlockDragging(pages)
  return (
    <div onKeyDownCapture={useMoveKeys()}>
      <Tree
        ref={useInSight(row)}
        aria-label={t('title')}
        className={styles['tree'] ?? ''}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[row]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys
          if (key !== undefined) goTo({ merchant: code, path: String(key) })
        }}
        expandedKeys={opened}
        onExpandedChange={(keys) => setOpened([...keys])}
        dragAndDropHooks={dragging}
      >
        {sections.map((section) => (
          <SectionRow
            key={section.path}
            section={section}
            pages={pages}
            tally={tally}
            onAddPage={() => setAdding(true)}
          />
        ))}
      </Tree>
      {isAdding && <AddPage onClose={() => setAdding(false)} />}
    </div>
  )
}

/** The rows that have to be open for a row to be seen. */
function above(row: string): string[] {
  const [pages, page, blocks] = row.split('.')
  return pages === 'pages' && blocks !== undefined ? ['pages', `pages.${page}`] : []
}
