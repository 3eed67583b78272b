import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** What the services keep of a key. */
export interface KeptKey {
  /** Eight characters by which the key is found. */
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
 * Makes a key: `parvis_<prefix>_<secret><checksum>`, so that scanners for secrets know it wherever it lies about, and
 * one that was copied badly is refused before the database is asked.
 */
export function makeApiKey(): KeptKey & { text: string } {
  const prefix = randomText(prefixLength)
  const body = `parvis_${prefix}_${randomText(secretLength)}`
  const text = body + checksumOf(body)
  return { text, prefix, hash: hashOf(text) }
}

/** Reads a key; undefined when it is none, or not whole. */
export function readApiKey(text: string): KeptKey | undefined {
  const prefix = form.exec(text)?.[1]
  if (prefix === undefined || !text.endsWith(checksumOf(text.slice(0, -checksumLength)))) return undefined
  return { prefix, hash: hashOf(text) }
}

/**
 * The text of an API key in an `Authorization` header, well formed or not; undefined when the header holds something
 * else. Nothing that begins like this is a token of a person.
 */
export function apiKeyIn(header: string | undefined): string | undefined {
  return /^Bearer +(parvis_.*)$/i.exec(header ?? '')?.[1]
}

/** Takes the same time wherever two hashes differ. */
export function sameHash(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

function randomText(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}

/** The CRC-32 in letters and digits: it tells mistakes, not attacks. */
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
 * One round of SHA-256 is right here: slow hashes make guessing dear, and 256 bits of chance cannot be guessed at any
 * speed, while every call would pay for slowness.
 */
function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
