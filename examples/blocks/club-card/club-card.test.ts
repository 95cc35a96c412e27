import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import {
  type BlockOptions,
  closeBlock,
  failed,
  offline,
  pending,
  refused,
  renderBlock,
} from 'livery/testing'

const outside = { joined: false, points: 0 }
const asMember = {
  account: 'member',
  answers: {
    memberInfo: { id: '1', account: 'maya', type: 0, level: 'VIP 2' },
    'club-card.status': outside,
  },
} satisfies BlockOptions

afterEach(closeBlock)

test('a guest is invited, and the way in leads to the registration', async () => {
  const block = await renderBlock('club-card')
  assert.equal(block.text(), 'Club card Join the club and collect points with every round. Join')
  assert.deepEqual(block.requests, [])
  await block.press('Join')
  assert.equal(block.path(), '/m/register')
})

for (const [language, words] of [
  ['th', 'เข้าร่วมคลับแล้วสะสมแต้มได้ทุกครั้งที่เล่น'],
  ['zh', '加入俱乐部，每局都能积分。'],
  ['km', 'ចូលរួមក្លឹប ហើយប្រមូលពិន្ទុរាល់ជុំ។'],
  ['ja', 'クラブに参加して、プレイごとにポイントを集めましょう。'],
] as const)
  test(`a guest reads ${language}`, async () => {
    const block = await renderBlock('club-card', { language })
    assert.ok(block.text().includes(words))
  })

describe('a member', () => {
  test('enters the club, and sees the points', async () => {
    const block = await renderBlock('club-card', asMember)
    assert.match(block.text(), /Your level: VIP 2/)
    block.answer({ 'club-card.join': {}, 'club-card.status': { joined: true, points: 300 } })
    await block.press('Enter the club')
    assert.match(block.text(), /Club points: 300/)
    assert.equal(block.queries.queryByRole('button'), null)
    const sent = block.requests.find(({ call }) => call === 'club-card.join')
    assert.deepEqual(sent?.parameters, { season: 3 })
  })

  test('reads why the gateway refuses', async () => {
    const block = await renderBlock('club-card', asMember)
    block.answer({ 'club-card.join': refused('club.full') })
    await block.press('Enter the club')
    const { textContent } = block.queries.getByRole('alert')
    assert.equal(textContent, 'The club has no more places this season.')
  })

  test('reads that nobody knows the result where the answer is lost', async () => {
    const block = await renderBlock('club-card', asMember)
    block.answer({ 'club-card.join': offline })
    await block.press('Enter the club')
    assert.match(block.text(), /We couldn’t confirm the result/)
  })

  test('sees the card while the answers come', async () => {
    const answers = { memberInfo: pending, 'club-card.status': pending }
    const block = await renderBlock('club-card', { account: 'member', answers })
    assert.equal(block.text(), 'Club card Your level: –')
  })

  test('asks the club again after it failed', async () => {
    const answers = { ...asMember.answers, 'club-card.status': failed }
    const block = await renderBlock('club-card', { ...asMember, answers })
    assert.match(block.text(), /Your level: VIP 2/)
    block.answer({ 'club-card.status': { joined: true, points: 300 } })
    await block.press('Try again')
    assert.match(block.text(), /Club points: 300/)
  })

  test('finds the way to the points mall where it is open and the merchant shows it', async () => {
    const open = { ...asMember, flags: { PTSYS3: true } }
    assert.match((await renderBlock('club-card', open)).text(), /Points mall/)
    const without = await renderBlock('club-card', { ...open, settings: { mall: false } })
    assert.doesNotMatch(without.text(), /Points mall/)
    assert.doesNotMatch((await renderBlock('club-card', asMember)).text(), /Points mall/)
  })
})
