import type { ReactNode } from 'react'
import { keySchema, merchantSchema } from '../../core/config/schema-registry.ts'
import { ArtView } from '../art/ArtView.tsx'
import { BlockView } from '../form/BlockView.tsx'
import { FileText } from '../form/FileText.tsx'
import { FormSheet } from '../form/FormSheet.tsx'
import { kindOfSchema } from '../form/kind-of.ts'
import { PageSettings } from '../form/PageSettings.tsx'
import { Setting, SettingList } from '../form/Setting.tsx'
import { HistoryList } from '../history/HistoryList.tsx'
import { useFormatKey, useT } from '../i18n/use-t.ts'
import { usePlace } from '../navigation/navigation.ts'
import { RegistrationFields } from '../registration/RegistrationFields.tsx'
import { useValues } from '../state/use-editor.tsx'
import { generalKeys, type View, viewOf } from '../tree/view.ts'
import { WordsView } from '../words/WordsView.tsx'

/** Shows the editor of the place in the address. */
export function EditorPane(): ReactNode {
  const t = useT('form')
  const history = useT('history')
  const { path } = usePlace()
  const values = useValues()
  const view = viewOf(path)
  if (values.problem !== undefined && isForm(view)) return <FileText problem={values.problem} />
  switch (view.kind) {
    case 'file':
      return <FileText />
    case 'words':
      return <WordsView />
    case 'art':
      return <ArtView />
    case 'history':
      return (
        <FormSheet title={history('title')} hint={history('hint')} path={path}>
          <HistoryList key={path} path={path.slice('history.'.length)} />
        </FormSheet>
      )
    case 'general':
      return (
        <FormSheet key={view.kind} title={t('hosts')} path={path}>
          {generalKeys.map((key) => (
            <Setting key={key} path={[key]} schema={keySchema(merchantSchema.schema, key) ?? {}} />
          ))}
        </FormSheet>
      )
    case 'page':
      return <PageSettings key={view.page} page={view.page} path={path} />
    case 'block':
      return <BlockView key={`${view.page} ${view.id}`} page={view.page} id={view.id} path={path} />
    default:
      return <SectionView key={view.path.join('.')} view={view} path={path} />
  }
}

function SectionView({
  view,
  path,
}: {
  readonly view: View & { kind: 'settings' }
  readonly path: string
}): ReactNode {
  const formatKey = useFormatKey()
  const [section = ''] = view.path
  const { kind, description } = kindOfSchema(keySchema(merchantSchema.schema, section) ?? {})
  return (
    <FormSheet title={formatKey(section)} hint={description} path={path}>
      {section === 'registration' && <RegistrationFields />}
      {kind.kind === 'group' && <SettingList path={view.path} properties={kind.properties} />}
    </FormSheet>
  )
}

/** Returns true for a view that edits settings, which needs a readable file. */
function isForm({ kind }: View): boolean {
  return kind !== 'file' && kind !== 'words' && kind !== 'art' && kind !== 'history'
}
