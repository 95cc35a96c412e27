import type { ReactNode } from 'react'
import { blockSchemas } from '../../core/config/block-schemas.ts'
import type { Edit } from '../../core/config/edit/edit.ts'
import type { Schema } from '../../core/config/schema-registry.ts'
import { useFormatKey, useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import { goTo } from '../navigation/navigation.ts'
import { useDispatch, useMerchantCode, useValues } from '../state/use-editor.tsx'
import { moveBlock, placeBlock, removeBlock, restoreBlock } from '../tree/edit-blocks.ts'
import { readBlocks } from '../tree/read-pages.ts'
import { BlockSettingsForm } from './BlockSettingsForm.tsx'
import { FallbackSetting } from './FallbackSetting.tsx'
import { FormSheet } from './FormSheet.tsx'
import { Group } from './Group.tsx'
import { kindOfSchema } from './kind-of.ts'
import { MoveButtons } from './MoveButtons.tsx'
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
  const step = useT('steps')
  const formatKey = useFormatKey()
  const code = useMerchantCode()
  const values = useValues()
  const dispatch = useDispatch()
  const blocks = readBlocks(values, page)
  const block = blocks.find((one) => one.id === id)
  const placed = blocks.filter(({ state }) => state === 'placed')
  const index = placed.findIndex((one) => one.id === id)
  const at = ['pages', page, 'blocks', id]
  const edit = (edits: readonly Edit[], name: string): void =>
    dispatch({ act: 'edit', edits: edits.map((one) => ({ file: values.file, edit: one })), name })
  const place = { page, id }
  if (!block)
    return (
      <FormSheet title={id} path={path} hint={t('block.unknown', { page })}>
        <StudioButton onPress={() => goTo({ merchant: code, path: `pages.${page}` })}>
          {t('block.others')}
        </StudioButton>
      </FormSheet>
    )
  const { type, state } = block
  const schema = type === undefined ? undefined : blockSchemas.get(type)
  const edited = schema && kindOfSchema(schema)
  const properties = edited?.kind.kind === 'group' ? edited.kind.properties : undefined
  const actions = {
    placed: (
      <>
        <MoveButtons
          what={id}
          at={index}
          length={placed.length}
          onMove={(to) => edit(moveBlock(values, place, to), step('move', { block: id }))}
        />
        <StudioButton
          icon="trash"
          tone="danger"
          onPress={() => edit(removeBlock(values, place), step('remove', { block: id }))}
        >
          {t('block.remove')}
        </StudioButton>
      </>
    ),
    unplaced: (
      <StudioButton
        icon="plus"
        onPress={() => edit(placeBlock(values, place), step('place', { block: id }))}
      >
        {t('block.place')}
      </StudioButton>
    ),
    removed: (
      <StudioButton
        icon="reset"
        onPress={() => edit(restoreBlock(values, place), step('restore', { block: id }))}
      >
        {t('block.restore')}
      </StudioButton>
    ),
  }[state]
  return (
    <FormSheet
      title={formatKey(id)}
      subtitle={t('block.subtitle', {
        type: type === undefined ? t('block.noType') : formatKey(type),
        page: formatKey(page),
      })}
      hint={state === 'removed' ? t('block.removed') : edited?.description}
      path={path}
      actions={actions}
    >
      {state !== 'removed' && schema && properties && (
        <BlockSettings path={at} schema={schema} properties={properties} />
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
