import { expect, it } from 'vitest'
import { writeClock } from './write-clock.ts'

it.each(['en', 'th', 'zh', 'km', 'ja'])('writes the time of day in %s as Intl does', (language) => {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const intl = new Intl.DateTimeFormat(language, clock)
  for (const hour of [0, 5, 12, 18, 23]) {
    const time = new Date(2026, 10, 21, hour, 5).getTime()
    expect(writeClock(time)).toBe(intl.format(time))
  }
})
