import type { ReactNode } from 'react'
import type { SignIns } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { formatMoment } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import { ListGroup, ListPanel, ListRow } from '../../../../kit/controls/ListGroup.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { useEffectButton } from '../../../../kit/forms/use-effect-button.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { openConfirm } from '../../../../state/dialogs.ts'
import { useHeadline } from '../../../../state/headline.ts'
import { useLanguage } from '../../../../state/language.ts'
import { useConsolidated } from '../../../../state/status.ts'
import { SecurityQuestions } from './SecurityQuestions.tsx'

/** Shows the passwords, the security questions and the sign-ins of the account (SPEC §11.63). */
export default function Security(): ReactNode {
  const t = useT()
  const { withdrawalPassword = false, securityQuestions = 0 } = useConsolidated() ?? {}
  const signIns = useCall('signIns')
  const count = signIns.value?.signIns.filter(({ open }) => open).length ?? 0
  useHeadline(count > 0 ? t('security.headline', { count }) : undefined)
  return (
    <PagePart>
      <ListGroup title={t('security.passwords')}>
        <ListRow icon="key" label={t('password.login')} to={pathTo('changePassword')} />
        {withdrawalPassword && (
          <ListRow
            icon="lock"
            label={t('password.pin')}
            to={pathTo('changePassword', { tab: 'pin' })}
          />
        )}
      </ListGroup>
      {securityQuestions > 0 && <SecurityQuestions />}
      <ListGroup title={t('settings.signIns')}>
        <Answer
          inList
          call={signIns}
          size="row"
          empty={t('security.noSignIns')}
          isEmpty={(value) => value.signIns.length === 0}
          skeleton={<Skeleton shape="card" height="10rem" />}
        >
          {(value) => <SignInRows {...value} />}
        </Answer>
      </ListGroup>
    </PagePart>
  )
}

function SignInRows({ signIns }: SignIns): ReactNode {
  const t = useT()
  const language = useLanguage()
  const others = signIns.some(({ open, current }) => open && !current)
  return (
    <>
      {signIns.map(({ id, time, device, place, current, open }) => (
        <ListRow
          key={id}
          icon="device"
          label={<InlineList items={[device || t('security.unknownDevice'), place]} />}
          note={
            <InlineList
              items={[formatMoment(time, language), open && !current && t('security.open')]}
            />
          }
          value={current ? t('security.thisDevice') : undefined}
        />
      ))}
      {others && (
        <ListPanel>
          <EndOthers />
        </ListPanel>
      )}
    </>
  )
}

function EndOthers(): ReactNode {
  const t = useT()
  const { press, running } = useEffectButton('endOtherSignIns', t('security.ended'))
  async function confirmAndEnd(): Promise<void> {
    const confirmed = await openConfirm({
      title: t('security.endOthers'),
      text: t('security.endOthersText'),
      confirm: t('security.endOthers'),
    })
    if (confirmed) await press({})
  }
  return (
    <Button variant="plain" wide busy={running} onClick={() => void confirmAndEnd()}>
      {t('security.endOthers')}
    </Button>
  )
}
