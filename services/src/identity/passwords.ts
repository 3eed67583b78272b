import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/**
 * Cost of a new hash: N = 2^15, r = 8, p = 3, which is 32 MiB and about 0.2 s of one core per guess. OWASP rates it as
 * strong as its first recommendation (N = 2^17, p = 1), which needs 128 MiB for each simultaneous sign-in. Each hash
 * stores its own cost, so that the cost can be raised later.
 * @source OWASP Password Storage Cheat Sheet, scrypt
 */
const cost = { N: 2 ** 15, r: 8, p: 3 } as const
const keyLength = 32

/** Hashes a password with a random salt: `scrypt$N$r$p$salt$key`, the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Checks a password against a hash. Without a hash (no such account) it takes the same time and returns false, so that
 * timing does not reveal which accounts exist.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = (hash ?? nobody).split('$')
  if (scheme !== 'scrypt' || !salt || !key) throw new TypeError('Not a password hash of this product.')
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(actual, expected) && hash !== undefined
}

const nobody = ['scrypt', cost.N, cost.r, cost.p, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$')

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  const { N = 0, r = 0 } = options
  return new Promise((resolve, reject) => {
    // The same letters typed on two keyboards may differ in code points; NFKC unifies them.
    scrypt(password.normalize('NFKC'), salt, keyLength, { ...options, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
