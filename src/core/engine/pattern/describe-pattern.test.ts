import { expect, it } from 'vitest'
import { describePattern, type PatternDemand } from './describe-pattern.ts'

const cases: readonly (readonly [string, readonly PatternDemand[]])[] = [
  ['^\\d{6,12}$', ['digitsOnly']],
  ['^[1-9][0-9]*$', ['digitsOnly']],
  ['^(?:0[689]\\d{8}|66\\d{9})$', ['digitsOnly']],
  ['^\\+?[0-9]+$', []],
  ['\\d+', []],
  ['^[A-Za-z0-9]{4,16}$', ['lettersAndNumbers']],
  ['^[A-Za-z0-9][A-Za-z0-9]*$', ['lettersAndNumbers']],
  ['^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,20}$', ['lettersAndNumbers', 'uppercase']],
  ['^[A-Za-z0-9][\\w.-]*$', ['firstCharacter']],
  ['^(?:[a-z]|[0-9])[\\w.-]{3,}$', ['firstCharacter']],
  ['^[!-~]*[A-Z][!-~]*$', ['uppercase']],
  ['^(?=.*[A-Z]).{8,}$', ['uppercase']],
  ['^(?!.*[A-Z]).{8,}$', []],
  ['^[A-Z]+$', []],
  ['^\\w+$', []],
  ['^[\\u4e00-\\u9fa5·]{2,20}$', []],
  ['*', []],
  ['(a)\\1', []],
]

it.each(cases)('the pattern %s demands %j', (source, demands) => {
  expect(describePattern(source)).toEqual(demands)
})
