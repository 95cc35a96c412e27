import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readMap } from '../../src/core/config/parse-source.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { projectRoot } from '../e2e/support/words.ts'
import { readMessages } from '../support/read-messages.ts'

/** Wordings that a reader of the language takes for something else, or that no product of the market uses. */
const wrong: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  th: {
    'ปี เล่นพอประมาณ': 'forbids young people to play moderately',
    จากที่อยู่อื่น: 'is a postal address',
    คุณยังอยู่ไหม: 'asks whether somebody is still alive',
    นานมากแล้ว: 'says long ago',
    โป๊กเกอร์และหมากรุก: 'is poker and chess',
    เล่นประกาศ: 'plays a notice',
    เล่นรายชื่อผู้ชนะ: 'plays a list',
    หรือเข้าด้วย: 'goes in with somebody',
    คนกลางคืน: 'is the night trade',
    คุณเป็นคนจริง: 'calls the player a real man',
    กิจกรรม: 'is an activity and no promotion',
  },
  km: {
    ដកប្រាក់មកវិញ: 'is to withdraw',
    ឥណទានសាកល្បង: 'is a trial loan',
    ស្លុត: 'is shocked',
    ប្រាក់ខែប្រចាំថ្ងៃ: 'is daily monthly pay',
    ប៉ូកឃ័រ: 'is poker',
    គ្រីឃីត: 'spells cricket in a second way',
    ប្រជល់មាន់: 'spells cockfight in a second way',
    ប្រព័ន្ធរវល់: 'says of a machine that it has errands',
  },
  ja: {
    別のアドレス: 'is an e-mail address',
    ログイン時間が長く: 'says that logging in took long',
    釣り: 'is angling',
    会員センター: 'is no word of players for their page',
    イベントセンター: 'is no promotion',
    勝者ボード: 'is no ranking of winners',
    つまみを: 'is a knob or a snack',
    借りて追う: 'is to borrow and pursue',
    を確認してください: 'asks the player to find it out',
  },
  zh: {
    在其他地址: 'is a postal address',
    登录时间过长: 'says that logging in took long',
    电子彩: 'is longer than the word it shortens',
    账户: 'is a bank account',
    试用演示: 'is a demonstration of software',
    开立: 'is what a bank does',
    你回来: 'is too familiar',
    为你: 'is too familiar',
  },
  en: {
    Makers: 'are vendors of goods',
    'Poker and chess': 'leaves out all other card games',
    'mobile num ': 'cuts a word short',
    'Least bet': 'players call a minimum bet',
    'not matched': 'is not how English puts it',
    'at your place': 'is the home of the player',
    'New first': 'is called newest first',
    'Not available in this release': 'speaks of releases to players',
  },
}

const tags = Object.keys(wrong)

describe.each(tags)('no message in %s', (tag) => {
  const texts = [...listTexts(readMessages(tag)), ...listOwn(tag)]

  it.each(Object.entries(wrong[tag] ?? {}))('says "%s", which %s', (wording) => {
    expect(texts.filter((text) => text.includes(wording))).toEqual([])
  })
})

it.each(['th', 'km', 'ja', 'zh'])('in %s the short name of a category is no longer', (tag) => {
  const { category, categoryShort } = readMessages(tag)
  const whole = new Map(Object.entries(Object(category)))
  const longer = Object.entries(Object(categoryShort)).filter(
    ([name, short]) => String(short).length > String(whole.get(name) ?? '').length,
  )
  expect(longer).toEqual([])
})

/** Lists the messages of the demonstration merchants in a language that replace the platform's. */
function listOwn(tag: string): string[] {
  const files = openDiskFiles(projectRoot)
  return readdirSync(join(projectRoot, 'merchants')).flatMap((code) => {
    const path = `merchants/${code}/messages/${tag}.json`
    if (!existsSync(join(projectRoot, path))) return []
    return listTexts(readMap({ path, text: files.read(path) ?? '' }) ?? {})
  })
}

function listTexts(messages: object): string[] {
  return Object.values(messages).flatMap((value) =>
    typeof value === 'string' ? [value] : listTexts(Object(value)),
  )
}
