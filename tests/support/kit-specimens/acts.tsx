import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useRef, useState } from 'react'
import { vi } from 'vitest'
import { Field } from '../../../src/player/kit/controls/Field.tsx'
import { PickerSheet } from '../../../src/player/kit/controls/PickerSheet.tsx'
import { PictureInput } from '../../../src/player/kit/forms/PictureInput.tsx'
import { HungLine } from '../../../src/player/kit/pages/on-demand/HungLine.tsx'
import { PlaceShown } from '../../../src/player/kit/pages/on-demand/LinePlace.tsx'
import { FilterBar } from '../../../src/player/kit/records/FilterBar.tsx'
import { FilterHeads } from '../../../src/player/kit/records/FilterHeads.tsx'
import { FilterOptions } from '../../../src/player/kit/records/FilterOptions.tsx'
import { StatementButton } from '../../../src/player/kit/records/statement/StatementButton.tsx'
import type { RenderOptions } from '../render-with-providers.tsx'
import { records } from './lists.tsx'

export interface Act extends Pick<RenderOptions, 'answers' | 'client' | 'skin'> {
  readonly node: ReactNode
  /** Selects what it has once it is answered. */
  readonly answered?: string
  /** What a player does with it, if anything. */
  readonly act?: () => unknown
}

const ignore = () => undefined
const press = (name: RegExp) => () => fireEvent.click(screen.getByRole('button', { name }))
const statement = <StatementButton records={records} name="records" columns={[]} />
const filter = {
  key: 'date',
  label: 'Date',
  value: 'Today',
  changed: true,
  panel: () => (
    <FilterOptions
      options={[{ key: 'today', label: 'Today' }]}
      selected="today"
      onSelect={ignore}
    />
  ),
}

/** A line whose matter is over after a press, on a page that is shown by then. */
function EndedLine(): ReactNode {
  const [open, setOpen] = useState(true)
  const shown = useRef(false)
  const end = () => {
    shown.current = true
    setOpen(false)
  }
  return (
    <PlaceShown value={shown}>
      <button type="button" onClick={end}>
        End
      </button>
      <HungLine label="A line" closeLabel="Close" onClose={ignore}>
        {open ? 'words' : undefined}
      </HungLine>
    </PlaceShown>
  )
}

/** Parts that have a state or a piece only after a player has done something. */
export const acts: readonly Act[] = [
  { node: <FilterBar label="Filters" filters={[filter]} />, act: press(/Date/) },
  {
    node: (
      <div data-kit="filters">
        <FilterHeads
          id="f"
          label="Filters"
          filters={[filter]}
          openKey={undefined}
          opens="sheet"
          onOpen={ignore}
          end={<a href="/search">Search</a>}
        />
      </div>
    ),
  },
  { node: statement, act: press(/save/) },
  {
    node: statement,
    act: press(/save/),
    client: { call: () => Promise.reject(new Error('lost')) } as never, // the one call of a client
  },
  {
    node: <Field label="Code" look="ruled" defaultValue="abc" />,
    act: () => {
      const pen = { measureText: () => ({ width: 8 }) } as unknown as CanvasRenderingContext2D // what a field asks of it
      const asked = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
      asked.mockReturnValueOnce(pen as never)
      fireEvent.focus(screen.getByLabelText('Code'))
      asked.mockRestore()
    },
  },
  { node: <EndedLine />, act: press(/End/) },
  {
    node: (
      <PickerSheet
        title="Banks"
        cancel="Cancel"
        onClose={ignore}
        options={[{ key: 'a', label: 'A' }]}
        selected="a"
        onSelect={ignore}
        search={{ label: 'Search', none: 'None' }}
      />
    ),
    act: () => fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'zz' } }),
  },
  {
    node: <PictureInput label="Take a picture" onReady={ignore} />,
    act: () =>
      fireEvent.change(screen.getByLabelText('Take a picture'), {
        target: { files: [new File(['text'], 'a.png', { type: 'image/png' })] },
      }),
  },
]
