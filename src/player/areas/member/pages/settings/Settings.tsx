import { type ReactNode, Suspense, useState } from 'react'
import type { Profile } from '../../../../../core/contract/generated/gateway.ts'
import { knows } from '../../../../../core/contract/is-known.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import { ListGroup, ListRow } from '../../../../kit/controls/ListGroup.tsx'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { useSearch } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Switch } from '../../../../kit/controls/Switch.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { Portrait } from '../../../../kit/pages/Portrait.tsx'
import { useConfirmedLogout } from '../../../../kit/pages/use-confirmed-logout.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useFlag } from '../../../../registry/use-flag.ts'
import { toggleBalanceMask, useBalanceMasked } from '../../../../state/balance-mask.ts'
import { togglePopups, usePopupsOff } from '../../../../state/closed-popups.ts'
import { useLanguage } from '../../../../state/language.ts'
import { openLanguageSheet } from '../../../../state/language-sheet.ts'
import { chooseReducedMotion, useMotionChoice } from '../../../../state/motion-choice.ts'
import { useUserName } from '../../../../state/session.ts'
import { EditField } from './EditField.tsx'
import { fieldIcons, isFieldName } from './profile-fields.ts'
import { SecurityRows } from './SecurityRows.tsx'
import styles from './Settings.module.css'

const AvatarPicker = lazyPart(() => import('./on-demand/AvatarPicker.tsx'))

/** Shows the settings of a member (SPEC §11.63). The query names a field of the profile that is edited. */
export default function Settings(): ReactNode {
  const profile = useCall('profile')
  const edited = useSearch().get('edit')
  if (edited !== null && isFieldName(edited))
    return (
      <PagePart>
        <Answer call={profile} skeleton={<Skeleton shape="card" height="12rem" />}>
          {({ fields }) => (
            <EditField field={fields.filter(knows('name')).find(({ name }) => name === edited)} />
          )}
        </Answer>
      </PagePart>
    )
  return (
    <PagePart>
      <Head profile={profile.value} />
      <ProfileGroup call={profile} />
      <SecurityRows />
      <Preferences />
      <LeaveButton />
    </PagePart>
  )
}

function Head({ profile }: { readonly profile: Profile | undefined }): ReactNode {
  const t = useT()
  const account = useUserName()
  const { value } = useCall('memberInfo')
  const pickable = useFlag('PROFPIC3')
  const [open, setOpen] = useState(false)
  const shown = useShownFields(profile)
  const set = shown.filter((field) => field.value !== undefined).length
  return (
    <div className={styles['head']}>
      <span className={styles['portrait']}>
        <Portrait iconId={value?.iconId} />
        {pickable && (
          <span className={styles['pencil']}>
            <IconButton
              icon="edit"
              label={t('settings.avatar.change')}
              onClick={() => setOpen(true)}
            />
          </span>
        )}
      </span>
      <div className={styles['who']}>
        <p className={typography['figure']}>{value?.nickname || account}</p>
        <p className={typography['muted']}>
          <InlineList items={[value?.nickname && account, value?.level]} />
        </p>
      </div>
      {shown.length > 0 && (
        <p className={typography['muted']}>
          {t('settings.filled', { done: set, total: shown.length })}
        </p>
      )}
      {open && (
        <Suspense>
          <AvatarPicker chosen={value?.iconId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Lists the fields that the merchant shows and the gateway keeps, in the merchant's order. */
function useShownFields(profile: Profile | undefined) {
  const { fields } = useSkin().profile
  const known = (profile?.fields ?? []).filter(knows('name'))
  return fields.flatMap((name) => known.find((field) => field.name === name) ?? [])
}

function ProfileGroup({
  call,
}: {
  readonly call: ReturnType<typeof useCall<'profile'>>
}): ReactNode {
  const t = useT()
  const shown = useShownFields(call.value)
  return (
    <ListGroup title={t('settings.profile')} steps>
      <Answer
        inList
        call={call}
        size="row"
        empty={t('settings.noFields')}
        isEmpty={() => shown.length === 0}
        skeleton={<Skeleton shape="card" height="18rem" />}
      >
        {() =>
          shown.map(({ name, value, locked }) => (
            <ListRow
              key={name}
              icon={fieldIcons[name]}
              label={t(`settings.field.${name}`)}
              value={value ?? t('settings.add')}
              {...(value === undefined && { state: 'todo' as const })}
              {...(locked && { state: 'locked' as const })}
              {...(!locked && { to: pathTo('settings', { edit: name }) })}
            />
          ))
        }
      </Answer>
    </ListGroup>
  )
}

function Preferences(): ReactNode {
  const t = useT()
  const { languages } = useSkin()
  const tag = useLanguage()
  const masked = useBalanceMasked(false)
  const still = useMotionChoice()
  const popupsOff = usePopupsOff()
  const current = languages.supported.find((language) => language.tag === tag)
  return (
    <ListGroup title={t('settings.preferences')}>
      <ListRow
        icon="globe"
        label={t('language.title')}
        value={current?.name ?? tag}
        onPress={openLanguageSheet}
      />
      <ListRow
        icon="eye-off"
        label={t('settings.mask')}
        end={
          <Switch
            label={t('settings.mask')}
            bare
            on={masked}
            onToggle={() => toggleBalanceMask(false)}
          />
        }
      />
      <ListRow
        icon="pause"
        label={t('settings.motion')}
        end={
          <Switch
            label={t('settings.motion')}
            bare
            on={still}
            onToggle={() => chooseReducedMotion(!still)}
          />
        }
      />
      <ListRow
        icon="announce"
        label={t('settings.popups')}
        end={<Switch label={t('settings.popups')} bare on={!popupsOff} onToggle={togglePopups} />}
      />
    </ListGroup>
  )
}

function LeaveButton(): ReactNode {
  const t = useT()
  const { revision } = useSkin()
  const logout = useConfirmedLogout()
  return (
    <div className={styles['leave']}>
      <Button variant="outline" size="large" wide icon="sign-out" onClick={() => void logout()}>
        {t('menu.logout')}
      </Button>
      <p className={`${styles['version']} ${typography['muted']}`}>
        {t('settings.version', { version: revision })}
      </p>
    </div>
  )
}
