import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const cost = { N: 16384, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const bytes = 32

/** `scrypt$<salt>$<hash>`, both in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `scrypt$${salt.toString('base64')}$${(await derive(password, salt)).toString('base64')}`
}

/** Returns true if a password matches the hash. Takes as long without a hash. */
export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = '', expected = ''] = (hash ?? 'scrypt$$').split('$')
  const derived = await derive(password, Buffer.from(salt, 'base64'))
  const wanted = Buffer.from(expected, 'base64')
  return wanted.length === derived.length && timingSafeEqual(derived, wanted)
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
