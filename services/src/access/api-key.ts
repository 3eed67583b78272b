import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** What the services store of a key. */
export interface KeptKey {
  /** Eight characters for looking up the key. */
  prefix: string
  /** SHA-256. */
  hash: Buffer
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefixLength = 8
/** 62 ^ 43 is more than 2 ^ 256. */
const secretLength = 43
const checksumLength = 6
const form = new RegExp(
  `^parvis_([0-9A-Za-z]{${prefixLength}})_[0-9A-Za-z]{${secretLength + checksumLength}}$`,
)

/**
 * Generates a key: `parvis_<prefix>_<secret><checksum>`. Secret scanners can recognize it wherever it leaks, and a
 * miscopied key is refused without querying the database.
 */
export function makeApiKey(): KeptKey & { text: string } {
  const prefix = randomText(prefixLength)
  const body = `parvis_${prefix}_${randomText(secretLength)}`
  const text = body + checksumOf(body)
  return { text, prefix, hash: hashOf(text) }
}

/** Parses a key; undefined when it is not a key, or incomplete. */
export function readApiKey(text: string): KeptKey | undefined {
  const prefix = form.exec(text)?.[1]
  if (prefix === undefined || !text.endsWith(checksumOf(text.slice(0, -checksumLength)))) return undefined
  return { prefix, hash: hashOf(text) }
}

/**
 * The text of an API key in an `Authorization` header, well formed or not; undefined when the header holds something
 * else. No person's token begins like this.
 */
export function apiKeyIn(header: string | undefined): string | undefined {
  return /^Bearer +(parvis_.*)$/i.exec(header ?? '')?.[1]
}

/** Compares in constant time. */
export function sameHash(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

function randomText(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}

/** The CRC-32 in letters and digits: it detects mistakes, not attacks. */
function checksumOf(body: string): string {
  let rest = crc32(body)
  let text = ''
  for (let place = 0; place < checksumLength; place += 1) {
    text = (letters[rest % letters.length] ?? '') + text
    rest = Math.floor(rest / letters.length)
  }
  return text
}

/**
 * One round of SHA-256 is right here. Slow hashes make guessing expensive, but 256 random bits cannot be guessed at any
 * speed, and every call would pay for the slowness.
 */
function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
