import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { apiKeyIn, makeApiKey, readApiKey, sameHash } from './api-key.ts'

describe('a key', () => {
  it('is recognizable, has more than 256 bits of randomness, and is never generated twice', () => {
    const keys = Array.from({ length: 500 }, () => makeApiKey())
    for (const { text, prefix } of keys) {
      expect(text).toMatch(/^parvis_[0-9A-Za-z]{8}_[0-9A-Za-z]{49}$/)
      expect(text.slice(7, 15)).toBe(prefix)
    }
    expect(62 ** 43).toBeGreaterThan(2 ** 256)
    expect(new Set(keys.map(key => key.text)).size).toBe(500)
    expect(new Set(keys.map(key => key.prefix)).size).toBe(500)
  })

  it('uses every letter and digit about equally often', () => {
    const text = Array.from({ length: 500 }, () => makeApiKey().text.slice(16, 59)).join('')
    const often = new Map<string, number>()
    for (const letter of text) often.set(letter, (often.get(letter) ?? 0) + 1)
    expect(often.size).toBe(62)
    const expected = text.length / 62
    for (const count of often.values()) expect(Math.abs(count - expected)).toBeLessThan(expected * 0.4)
  })

  it('is stored as its SHA-256', () => {
    const { text, prefix, hash } = makeApiKey()
    expect(readApiKey(text)).toEqual({ prefix, hash })
    expect(hash).toEqual(createHash('sha256').update(text).digest())
  })

  it('that was miscopied is recognized without the services', () => {
    const { text } = makeApiKey()
    for (let at = 0; at < text.length; at += 1) {
      const other = text[at] === 'x' ? 'y' : 'x'
      expect(readApiKey(text.slice(0, at) + other + text.slice(at + 1)), `letter ${at}`).toBeUndefined()
    }
    for (const bad of [
      '',
      'parvis_',
      text.slice(0, -1),
      `${text}a`,
      ` ${text}`,
      `${text}\n`,
      text.toLowerCase(),
    ])
      expect(readApiKey(bad), bad).toBeUndefined()
  })
})

it('is found in a header, and nothing else is', () => {
  expect(apiKeyIn('Bearer parvis_abc')).toBe('parvis_abc')
  expect(apiKeyIn('bearer   parvis_')).toBe('parvis_')
  for (const header of [
    undefined,
    '',
    'parvis_abc',
    'Basic parvis_abc',
    'Bearer eyJ.parvis_.x',
    'Bearer xparvis_',
  ])
    expect(apiKeyIn(header), header).toBeUndefined()
})

it('compares hashes of equal length, and treats all others as different', () => {
  const hash = createHash('sha256').update('a').digest()
  expect(sameHash(hash, Buffer.from(hash))).toBe(true)
  expect(sameHash(hash, createHash('sha256').update('b').digest())).toBe(false)
  expect(sameHash(hash, hash.subarray(1))).toBe(false)
  expect(sameHash(hash, Buffer.alloc(0))).toBe(false)
})
