import { describe, expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

const origin = 'https://portal.example'
const evil = 'evil.example'

/**
 * Known ways to make a redirect leave its origin, generated: prefixes × spellings of the host, plus schemes, user
 * info, dot segments, and characters that browsers drop or fold.
 */
const slashes = [
  '/',
  '\\',
  '%2f',
  '%2F',
  '%5c',
  '%5C',
  '%252f',
  '%255c',
  '%25252f',
  '\u2044',
  '\u2215',
  '\uff0f',
  '\uff3c',
  '\u29f5',
  '\u3033',
]
const drops = [
  '\t',
  '\n',
  '\r',
  '\0',
  '\u000b',
  '\u000c',
  '\u001f',
  ' ',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u2028',
  '\u2029',
  '\ufeff',
  '%09',
  '%0a',
  '%0d',
  '%00',
  '%20',
  '%0d%0a',
  '%e2%80%a8',
  '%c2%a0',
]
const hosts = [
  evil,
  'evil%2eexample',
  'evil\u3002example',
  'evil\uff0eexample',
  'evil\uff61example',
  'xn--evl-fla.example',
  '0x7f000001',
  '2130706433',
  '127.1',
  '[::1]',
  `${evil}:443`,
  `user@${evil}`,
  `portal.example@${evil}`,
  `portal.example:pw@${evil}`,
  `portal.example%40${evil}`,
  `portal.example.${evil}`,
  '\u24d4vil.example',
  '%65vil.example',
]
const schemes = [
  'http:',
  'https:',
  'HTTPS:',
  'ftp:',
  'ws:',
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  '\u0001javascript:',
  ' javascript:',
  'vbscript:',
  'data:text/html,',
  'data:text/html;base64,',
  'blob:',
  'file:',
  'filesystem:',
  'mailto:',
  'about:',
  'view-source:',
  'intent:',
  'x:',
]

const hostile = new Set<string>()
for (const first of slashes)
  for (const second of slashes) {
    hostile.add(`${first}${second}${evil}`)
    hostile.add(`${first}${second}${evil}/%2e%2e`)
  }
for (const host of hosts)
  for (const before of [
    '//',
    '///',
    '////',
    '/\\',
    '\\\\',
    '\\/',
    '/\t/',
    '/%2f',
    '/%5c',
    '/./\\',
    '/.//',
    '/..//',
    '/a/..//',
    '/%2e//',
    '/%2e%2e//',
    '/a/%2e%2e//',
    '/;//../..//',
    '',
  ])
    hostile.add(before + host)
for (const drop of drops)
  for (const shape of [
    `${drop}//${evil}`,
    `/${drop}/${evil}`,
    `/${drop}\\${evil}`,
    `//${drop}${evil}`,
    `${drop}/${drop}/${evil}`,
    `${drop}javascript:alert(1)`,
    `/${drop}`,
  ])
    hostile.add(shape)
for (const scheme of schemes)
  for (const rest of [
    'alert(1)',
    evil,
    `/${evil}`,
    `//${evil}`,
    `///${evil}`,
    `\\\\${evil}`,
    `/\\${evil}`,
    `//portal.example@${evil}`,
    `%2f%2f${evil}`,
  ])
    hostile.add(scheme + rest)
for (const odd of [
  '',
  '?',
  '#',
  '.',
  '..',
  '@',
  '*',
  '~',
  'app/menu/admin',
  './app',
  '../app',
  '?portalpath=/',
  '#//evil.example',
  '/%',
  '/%zz',
  '/%c0%af',
  '/%e0%80%af',
  `/${'%25'.repeat(8)}2f`,
  '//',
  '///',
  '/\\',
  '\\',
  'null',
  'undefined',
  '@evil.example',
  ':80',
  '/\\/\\evil.example',
  '/%2525252525252f/evil.example',
])
  hostile.add(odd)

describe('a path from an untrusted source', () => {
  test(`leaves this origin in none of ${hostile.size} known ways`, () => {
    expect(hostile.size).toBeGreaterThan(800)
    for (const candidate of hostile) {
      const path = safePath(candidate, origin)
      if (path === undefined) continue
      // An accepted path must stay on this origin for the URL parser, however often it is resolved or decoded.
      for (const spelling of [
        path,
        decodeURIComponent(path),
        path.normalize('NFKC'),
        decodeURIComponent(path).normalize('NFKC'),
      ]) {
        const url = new URL(spelling, origin)
        expect(url.origin, candidate).toBe(origin)
        expect(new URL(url.pathname, origin).origin, candidate).toBe(origin)
        expect(url.pathname.startsWith('//'), candidate).toBe(false)
      }
    }
  })

  test('is refused in the ways listed in the issue', () => {
    for (const candidate of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/.//evil.example',
      '/%2f%2fevil.example',
      '/\t/evil.example',
      '/\uff0fevil.example',
      '',
    ])
      expect(safePath(candidate, origin), JSON.stringify(candidate)).toBeUndefined()
  })

  test('is followed when it is a path of the portal', () => {
    const kept = [
      '/',
      '/app/menu/admin',
      '/rapport?path=Client/Dossier/Rapport',
      '/rapport?path=%2F%2Fx',
      '/app/eafautomate/dashboard/report/12#page=2',
      '/app/confirm/list?next=https://other.example',
      '/app/menu/admin?q=d%C3%A9p%C3%B4t',
    ]
    for (const path of kept) expect(safePath(path, origin)).toBe(path)
    expect(safePath('/app/dépôt', origin)).toBe('/app/d%C3%A9p%C3%B4t')
    expect(safePath('/a/./b/../c', origin)).toBe('/a/c')
  })

  test('cannot hand over another token', () => {
    expect(safePath('/sso?portalpath=/x&token=y&keep=1#z', origin)).toBe('/sso?keep=1#z')
  })

  test('no path gives undefined', () => {
    expect(safePath(null, origin)).toBeUndefined()
    expect(safePath(undefined, origin)).toBeUndefined()
  })
})
