import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDate, formatMoment } from './dates.ts'
import { locales } from './messages.ts'
import { parseDate, parseDateRange } from './parseDate.ts'

describe('both languages read', () => {
  test.each([
    '18/07/2026',
    '18-07-2026',
    '18.07.2026',
    '18/7/26',
    '18 07 2026',
    '2026-07-18',
    '2026/07/18',
    '20260718',
    '18 juil. 2026',
    '18 juillet 2026',
    ' samedi 18 juillet 2026\n',
    'sam. 18 juil. 2026',
    '18\u00a0juillet\u202f2026',
    'le 18 juillet 2026',
    'July 18, 2026',
    'Jul 18 2026',
    '18-Jul-26',
    'Saturday, 18 July 2026',
    'the 18th of July 2026',
    '07/18/2026',
    '18-07-2026 14:05:33',
    '07/18/2026 02:05 PM',
    '18/07/2026 à 14h05',
    '\u200e18/07/2026\u200e',
    '2026-07-18T10:00:00Z',
    '2026-07-18 10:00:00',
  ])('%s', text => {
    expect(locales.map(locale => parseDate(text, locale))).toEqual(['2026-07-18', '2026-07-18'])
  })
})

test('slashes are in the order of the reader, dashes begin with the day', () => {
  expect(parseDate('03/04/2026', 'fr')).toBe('2026-04-03')
  expect(parseDate('03/04/2026', 'en')).toBe('2026-03-04')
  expect(parseDate('03-04-2026', 'fr')).toBe('2026-04-03')
  expect(parseDate('03-04-2026', 'en')).toBe('2026-04-03')
})

test('words that could be two things', () => {
  expect(parseDate('mar. 3 mars 2026', 'fr')).toBe('2026-03-03')
  expect(parseDate('1er août 2026', 'fr')).toBe('2026-08-01')
  expect(parseDate('3 jui 2026', 'fr')).toBeNull()
  expect(parseDate('29 février 2028', 'fr')).toBe('2028-02-29')
  expect(parseDate('31/12/99', 'fr')).toBe('1999-12-31')
})

test.each([
  '',
  'demain',
  '31/02/2026',
  '29/02/2026',
  '18/13/2026x',
  '32/01/2026',
  '18/07',
  '18/07/202',
  '18/07-2026',
  '12345',
  '20261332',
  '18 juillet',
  'juillet 2026',
  '18 juillet 2026 et 19',
  '1 2 3 4',
  '2026-07-18T',
  '2026-07-99T10:00:00Z',
  '=18/07/2026',
  '9'.repeat(80),
])('%j is no date', text => {
  expect(parseDate(text, 'fr')).toBeNull()
  expect(parseDate(text, 'en')).toBeNull()
})

test.each([
  ['01/07/2026 - 31/07/2026'],
  ['01-07-2026 – 31-07-2026'],
  ['du 1er juillet 2026 au 31 juillet 2026'],
  ['from 1 July 2026 to 31 July 2026'],
  ['2026-07-01/2026-07-31'],
  ['2026-07-01\t2026-07-31'],
  ['1 juil. 2026 → 31 juil. 2026'],
])('%j is a period', text => {
  expect(parseDateRange(text, 'fr')).toEqual({ start: '2026-07-01', end: '2026-07-31' })
})

test.each(['18/07/2026', '01/07/2026 - demain', 'a - b - c', ''])('%j is no period', text => {
  expect(parseDateRange(text, 'fr')).toBeNull()
})

const dates = fc
  .date({ min: new Date('1000-01-01T12:00:00Z'), max: new Date('9999-12-31T12:00:00Z'), noInvalidDate: true })
  .map(moment => moment.toISOString().slice(0, 10))

test('what is written in any of our formats is read back', () => {
  const styles = ['medium', 'long', 'full'] as const
  fc.assert(
    fc.property(dates, fc.constantFrom(...locales), (date, locale) => {
      const noon = new Date(`${date}T12:00:00Z`)
      const written = [
        date,
        formatDate(locale, date),
        formatDate('fr', date),
        formatMoment(
          locale,
          new Date(Number(date.slice(0, 4)), +date.slice(5, 7) - 1, +date.slice(8), 13, 5),
        ),
        ...['fr-FR', 'en-GB', 'en-US'].flatMap(region =>
          styles.map(dateStyle =>
            new Intl.DateTimeFormat(region, { dateStyle, timeZone: 'UTC' }).format(noon),
          ),
        ),
      ]
      expect(written.map(text => parseDate(text, locale))).toEqual(written.map(() => date))
    }),
  )
})

test('nothing that is pasted breaks it, and what it reads is a day', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^[0-9/. -]{0,12}$/)),
      fc.constantFrom(...locales),
      (text, locale) => {
        const read = parseDate(text, locale)
        if (read === null) return
        expect(read).toMatch(/^\d{4}-\d\d-\d\d$/)
        expect(new Date(`${read}T00:00:00Z`).toISOString().slice(0, 10)).toBe(read)
      },
    ),
  )
})
