import type { ReactNode } from 'react'
import { ActionBar } from '../../../src/player/kit/controls/ActionBar.tsx'
import { Button, ButtonLink } from '../../../src/player/kit/controls/Button.tsx'
import { CaptchaField } from '../../../src/player/kit/controls/CaptchaField.tsx'
import { Checkbox } from '../../../src/player/kit/controls/Checkbox.tsx'
import { Field } from '../../../src/player/kit/controls/Field.tsx'
import { FieldGroup } from '../../../src/player/kit/controls/FieldGroup.tsx'
import { IconButton } from '../../../src/player/kit/controls/IconButton.tsx'
import { QuestionCheck } from '../../../src/player/kit/controls/QuestionCheck.tsx'
import { SheetField } from '../../../src/player/kit/controls/SheetField.tsx'
import { SliderCheck } from '../../../src/player/kit/controls/SliderCheck.tsx'
import { Switch } from '../../../src/player/kit/controls/Switch.tsx'
import { Tabs } from '../../../src/player/kit/controls/Tabs.tsx'
import { TimelineRow } from '../../../src/player/kit/controls/TimelineRow.tsx'
import { CallForm } from '../../../src/player/kit/forms/CallForm.tsx'
import { PictureInput } from '../../../src/player/kit/forms/PictureInput.tsx'
import { PicturesField } from '../../../src/player/kit/forms/PicturesField.tsx'
import { FavouriteHeart } from '../../../src/player/kit/games/FavouriteHeart.tsx'
import { AmountField } from '../../../src/player/kit/money/AmountField.tsx'
import { TransferRow } from '../../../src/player/kit/money/TransferRow.tsx'

const ignore = () => undefined
const wallet = {
  sumBalance: '5.00',
  totalBalance: '5.00',
  currency: 'USD',
  currencySymbol: '$',
  isSingle: false,
  autoTransfer: true,
}
const slider = {
  words: {
    slide: 'Move the piece',
    done: 'Done',
    picture: 'A picture',
    left: 'Left',
    right: 'Right',
    check: 'Check',
    reload: 'Another one',
  },
  background: '/a.png',
  piece: '/b.png',
  onDone: ignore,
  onReload: ignore,
} as const
const question = {
  words: slider.words,
  question: 'One and one?',
  onDone: ignore,
  onReload: ignore,
} as const

/** Forms, their fields and what is pressed, in all of their states. */
export const forms: readonly ReactNode[] = [
  <CallForm
    key="form"
    id="test"
    call="changePassword"
    submit="Change"
    compose={async () => undefined}
    onDone={ignore}
    fields={[
      {
        name: 'password',
        label: 'field.password',
        type: 'password',
        pattern: { acceptedPattern: '^[a-z]{6,}$', message: 'Six letters' },
      },
    ]}
  />,
  ...(['text', 'password', 'email', 'tel', 'date', 'search'] as const).map((type) => (
    <Field key={type} type={type} label="Name" required valid />
  )),
  <Field key="area" label="Text" lines={3} optional="optional" placeholder="Write" hint="A hint" />,
  <Field key="select" label="Bank" options={[{ value: 'a', label: 'A' }]} error="Choose one" />,
  <CaptchaField
    key="captcha"
    label="Code"
    picture="/a.png"
    reloadLabel="Another"
    onReload={ignore}
  />,
  ...[undefined, 'Choose one'].map((error) => (
    <SheetField
      key={`sheet ${error}`}
      label="Bank"
      icon="wallet"
      value={error ? undefined : 'A'}
      placeholder="Choose"
      hint="A hint"
      error={error}
      onOpen={ignore}
    />
  )),
  ...(['chips', 'ruler'] as const).map((look) => (
    <AmountField
      key={look}
      label="Amount"
      value="200"
      onChange={ignore}
      symbol="$"
      digits={2}
      min="10"
      chips={['100', '200']}
      chipLook={look}
      maxAmount="500"
      hint="A hint"
    />
  )),
  <AmountField
    key="wrong"
    label="Amount"
    value="1"
    onChange={ignore}
    symbol="$"
    digits={2}
    error="Too low"
  />,
  <PicturesField
    key="pictures"
    pictures={[{ preview: '/a.png', blob: new Blob() }] as never} // what the field shows of a picture
    onChange={ignore}
    max={3}
    label="Pictures"
    hint="A hint"
    add="Add"
    remove={String}
  />,
  <PictureInput key="picture" label="Take a picture" onReady={ignore} />,
  ...[undefined, 'Agree first'].map((error) => (
    <Checkbox key={`checkbox ${error}`} label="I agree" error={error} />
  )),
  <Switch key="switch" label="Automatic" on onToggle={ignore} />,
  ...(['plain', 'last'] as const).map((place) => (
    <TimelineRow key={place} place={place} state={place === 'last' ? 'done' : 'error'}>
      a field
    </TimelineRow>
  )),
  <SliderCheck key="slider" {...slider} state="ready" error="Try again" />,
  <SliderCheck key="passed" {...slider} state="passed" handle="/handle.svg" />,
  ...(['boxed', 'ruled', 'filled'] as const).map((look) => (
    <FieldGroup key={look} look={look}>
      <Field label="Name" look={look} hint="A hint" />
    </FieldGroup>
  )),
  <QuestionCheck key="question" {...question} state="ready" />,
  <ActionBar key="foot" label="Sum" figure="5.00" note="A refusal">
    <Button busy disc="arrow">
      Send
    </Button>
  </ActionBar>,
  <TransferRow key="transfer" wallet={wallet} />,
  ...(['primary', 'accent', 'outline', 'soft', 'plain', 'inverse'] as const).map((variant) => (
    <ButtonLink key={variant} variant={variant} to="/m/home">
      Go
    </ButtonLink>
  )),
  <IconButton key="dot" icon="mail" label="Messages" dot />,
  <IconButton
    key="spinning"
    icon="refresh"
    label="Refresh"
    variant="raised"
    spinning
    aria-pressed
  />,
  <Tabs
    key="tabs"
    label="Tabs"
    tabs={[
      { key: 'a', label: 'A', badge: 120 },
      { key: 'b', label: 'B' },
    ]}
    selected="a"
    onSelect={ignore}
  >
    content
  </Tabs>,
  ...(['corner', 'below', 'end'] as const).map((at) => (
    <FavouriteHeart
      key={at}
      favourites={{ offered: true, has: () => true, turn: ignore }}
      game={{ gameCode: 'a', vendor: 'b' } as never} // `has` reads nothing of it
      name="A game"
      at={at}
    />
  )),
]
