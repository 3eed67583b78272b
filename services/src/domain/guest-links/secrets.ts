import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 random bits in base64url: of a link, or of the page that proved an address. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: it cannot be turned back, and of 256 random bits none can be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Six digits, each number as likely as the others. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** What is kept of a code. */
export interface KeptCode {
  hash: string
  salt: string
}

/**
 * A code has a million values, and a hash of it alone would be tried out in a moment. Its key is the token of the link, which is
 * kept nowhere: who reads the database finds neither.
 */
export function keepCode(code: string, token: string): KeptCode {
  const salt = randomBytes(16).toString('base64url')
  return { salt, hash: hashCode(code, salt, token) }
}

function hashCode(code: string, salt: string, token: string): string {
  return createHmac('sha256', token).update(`${salt}\n${code}`).digest('base64url')
}

/** Whether a code is the one that is kept, in a time that does not tell how much of it is right. */
export function isCode(code: string, { hash, salt }: KeptCode, token: string): boolean {
  return equals(hashCode(code, salt, token), hash)
}

/** Whether a token is the one whose hash is kept. */
export function isToken(token: string, hash: string | null): boolean {
  return hash !== null && equals(hashToken(token), hash)
}

function equals(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
