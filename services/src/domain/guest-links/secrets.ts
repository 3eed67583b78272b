import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 random bits in base64url, for a link or for the page that proved an address. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored hash of a token: it cannot be reversed, and 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Six digits, all numbers equally likely. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** The stored form of a code. */
export interface KeptCode {
  hash: string
  salt: string
}

/**
 * A code has only a million values, so a plain hash could be brute-forced at once. The hash is keyed with the token of
 * the link, which is not stored: reading the database reveals neither.
 */
export function keepCode(code: string, token: string): KeptCode {
  const salt = randomBytes(16).toString('base64url')
  return { salt, hash: hashCode(code, salt, token) }
}

function hashCode(code: string, salt: string, token: string): string {
  return createHmac('sha256', token).update(`${salt}\n${code}`).digest('base64url')
}

/** Whether a code matches the stored one, in constant time. */
export function isCode(code: string, { hash, salt }: KeptCode, token: string): boolean {
  return equals(hashCode(code, salt, token), hash)
}

/** Whether a token matches a stored hash. */
export function isToken(token: string, hash: string | null): boolean {
  return hash !== null && equals(hashToken(token), hash)
}

function equals(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
