import type { ReactNode } from 'react'
import { Loading } from '../../../src/player/app/Loading.tsx'
import { LanguageSheet } from '../../../src/player/app/on-demand/LanguageSheet.tsx'
import Navbar from '../../../src/player/app/on-demand/Navbar.tsx'
import { PageOrnaments } from '../../../src/player/app/on-demand/PageOrnaments.tsx'
import { PageFrame } from '../../../src/player/app/PageFrame.tsx'
import { SafetyFoot } from '../../../src/player/app/SafetyFoot.tsx'
import NotchedMenu from '../../../src/player/areas/frame/blocks/bottom-menu/NotchedMenu.tsx'
import Header from '../../../src/player/areas/frame/blocks/header/Header.tsx'
import { AgeMark } from '../../../src/player/kit/controls/AgeMark.tsx'
import { Banner } from '../../../src/player/kit/controls/Banner.tsx'
import { Countdown } from '../../../src/player/kit/controls/Countdown.tsx'
import { Dialog } from '../../../src/player/kit/controls/Dialog.tsx'
import { ListGroup, ListRow } from '../../../src/player/kit/controls/ListGroup.tsx'
import { Notice } from '../../../src/player/kit/controls/Notice.tsx'
import { NotificationView } from '../../../src/player/kit/controls/NotificationView.tsx'
import { PickerSheet } from '../../../src/player/kit/controls/PickerSheet.tsx'
import { Rail } from '../../../src/player/kit/controls/Rail.tsx'
import { Sheet } from '../../../src/player/kit/controls/Sheet.tsx'
import { Skeleton } from '../../../src/player/kit/controls/Skeleton.tsx'
import { Tag } from '../../../src/player/kit/controls/Tag.tsx'
import { ToastView } from '../../../src/player/kit/controls/ToastView.tsx'
import { GameCard } from '../../../src/player/kit/games/GameCard.tsx'
import { SealRow } from '../../../src/player/kit/games/SealRow.tsx'
import { VendorTile } from '../../../src/player/kit/games/VendorTile.tsx'
import { cardLook } from '../../../src/player/kit/games/vendor-looks/card-look.ts'
import { sealLook } from '../../../src/player/kit/games/vendor-looks/seal-look.ts'
import { ConfirmSheet } from '../../../src/player/kit/money/ConfirmSheet.tsx'
import { BrandLogo } from '../../../src/player/kit/pages/BrandLogo.tsx'
import GatewayHtml from '../../../src/player/kit/pages/GatewayHtml.tsx'
import { HungLine } from '../../../src/player/kit/pages/on-demand/HungLine.tsx'
import { LineLink } from '../../../src/player/kit/pages/on-demand/LineLink.tsx'
import { PagePart } from '../../../src/player/kit/pages/PagePart.tsx'
import { Portrait } from '../../../src/player/kit/pages/Portrait.tsx'
import { BlockSkeleton } from '../../../src/player/registry/BlockSkeleton.tsx'
import { settingsOf } from '../settings-of.ts'

const ignore = () => undefined
const vendor = {
  accountTypeName: 'PG',
  displayName: 'PG',
  gameCount: 9,
  art: '/a.png',
  tag: 'HOT',
} as const
const closed = { ...vendor, maintenanceFrom: 1, maintenanceTo: Date.parse('2999-01-01T00:00:00Z') }
const game = {
  gameCode: 'a',
  gameName: 'A game',
  vendor: 'PG',
  gameCategory: 'RNG',
  icon: '/a.png',
  hot: true,
} as const

/** What is around the content of a page, over it, and its messages. */
export const frame: readonly ReactNode[] = [
  <PageFrame key="page" route="mall" pageKey="mall" waits />,
  <PagePart key="content">content</PagePart>,
  <Header key="header" id="header" variant="bar" settings={settingsOf('header')} />,
  <NotchedMenu key="menu" id="bottom" variant="notched" settings={settingsOf('bottom-menu')} />,
  <SafetyFoot key="foot" />,
  <SafetyFoot key="line" footer="form" />,
  <Navbar key="bar" route="messages" />,
  <HungLine key="hung" label="A line" closeLabel="Close" onClose={ignore}>
    <LineLink mark={<i />} action="Open" to="/m/home">
      words
    </LineLink>
  </HungLine>,
  <BrandLogo key="logo" />,
  <PageOrnaments key="ornaments" route="settings">
    <ListGroup title="Profile">
      <ListRow label="Name" />
    </ListGroup>
  </PageOrnaments>,
  <Sheet key="sheet" title="Sheet" cancel="Cancel" onClose={ignore} ornament="/a.svg">
    content
  </Sheet>,
  <PickerSheet
    key="picker"
    title="Banks"
    cancel="Cancel"
    onClose={ignore}
    options={[{ key: 'a', label: 'A', note: 'A note' }]}
    selected="a"
    onSelect={ignore}
    search={{ label: 'Search', none: 'None' }}
  />,
  <ConfirmSheet
    key="confirm"
    title="Send"
    confirm="Send"
    busy={false}
    onConfirm={async () => undefined}
    onClose={ignore}
  >
    content
  </ConfirmSheet>,
  <Dialog key="dialog" title="Dialog" actions="OK" onClose={ignore}>
    content
  </Dialog>,
  ...(['info', 'success', 'error', 'loading'] as const).map((kind) => (
    <ToastView key={`toast ${kind}`} kind={kind} text="words" />
  )),
  ...(['info', 'success', 'error'] as const).map((kind) => (
    <NotificationView key={`notification ${kind}`} kind={kind} text="words" lines={['a line']} />
  )),
  ...(['empty', 'error', 'offline', 'maintenance', 'restricted', 'success'] as const).map(
    (kind) => <Notice key={kind} kind={kind} line="Nothing" detail="More" ornament="/a.svg" />,
  ),
  ...(['info', 'warning', 'success', 'error'] as const).map((tone) => (
    <Banner key={`banner ${tone}`} tone={tone} title="Title" action="Action">
      text
    </Banner>
  )),
  ...(['light', 'accent', 'plain', 'live', 'warning'] as const).map((tone) => (
    <Tag key={tone} tone={tone}>
      New
    </Tag>
  )),
  <Countdown key="countdown" to={0} offset={0} />,
  <GatewayHtml key="html" html="<ul><li>text</li></ul>" />,
  <Portrait key="portrait" iconId={1} />,
  <VendorTile
    key="tile"
    vendor={vendor}
    category="LOTT"
    look={cardLook}
    to="/m/home"
    note="Play now"
  />,
  <VendorTile key="note" vendor={vendor} category="LIVE" look={sealLook} to="/m/home" />,
  <SealRow key="seal" vendor={closed} category="LIVE" covers={['/a.png']} to="/m/home" />,
  ...(['top', 'bottom', 'below'] as const).map((nameAt) => (
    <GameCard key={nameAt} game={{ ...game, nameAt }} under="both" />
  )),
  ...(['title', 'seal'] as const).map((kind) => (
    <AgeMark key={kind} age={18} label="From 18 years" kind={kind} />
  )),
  <LanguageSheet key="languages" />,
  <Rail key="rail" label="Games">
    <li>one</li>
  </Rail>,
  ...(['tile', 'text', 'circle', 'card'] as const).map((shape) => (
    <Skeleton key={`skeleton ${shape}`} shape={shape} />
  )),
  <BlockSkeleton key="block" block={{ settings: {} }} height={90} />,
  <Loading key="loading" />,
]
