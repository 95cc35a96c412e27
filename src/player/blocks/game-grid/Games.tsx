import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import type { Game } from '../../../core/contract/generated/gateway.ts'
import { loginPath } from '../../../core/contract/login-path.ts'
import { Answer } from '../../components/parts/Answer.tsx'
import { GameMarks } from '../../components/parts/GameMarks.tsx'
import { gameKey } from '../../components/parts/keep-games.ts'
import { Section } from '../../components/parts/Section.tsx'
import { useLobby } from '../../components/parts/use-lobby.ts'
import { type LobbyGames, useLobbyGames } from '../../components/parts/use-lobby-games.ts'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { useNavigate } from '../../components/ui/navigation.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type { VirtualRowsProps } from '../../components/ui/VirtualRows.tsx'
import { errorMessageKey, errorMessageValues } from '../../gateway/error-message-key.ts'
import { useT } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { useLanguage } from '../../state/language.ts'
import styles from './Games.module.css'

const loadRows = async () => {
  const { VirtualRows } = await import('../../components/ui/VirtualRows.tsx')
  return { default: (props: VirtualRowsProps<Game>) => <VirtualRows {...props} /> }
}
/** Fetched beside the first page of games. */
const GameRows = lazy(loadRows)

/** How a variant draws the list. */
export interface GamesLook {
  readonly className: string | undefined
  readonly columns: number
  /** Between rows and between columns, in CSS pixels. */
  readonly gap: number
  /** The height of a row by the width of an item and the ratio of its picture, in CSS pixels. */
  readonly estimate: (width: number, ratio: number) => number
  /** Skeletons of rows: how many fill a screen, as high as CSS writes it, so many CSS pixels apart. */
  readonly bones: { readonly rows: number; readonly height: string; readonly gap: number }
  readonly Item: ComponentType<{ readonly game: Game }>
}

export interface GamesProps extends Pick<BlockProps<'game-grid'>, 'settings'> {
  readonly look: GamesLook
}

/** The games of the lobby. */
export function Games({ settings, look }: GamesProps): ReactNode {
  const { category } = useLobby()
  const list = useLobbyGames()
  useEffect(() => {
    loadRows().catch(() => undefined) // the list itself fails and is tried again
  }, [])
  if (!category) return null
  return (
    <Section className={`${styles['games']} ${look.className ?? ''}`} tone={settings.tone}>
      {list.closedToGuest ? (
        <MembersOnly />
      ) : (
        <GameMarks>
          <List {...list} look={look} />
        </GameMarks>
      )}
    </Section>
  )
}

function MembersOnly(): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const { ornaments } = useSkin().look
  return (
    <Notice
      kind="empty"
      line={t('error.notLoggedIn')}
      ornament={ornaments['empty']}
      action={{
        label: t('route.login'),
        onPress: () => navigate(loginPath(location.pathname + location.search)),
      }}
    />
  )
}

interface ListProps extends LobbyGames {
  readonly look: GamesLook
}

function List({ call, rest, look }: ListProps): ReactNode {
  const t = useT()
  const lobby = useLobby()
  const language = useLanguage()
  const goOn = useGoOn(call.value?.length ?? 0, rest?.more)
  const place = `${language} ${lobby.pathOf({})}`
  const narrowed = lobby.show !== 'all' || lobby.bet || lobby.lines
  return (
    <Answer
      call={call}
      skeleton={<Bones look={look} rows={look.bones.rows} />}
      empty={t('lobby.empty')}
      isEmpty={({ length }) => length === 0 && !narrowed && !rest?.more}
    >
      {(games) => (
        <>
          {games.length === 0 && !rest?.asking && <NoneLeft />}
          {games.length > 0 && (
            <Suspense fallback={<Bones look={look} rows={look.bones.rows} />}>
              <GameRows
                key={place}
                label={t('lobby.games')}
                items={games}
                keyOf={gameKey}
                columns={look.columns}
                gap={look.gap}
                estimate={(width) => look.estimate(width, games[0]?.ratio ?? 0.8)}
                place={place}
                onNearEnd={goOn}
              >
                {(game) => <look.Item game={game} />}
              </GameRows>
            </Suspense>
          )}
          <Rest rest={rest} look={look} />
        </>
      )}
    </Answer>
  )
}

/** Asks for the next page once for each number of games: a page that brought none waits for a tap. */
function useGoOn(length: number, more: (() => void) | undefined): (() => void) | undefined {
  const asked = useRef(0)
  const goOn = useCallback(() => {
    if (asked.current === length) return
    asked.current = length
    more?.()
  }, [length, more])
  return more && goOn
}

/** Where the list goes on: what is on its way, what failed, and a way on where none was taken. */
function Rest({ rest, look }: Pick<ListProps, 'rest' | 'look'>): ReactNode {
  const t = useT()
  if (rest?.error)
    return (
      <Notice
        kind="error"
        size="row"
        line={t(errorMessageKey(rest.error), errorMessageValues(rest.error))}
        action={{ label: t('common.retry'), onPress: rest.retry, busy: rest.asking }}
      />
    )
  if (rest?.asking) return <Bones look={look} rows={1} />
  if (!rest?.more) return null
  return (
    <div className={styles['more']}>
      <Button variant="outline" onClick={rest.more}>
        {t('lobby.more')}
      </Button>
    </div>
  )
}

function NoneLeft(): ReactNode {
  const t = useT()
  const { pathOf } = useLobby()
  const navigate = useNavigate()
  const { ornaments } = useSkin().look
  const all = { show: 'all', bet: false, lines: false } as const
  return (
    <Notice
      kind="empty"
      line={t('lobby.noneLeft')}
      ornament={ornaments['empty']}
      action={{
        label: t('lobby.showAll'),
        onPress: () => navigate(pathOf(all), { replace: true }),
      }}
    />
  )
}

interface BonesProps {
  readonly look: GamesLook
  readonly rows: number
}

function Bones({ look, rows }: BonesProps): ReactNode {
  const style = { '--columns': look.columns, '--gap': `${look.bones.gap}px` }
  return (
    <div className={styles['bones']} style={style}>
      <Skeleton count={rows * look.columns} height={look.bones.height} shape="card" />
    </div>
  )
}
