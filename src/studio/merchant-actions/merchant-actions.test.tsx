import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MerchantSummary, StudioSession } from '../../core/contract/generated/studio-api.ts'
import type { StudioApiClient } from '../../core/gateway-client/ask-studio-api.ts'
import { SessionProvider } from '../state/session-context.tsx'
import { StudioApiProvider } from '../state/studio-api-context.tsx'
import { ArchiveWindow } from './ArchiveWindow.tsx'
import { DeletionWindow } from './DeletionWindow.tsx'
import { DuplicateWindow } from './DuplicateWindow.tsx'
import { MerchantMenu } from './MerchantMenu.tsx'
import { RenameWindow } from './RenameWindow.tsx'

const merchant: MerchantSummary = {
  code: 'lagoon',
  name: 'Lagoon',
  parent: 'base',
  hosts: [],
  errors: 0,
  warnings: 0,
  hasLook: false,
}

type Answers = Readonly<Record<string, (body: never) => unknown>>

function show(window: React.ReactNode, answers: Answers) {
  const asked: unknown[] = []
  const ask = async (call: string, { body }: { readonly body: unknown }) => {
    asked.push([call, body])
    return answers[call]?.(body as never)
  }
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      {/* The calls of the window are answered with their shapes. */}
      <StudioApiProvider value={ask as unknown as StudioApiClient}>{window}</StudioApiProvider>
    </SWRConfig>,
  )
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const type = (name: string, text: string) =>
    act(async () => fireEvent.change(field(name), { target: { value: text } }))
  const press = (name: string) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name })))
  return { asked, field, type, press }
}

beforeEach(() => history.replaceState(null, '', '/studio/'))

describe('the window of a copy', () => {
  const offered = { name: 'Bay', hosts: 'bay.localhost' }
  const previewDuplicate = ({ code }: { readonly code: string }) =>
    code === 'bay'
      ? { offered, problems: [], notes: ['The hosts stay with "lagoon".'] }
      : { offered, problems: [{ about: 'code', message: `"${code}" is taken.` }], notes: [] }

  it('says what is not copied, makes the copy and opens it', async () => {
    const onClose = vi.fn()
    const { asked, field, type, press } = show(
      <DuplicateWindow merchant={merchant} onClose={onClose} />,
      { previewDuplicate, duplicateMerchant: () => ({ code: 'bay', files: [], notes: [] }) },
    )
    expect(screen.getByText(/It inherits from “base”/)).toBeTruthy()
    await type('Code', 'bay')
    await screen.findByText('The hosts stay with "lagoon".')
    expect(field('Hosts').placeholder).toBe('bay.localhost')
    await press('Duplicate')
    expect(asked).toContainEqual(['duplicateMerchant', { code: 'bay', name: '', hosts: '' }])
    expect(onClose).toHaveBeenCalled()
    expect(location.pathname).toBe('/studio/bay')
  })

  it('shows what is wrong at its field, and makes nothing', async () => {
    const { asked, field, type, press } = show(
      <DuplicateWindow merchant={merchant} onClose={() => {}} />,
      { previewDuplicate },
    )
    expect(field('Code').getAttribute('aria-invalid')).toBe('false')
    await type('Code', 'taken')
    await screen.findByText('"taken" is taken.')
    await press('Duplicate')
    expect(asked.filter((one) => JSON.stringify(one).includes('duplicateMerchant'))).toEqual([])
  })
})

describe('the window of a rename', () => {
  const served = { ...merchant, hosts: ['lagoon.example'] }
  const readRenameImpact = ({ code, atGateway }: { code: string; atGateway: boolean }) => {
    if (code === 'taken')
      return { problem: '"taken" is taken.', sentences: [], obstacles: [], basis: '' }
    const obstacles = code === 'later' ? ['1 scheduled release needs it.'] : []
    const sentences = [`${code}${atGateway ? ' at the gateway' : ''} becomes its name.`]
    return { sentences, obstacles, basis: `hash of ${code}` }
  }
  const isOffered = () =>
    screen.getByRole('button', { name: 'Rename' }).getAttribute('aria-disabled') !== 'true'

  it('says what changes, renames the merchant and takes along what is not saved', async () => {
    const journal = { files: [{ path: 'merchants/lagoon/merchant.json' }] }
    localStorage.setItem('studio:journal:lagoon', JSON.stringify(journal))
    const onClose = vi.fn()
    const { asked, type, press } = show(<RenameWindow merchant={served} onClose={onClose} />, {
      readRenameImpact,
      renameMerchant: ({ code }: { code: string }) => ({ code }),
    })
    expect(isOffered()).toBe(false)
    await type('New code', 'bay ')
    await screen.findByText('bay becomes its name.')
    await act(async () =>
      fireEvent.click(screen.getByRole('switch', { name: /The gateway knows it by the new code/ })),
    )
    await screen.findByText(/at the gateway becomes its name/)
    await press('Rename')
    expect(asked).toContainEqual([
      'renameMerchant',
      { code: 'bay', atGateway: true, basis: 'hash of bay ' },
    ])
    expect(onClose).toHaveBeenCalledWith(true)
    expect(localStorage.getItem('studio:journal:lagoon')).toBe(null)
    expect(localStorage.getItem('studio:journal:bay')).toContain('merchants/bay/merchant.json')
  })

  it('shows what is wrong at the code, and what keeps it from being renamed', async () => {
    const { type } = show(<RenameWindow merchant={merchant} onClose={() => {}} />, {
      readRenameImpact,
    })
    expect(screen.queryByRole('switch')).toBe(null)
    await type('New code', 'taken')
    await screen.findByText('"taken" is taken.')
    expect(isOffered()).toBe(false)
    await type('New code', 'later')
    await screen.findByText('1 scheduled release needs it.')
    expect(isOffered()).toBe(false)
  })

  it('stays open where the rename is refused, and asks again what it would change', async () => {
    const onClose = vi.fn()
    const { asked, type, press } = show(<RenameWindow merchant={merchant} onClose={onClose} />, {
      readRenameImpact,
      renameMerchant: () => {
        throw new Error('Something changed.')
      },
    })
    await type('New code', 'bay')
    await screen.findByText('bay becomes its name.')
    await press('Rename')
    await screen.findByRole('alert')
    expect(onClose).not.toHaveBeenCalled()
    const questions = () => asked.filter((one) => JSON.stringify(one).includes('readRenameImpact'))
    await waitFor(() => expect(questions()).toHaveLength(2))
  })
})

describe('the window of a deletion', () => {
  const weight = { sentences: ['merchants/lagoon is removed: 3 files, 12 KB.'], basis: 'abc' }

  it('deletes a merchant only once its code is typed', async () => {
    const onClose = vi.fn()
    const { asked, type, press } = show(<DeletionWindow merchant={merchant} onClose={onClose} />, {
      readDeletionImpact: () => ({ ...weight, obstacles: [] }),
      deleteMerchant: () => ({ code: 'lagoon' }),
    })
    await screen.findByText('merchants/lagoon is removed: 3 files, 12 KB.')
    const name = 'Type “lagoon” to delete it'
    await type(name, 'Lagoon')
    await press('Delete')
    expect(asked).toHaveLength(1)
    await type(name, 'lagoon')
    await press('Delete')
    expect(asked).toContainEqual(['deleteMerchant', { typed: 'lagoon', basis: 'abc' }])
    expect(onClose).toHaveBeenCalledWith(true)
  })

  it('says who needs it, and offers no deletion then', async () => {
    show(<DeletionWindow merchant={merchant} onClose={() => {}} />, {
      readDeletionImpact: () => ({ ...weight, obstacles: ['bay inherits from it.'] }),
    })
    await screen.findByText('bay inherits from it.')
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('says why what goes with it cannot be told, and asks again', async () => {
    let isDown = true
    const { press } = show(<DeletionWindow merchant={merchant} onClose={() => {}} />, {
      readDeletionImpact: () => {
        if (isDown) throw new Error('The disk is away.')
        return { ...weight, obstacles: [] }
      },
    })
    await screen.findByRole('alert')
    isDown = false
    await press('Try again')
    await screen.findByText('merchants/lagoon is removed: 3 files, 12 KB.')
  })
})

describe('the actions of a merchant', () => {
  const open = async (grants: StudioSession['grants'], of = merchant) => {
    const onChoose = vi.fn()
    render(
      <SessionProvider value={{ isLocal: false, grants }}>
        <MerchantMenu merchant={of} onChoose={onChoose} />
      </SessionProvider>,
    )
    const button = screen.queryByRole('button', { name: 'Actions for Lagoon' })
    if (button) await act(async () => fireEvent.click(button))
    return { onChoose, items: screen.queryAllByRole('menuitem').map((one) => one.textContent) }
  }

  it('are those of the role', async () => {
    const { items, onChoose } = await open([{ role: 'admin' }])
    expect(items).toEqual(['Duplicate…', 'Rename…', 'Archive…', 'Delete…'])
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Delete…' })))
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith('delete'))
  })

  it.each([
    { role: 'editor', merchants: undefined, items: ['Duplicate…', 'Archive…'] },
    { role: 'admin', merchants: ['lagoon'], items: ['Archive…'] },
    { role: 'editor', merchants: ['bay'], items: [] },
    { role: 'viewer', merchants: undefined, items: [] },
  ] as const)('are $items for a $role of $merchants', async ({ role, merchants, items }) => {
    const own = merchants ? { merchants: [...merchants] } : {}
    expect((await open([{ role, ...own }])).items).toEqual(items)
  })

  it('bring an archived merchant back', async () => {
    const archived = { ...merchant, archived: true } as const
    expect((await open([{ role: 'editor' }], archived)).items).toEqual(['Duplicate…', 'Restore…'])
  })
})

describe('the window of the archive', () => {
  it('says what follows, archives the merchant, and closes', async () => {
    const onClose = vi.fn()
    const { asked, press } = show(
      <ArchiveWindow merchant={merchant} action="archive" onClose={onClose} />,
      { archiveMerchant: () => ({ code: 'lagoon', archived: true }) },
    )
    expect(screen.getByText(/what is published of it stays as it is/)).toBeTruthy()
    expect(screen.getByText(/To take its hosts down, publish “lagoon” alone/)).toBeTruthy()
    await press('Archive')
    expect(asked).toEqual([['archiveMerchant', { archived: true }]])
    expect(onClose).toHaveBeenCalledWith(true)
  })

  it('says why it is refused, and stays open', async () => {
    const onClose = vi.fn()
    const { press } = show(
      <ArchiveWindow merchant={merchant} action="restore" onClose={onClose} />,
      {
        archiveMerchant: () => {
          throw new Error('It inherits from an archived merchant.')
        },
      },
    )
    await press('Restore')
    await screen.findByRole('alert')
    expect(onClose).not.toHaveBeenCalled()
  })
})
