import type { ReactNode } from 'react'
import { listBlockSchemas } from '../../core/config/block-schemas.ts'
import type { Schema } from '../../core/config/schema-registry.ts'
import { useFormatKey, useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import { goTo } from '../navigation/navigation.ts'
import { useMerchantCode, useValues } from '../state/use-editor.tsx'
import { readBlocks } from '../tree/read-pages.ts'
import { BlockActions } from './BlockActions.tsx'
import { BlockSettingsForm } from './BlockSettingsForm.tsx'
import { FallbackSetting } from './FallbackSetting.tsx'
import { FormSheet } from './FormSheet.tsx'
import { Group } from './Group.tsx'
import { kindOfSchema } from './kind-of.ts'
import { SettingList } from './Setting.tsx'

export interface BlockViewProps {
  readonly page: string
  readonly id: string
  /** The dotted path of the address. */
  readonly path: string
}

/** Shows a block: its type, its place and all its settings. */
export function BlockView({ page, id, path }: BlockViewProps): ReactNode {
  const t = useT('form')
  const formatKey = useFormatKey()
  const code = useMerchantCode()
  const blocks = readBlocks(useValues(), page)
  const block = blocks.find((one) => one.id === id)
  if (!block)
    return (
      <FormSheet title={id} path={path} hint={t('block.unknown', { page })}>
        <StudioButton onPress={() => goTo({ merchant: code, path: `pages.${page}` })}>
          {t('block.others')}
        </StudioButton>
      </FormSheet>
    )
  const { type, state } = block
  const schema = type === undefined ? undefined : listBlockSchemas().get(type)
  const edited = schema && kindOfSchema(schema)
  const properties = edited?.kind.kind === 'group' ? edited.kind.properties : undefined
  return (
    <FormSheet
      title={formatKey(id)}
      subtitle={t('block.subtitle', {
        type: type === undefined ? t('block.noType') : formatKey(type),
        page: formatKey(page),
      })}
      hint={state === 'removed' ? t('block.removed') : edited?.description}
      path={path}
      actions={<BlockActions page={page} block={block} blocks={blocks} />}
    >
      {state !== 'removed' && schema && properties && (
        <BlockSettings
          path={['pages', page, 'blocks', id]}
          schema={schema}
          properties={properties}
        />
      )}
      {state !== 'removed' && !properties && <p>{t('block.noForm')}</p>}
    </FormSheet>
  )
}

interface BlockSettingsProps {
  readonly path: readonly string[]
  readonly schema: Schema
  readonly properties: Readonly<Record<string, Schema>>
}

/** Shows the variant and settings of a block, then its condition and note, then its fallback. */
function BlockSettings({ path, schema, properties }: BlockSettingsProps): ReactNode {
  const t = useT('form')
  const { variant: _variant, settings: _settings, type: _type, fallback, ...others } = properties
  return (
    <>
      <BlockSettingsForm path={path} schema={schema} />
      <Group title={t('block.when')}>
        <SettingList path={path} properties={others} />
      </Group>
      {fallback && <FallbackSetting path={[...path, 'fallback']} schema={fallback} />}
    </>
  )
}
