import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const bytes = 32

/** Hashes and checks passwords. */
export interface Passwords {
  /** Returns `scrypt$<salt>$<hash>`, both in base64. */
  readonly hash: (password: string) => Promise<string>
  /** Returns true if a password matches the hash. Takes as long without a hash. */
  readonly check: (password: string, hash: string | undefined) => Promise<boolean>
}

/** Creates the hashes of a sandbox; `cost` is the N of scrypt, a power of two. */
export function createPasswords(cost = 16_384): Passwords {
  const options = { N: cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
  const derive = (password: string, salt: Buffer): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) =>
        error ? reject(error) : resolve(key),
      )
    })
  return {
    async hash(password) {
      const salt = randomBytes(16)
      return `scrypt$${salt.toString('base64')}$${(await derive(password, salt)).toString('base64')}`
    },
    async check(password, hash) {
      const [, salt = '', expected = ''] = (hash ?? 'scrypt$$').split('$')
      const derived = await derive(password, Buffer.from(salt, 'base64'))
      const wanted = Buffer.from(expected, 'base64')
      return wanted.length === derived.length && timingSafeEqual(derived, wanted)
    },
  }
}
