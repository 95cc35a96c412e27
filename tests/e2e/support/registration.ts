import type { RegisterSettings } from '../../../src/contract/generated/gateway.ts'
import { demoPassword } from '../../../src/server/sandbox/demo-accounts.ts'
import type { FieldName, Player } from './player.ts'
import { passSliderByKeys } from './slider.ts'
import { readMerchant } from './words.ts'

export type RegistrationField = keyof RegisterSettings['fields'] & FieldName

/** A value that each field accepts; the user name is another one every time. */
function exampleOf(name: RegistrationField): string {
  const examples: Readonly<Partial<Record<RegistrationField, string>>> = {
    affiliateCode: 'WELCOME',
    recommenderId: 'member88',
    payeeName: 'Somchai Jaidee',
    nickname: 'Nok',
    mobileNum: '0812345678',
    qqNum: '12345678',
    email: 'nok@example.com',
    line: 'nok.line',
    facebook: 'nok.facebook',
    username: newName(),
  }
  return examples[name] ?? demoPassword
}

let count = 0

/** A user name that nobody has. */
export function newName(): string {
  count += 1
  return `new${process.pid}x${count}`.slice(-16)
}

/** Fills fields of the form with values that are accepted. */
export async function fillFields(
  player: Player,
  names: readonly RegistrationField[],
): Promise<void> {
  for (const name of names) await player.field(name).fill(exampleOf(name))
}

/** Whether a merchant's form has age and agreement in one box. */
function declaresJointly(code: string): boolean {
  const form = readMerchant(code).pages.register?.blocks?.['form']
  return form?.type === 'register-form' && form.settings?.statements === 'joined'
}

/** Ticks what the player declares. */
export async function declare(player: Player): Promise<void> {
  const { say, page, code } = player
  const { minimumAge, statement } = readMerchant(code).registration
  const agreement = say('register.agreement')
  const age = { age: minimumAge }
  const terms = declaresJointly(code)
    ? [say('register.ageAndTerms', { ...age, agreement })]
    : [say('register.age', age), say('register.terms', { agreement })]
  const boxes = [...terms, ...(statement ? [say('register.statement')] : [])]
  // On the drawn box at the start of the line: further along may be the link of the terms.
  const position = { x: 10, y: 12 }
  for (const name of boxes)
    await page.getByRole('checkbox', { name, exact: true }).check({ position })
}

/** The captcha where there is one, the slider, the declarations, and the button. */
export async function finish(player: Player): Promise<void> {
  await player.answerCaptcha()
  await passSliderByKeys(player.page, player.say)
  await declare(player)
  await submit(player)
}

export async function submit({ page, say }: Player): Promise<void> {
  await page.getByRole('button', { name: say('register.submit'), exact: true }).click()
}
