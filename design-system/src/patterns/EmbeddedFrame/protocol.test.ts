import { anything, assert, constantFrom, property, string, webUrl } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allowedOrigin,
  answerReady,
  frameHeight,
  isFromFrame,
  isInnerPath,
  readChildMessage,
} from './protocol.ts'

const allowed = ['https://apps.example', 'http://localhost:4100/']

describe('which addresses may be embedded', () => {
  test.each([
    ['https://apps.example/path?x=1', 'https://apps.example'],
    ['https://APPS.example:443/', 'https://apps.example'],
    ['http://localhost:4100', 'http://localhost:4100'],
  ])('%s', (address, origin) => {
    expect(allowedOrigin(address, allowed)).toBe(origin)
  })

  test.each([
    'http://apps.example/',
    'https://apps.example:8443/',
    'https://apps.example.evil.example/',
    'https://evil.apps.example/',
    'https://apps.example@evil.example/',
    'https://user:secret@apps.example/',
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'blob:https://apps.example/1',
    '//apps.example/',
    '/app/menu/admin',
    '',
    'null',
  ])('not %s', address => {
    expect(allowedOrigin(address, [...allowed, 'null', '', 'javascript:alert(1)'])).toBeUndefined()
  })

  test('no origin that is not listed', () => {
    assert(
      property(webUrl(), address => {
        expect(allowedOrigin(address, allowed)).toBeUndefined()
      }),
    )
  })
})

describe('where an application may lead', () => {
  test.each(['/', '/app/menu/admin', '/rapport?path=a%2Fb#page', '/app/été'])('%s', path => {
    expect(isInnerPath(path)).toBe(true)
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'app',
    '',
    ' /app',
    `/${'x'.repeat(2000)}`,
  ])('not %j', path => {
    expect(isInnerPath(path)).toBe(false)
  })

  test('whatever passes stays on the page’s origin', () => {
    assert(
      property(constantFrom('/', '//', '/\\', '/.', ''), string({ unit: 'binary' }), (start, rest) => {
        const path = start + rest
        const stays = URL.canParse(path, 'https://here.example')
          ? new URL(path, 'https://here.example').origin === 'https://here.example'
          : false
        expect(!isInnerPath(path) || stays).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('what an application says', () => {
  test('its messages', () => {
    expect(readChildMessage({ type: 'parvis:ready', version: 1 })).toEqual({
      type: 'parvis:ready',
      version: 1,
    })
    expect(readChildMessage({ type: 'parvis:height', height: 480.4 })).toEqual({
      type: 'parvis:height',
      height: 480,
    })
    expect(readChildMessage({ type: 'parvis:title', title: ' Inventaire\u0000\n2026 ' })).toEqual({
      type: 'parvis:title',
      title: 'Inventaire 2026',
    })
    expect(readChildMessage({ type: 'parvis:navigate', path: '/app/menu/admin' })).toBeDefined()
    expect(readChildMessage({ type: 'parvis:refused', reason: 7 })).toEqual({
      type: 'parvis:refused',
      reason: '',
    })
  })

  test('a height stays within what a page can show', () => {
    expect(readChildMessage({ type: 'parvis:height', height: 1e12 })).toMatchObject({
      height: frameHeight.max,
    })
    expect(readChildMessage({ type: 'parvis:height', height: 0 })).toMatchObject({ height: frameHeight.min })
  })

  test.each([
    [null],
    ['parvis:ready'],
    [{}],
    [{ type: 'parvis:ready' }],
    [{ type: 'parvis:ready', version: '1' }],
    [{ type: 'parvis:ready', version: 0.5 }],
    [{ type: 'parvis:height', height: Number.NaN }],
    [{ type: 'parvis:height', height: -1 }],
    [{ type: 'parvis:title', title: '\u0000' }],
    [{ type: 'parvis:navigate', path: '//evil.example' }],
    [{ type: 'parvis:session', token: 'mine' }],
    [Object.create({ type: 'parvis:ready', version: 1 })],
  ])('%j is nothing', data => {
    expect(readChildMessage(data)).toBeUndefined()
  })

  test('nothing that is posted throws', () => {
    assert(
      property(anything(), data => {
        expect(() => readChildMessage(data)).not.toThrow()
      }),
    )
  })
})

test('a message counts only from the frame’s own window and origin', () => {
  const frame = {}
  const origin = 'https://apps.example'
  expect(isFromFrame({ source: frame, origin }, frame, origin)).toBe(true)
  expect(isFromFrame({ source: {}, origin }, frame, origin)).toBe(false)
  expect(isFromFrame({ source: frame, origin: 'https://evil.example' }, frame, origin)).toBe(false)
  expect(isFromFrame({ source: null, origin }, null, origin)).toBe(false)
})

test('another version is told which one is spoken, and gets no token', () => {
  const session = { token: 'secret', locale: 'fr', theme: 'dark' }
  expect(answerReady(1, session)).toEqual({ type: 'parvis:session', ...session })
  expect(answerReady(2, session)).toEqual({ type: 'parvis:unsupported', version: 1 })
})
