import type { ReactNode } from 'react'
import { Accordion, AccordionItem } from '../../../src/player/kit/controls/Accordion.tsx'
import { ChoiceList } from '../../../src/player/kit/controls/ChoiceList.tsx'
import { DayGroups, DayRow } from '../../../src/player/kit/controls/DayGroups.tsx'
import { Figures } from '../../../src/player/kit/controls/Figures.tsx'
import { ListGroup, ListPanel, ListRow } from '../../../src/player/kit/controls/ListGroup.tsx'
import { Money } from '../../../src/player/kit/controls/Money.tsx'
import { Progress } from '../../../src/player/kit/controls/Progress.tsx'
import { Row } from '../../../src/player/kit/controls/Row.tsx'
import { Tag } from '../../../src/player/kit/controls/Tag.tsx'
import { OrderReceipt } from '../../../src/player/kit/money/OrderReceipt.tsx'
import { OrderTimeline } from '../../../src/player/kit/money/OrderTimeline.tsx'
import { MenuGrid } from '../../../src/player/kit/pages/MenuGrid.tsx'
import { Section } from '../../../src/player/kit/pages/Section.tsx'
import { RecordList } from '../../../src/player/kit/records/RecordList.tsx'
import { RecordRow } from '../../../src/player/kit/records/RecordRow.tsx'
import type { RecordFilter } from '../../../src/player/kit/records/use-record-filter.ts'
import type { Records } from '../../../src/player/kit/records/use-records.ts'

const time = Date.parse('2026-11-21T18:09:00Z')
const ignore = () => undefined
const flows = ['in', 'out', 'none', 'void'] as const
const orderStates = ['waiting', 'done', 'failed', 'void'] as const

const choices = [
  { key: 'one', title: 'One', note: 'A note', tag: <Tag>New</Tag>, aside: '5 minutes' },
  { key: 'two', title: 'Two', picture: <i />, disabled: 'Under maintenance' },
] as const

export const records = {
  source: {
    call: 'transactions',
    itemsOf: ({ list }: { readonly list: readonly number[] }) => list,
    keyOf: String,
    timeOf: (item: number) => item,
  },
  filter: {
    listKey: 'all',
    days: { from: '2026-11-21', to: '2026-11-21' },
    limits: { today: '2026-11-21', maxDays: 30 },
  } as unknown as RecordFilter, // what a list reads of it
  query: {},
  pages: {
    pages: [{ list: [time, time + 1] }],
    asking: false,
    error: undefined,
    more: undefined,
    retry: ignore,
    reload: ignore,
  },
} as unknown as Records<'transactions', number>

/** Groups and rows, records and orders, in all of their states. */
export const lists: readonly ReactNode[] = [
  <Section
    key="section"
    title="Games"
    depth="12 m"
    count={3}
    perch="/perch.svg"
    action={{ label: 'All', to: '/m/activity' }}
  >
    content
  </Section>,
  ...(['arc', 'scallop'] as const).map((edge) => (
    <Section key={edge} edge={edge}>
      content
    </Section>
  )),
  <ListGroup key="group" title="Security" note="2 of 4" steps>
    <ListRow label="Password" note="Set in May" icon="lock" value="Set" to="/m/home" badge={2} />
    <ListRow label="E-mail" value="Add" state="todo" onPress={ignore} />
    <ListRow label="Name" value="Maya" state="locked" />
    <ListPanel>a form</ListPanel>
  </ListGroup>,
  <Row key="row" picture={<i />} title="Game" note="Vendor" value="5.00" valueNote="Won" />,
  ...(['rows', 'tiles'] as const).map((layout) => (
    <ChoiceList
      key={layout}
      label="Ways"
      choices={choices}
      selected="one"
      onSelect={ignore}
      layout={layout}
    />
  )),
  <Accordion key="accordion">
    <AccordionItem title="Question" open>
      answer
    </AccordionItem>
  </Accordion>,
  <MenuGrid
    key="menu"
    groups={[
      {
        title: 'Money',
        entries: [{ key: 'a', label: 'Deposit', icon: 'deposit', to: '/m/home', badge: 3 }],
      },
    ]}
  />,
  <DayGroups
    key="days"
    items={orderStates}
    timeOf={() => time}
    keyOf={String}
    language="en"
    aside={() => '4'}
  >
    {(state) => <DayRow title="Bet" note="Vendor" end="5.00" endNote={state} state={state} />}
  </DayGroups>,
  <RecordList
    key="records"
    records={records}
    label="Records"
    row={String}
    empty={{ line: 'None' }}
  />,
  ...orderStates.map((tone, at) => (
    <RecordRow
      key={tone}
      icon="deposit"
      title="Deposit"
      note="Bank"
      time={time}
      amount="5.00"
      flow={flows[at] ?? 'in'}
      state={tone}
      tone={tone}
    />
  )),
  <Figures
    key="figures"
    figures={[
      { label: 'In', value: '5.00' },
      { label: 'Out', value: '6.00', tone: 'strong' },
    ]}
    note="Today"
  />,
  ...['reviewing', 'paid', 'rejected', 'cancelled'].map((state) => (
    <OrderReceipt
      key={state}
      title="Withdrawal"
      state={state}
      amount="-5000.00"
      time={time}
      picture={<i />}
      note="A reason"
      rows={[
        { label: 'Fee', value: '0.00', tone: 'strong' },
        { label: 'Order', value: 'WD1', copy: 'WD1' },
      ]}
    >
      <OrderTimeline
        label="Steps"
        steps={[
          { state: 'submitted', at: time },
          { state, at: time + 60_000 },
        ]}
        next={state === 'reviewing' ? ['paying', 'paid'] : []}
      />
    </OrderReceipt>
  )),
  <Progress key="progress" label="Bonus" part={0.4} />,
  ...['5.00', '-5.00'].map((amount) => (
    <Money
      key={amount}
      amount={amount}
      symbol="$"
      digits={2}
      language="en"
      tone="result"
      cents="small"
    />
  )),
]
