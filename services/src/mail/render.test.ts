import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colours } from '../identity/page/colours.ts'
import { hexOf } from './colours.ts'
import type { MailContent } from './content.ts'
import { renderMail } from './render.ts'

const origin = 'https://portal.firm.example'
const plain: MailContent = { subject: 'S', heading: 'H', paragraphs: [] }

/** Pieces that have broken other renderers, in any order. */
const piece = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='x",
  '</style></title><b>',
  '<!--',
  ']]>',
  '&lt;i&gt;',
  'javascript:alert(1)',
  '\r\nBcc: x@evil.example\r\n\r\n',
  '\u202e\u0000\u2028',
  'Société « É »',
)
const text = fc.array(piece, { minLength: 1, maxLength: 4 }).map(pieces => pieces.join(' '))
const content: fc.Arbitrary<MailContent> = fc.record({
  subject: text,
  heading: text,
  paragraphs: fc.array(text, { maxLength: 3 }),
  facts: fc.array(fc.record({ term: text, value: text }), { maxLength: 3 }),
  code: text,
  action: fc.record({ label: text, url: fc.oneof(text, fc.constant('/app/a?b="c"&d=<e>')) }),
  closing: text,
})

/** The tags of a message whose fields contain no markup. */
const tagsOf = (html: string) => new Set([...html.matchAll(/<\/?([a-z0-9!-]+)/gi)].map(([, name]) => name))
const known = tagsOf(
  renderMail(
    {
      ...plain,
      paragraphs: ['p'],
      facts: [{ term: 't', value: 'v' }],
      code: '1',
      action: { label: 'l', url: '/' },
    },
    'fr',
    origin,
  ).html,
)

describe('whatever a field contains', () => {
  it('stays text, in one document that contains only our tags', () => {
    fc.assert(
      fc.property(content, fc.constantFrom('fr' as const, 'en' as const), (given, language) => {
        const { html, subject } = renderMail(given, language, origin)
        expect([...tagsOf(html)].filter(tag => !known.has(tag))).toEqual([])
        // Attributes only occur in our tags: once those are removed, no event handler is left.
        expect(html.replaceAll(/<[a-z][^>]*>/gi, tag => tag.replaceAll(/"[^"]*"/g, ''))).not.toMatch(
          /<[^>]*\son\w+\s*=/i,
        )
        expect(html.match(/<script|<img|<iframe|<link|<base|@import|url\(/gi)).toBeNull()
        expect(subject).not.toMatch(/[\r\n\u2028\u202e\0]/)
      }),
    )
  })

  it('links to the portal or nowhere', () => {
    fc.assert(
      fc.property(content, given => {
        const { html, text: written } = renderMail(given, 'en', origin)
        const addresses = [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(
          ([, address = '']) => address,
        )
        for (const address of addresses) expect(new URL(address).origin).toBe(origin)
        expect(written.includes('\0')).toBe(false)
      }),
    )
  })
})

it.each([
  ['/app/x', `${origin}/app/x`],
  [`${origin}/app/x`, `${origin}/app/x`],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//evil.example/x', undefined],
  ['https://portal.firm.example.evil.example/', undefined],
  ['https://portal.firm.example@evil.example/', undefined],
  ['https://x:y@portal.firm.example/', undefined],
  ['http://portal.firm.example/', undefined],
  ['\\\\evil.example', undefined],
])('an action of %s leads to %s', (url, address) => {
  const { html, text: written } = renderMail({ ...plain, action: { label: 'Open', url } }, 'en', origin)
  expect(html.match(/href="([^"]*)"/)?.[1]).toBe(address)
  expect(written.includes('Open')).toBe(address !== undefined)
})

it('has the same content as plain text, each part separate', () => {
  const { text: written } = renderMail(
    {
      subject: 'Sujet',
      heading: 'Rapport livré',
      paragraphs: ['Bonjour,', 'Le rapport\r\nest là.'],
      facts: [{ term: 'Client', value: 'Société A' }],
      code: '493 021',
      action: { label: 'Ouvrir le rapport', url: '/rapport?path=a' },
      closing: 'À bientôt',
    },
    'fr',
    origin,
  )
  expect(written).toBe(`Rapport livré

Bonjour,

Le rapport
est là.

Client\u00a0: Société A

Code\u00a0: 493 021

Ouvrir le rapport\u00a0:
${origin}/rapport?path=a

À bientôt

-- 
Parvis envoie ce message automatiquement. Ne répondez pas à cette adresse.
`)
})

it('declares its language', () => {
  expect(renderMail(plain, 'en', origin).html).toContain('<html lang="en"')
  expect(renderMail(plain, 'fr', origin).html).toContain('<html lang="fr"')
})

it('writes colours in a form that mail clients support', () => {
  expect(hexOf('oklch(1 0 0)')).toBe('#ffffff')
  expect(hexOf('oklch(0 0 0)')).toBe('#000000')
  // The red of sRGB. @source CSS Color 4
  expect(hexOf('oklch(0.62796 0.25768 29.234)')).toBe('#ff0000')
  for (const theme of Object.values(colours))
    for (const colour of Object.values(theme)) expect(hexOf(colour)).toMatch(/^#[0-9a-f]{6}$/)
})
