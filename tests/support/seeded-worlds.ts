import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { World } from '../../src/core/contract/generated/world.ts'
import { type Database, openDatabase } from '../../src/sandbox/database/open-database.ts'
import { createDefaultWorld } from '../../src/sandbox/world/default-world.ts'
import { historyDaysOf } from '../../src/sandbox/world/demo-world.ts'

/** The merchants of the repository that bring a world, and one that brings none. */
export const worldNames = ['siamstar', 'kiwibet', 'hongyun', 'reef', 'without a world'] as const
export type WorldName = (typeof worldNames)[number]

function readWorld(name: WorldName): World {
  if (name === 'without a world')
    return { ...createDefaultWorld('test'), historyDays: historyDaysOf({}) }
  return JSON.parse(readFileSync(join('merchants', name, 'world.json'), 'utf8')) as World // checked by `livery validate`
}

/** Makes a folder for the data of a sandbox. */
export function makeDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'livery-seeded-'))
}

/** Opens the database that a closed sandbox left, runs something on it, and closes it. */
export async function inspect<T>(
  data: string,
  read: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase(data)
  try {
    return await read(database)
  } finally {
    await database.destroy()
  }
}

/** Reads a world whose pages are open to every member, and whose login asks for name and password alone. */
export function readOpenWorld(name: WorldName): World {
  const world = readWorld(name)
  const { whitelabel, ...settings } = world.settings ?? {}
  return {
    ...world,
    settings: {
      ...settings,
      humanCheck: false,
      loginCaptcha: 'after-failures',
      whitelabel: {
        ...whitelabel,
        ...{ PTSYS3: true, INBOX3: true, REWCEN3: true, GEETEST3: false },
      },
    },
  }
}
