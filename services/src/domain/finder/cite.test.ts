import { describe, expect, it } from 'vitest'
import { anonymousClient, type CitableSheet, cite, namesOf, withoutNames } from './cite.ts'
import { citationsCsv } from './csv.ts'

const sheet: CitableSheet = {
  title: 'Audit de Fontaine & Filles',
  englishTitle: 'Audit of Fontaine & Filles',
  description:
    'Pour FONTAINE & FILLES – MAISON DE THE SAS, puis pour Fontainebleau, grâce à Fontaine & Filles.',
  englishDescription: 'For Fontaine & Filles – Maison de thé SAS.',
  accountName: 'Fontaine & Filles – Maison de thé SAS',
  sector: { name: 'Santé', englishName: 'Health care' },
  services: [{ name: 'Conseil fiscal', englishName: 'Tax advice' }],
  amount: 86_000,
  amountBand: 'from25kTo100k',
  year: 2025,
  country: 'BE',
  team: ['Théo Lefèvre', 'Samuel Okafor'],
  confidentiality: 'named',
}

describe('a citation', () => {
  it('of an anonymous client with the highest fees says that its band begins at them', () => {
    const large = { ...sheet, amount: 2_000_000, amountBand: 'over2m', confidentiality: 'anonymous' } as const
    expect(cite(large, 'fr').amount).toBe('2\u00a0000\u00a0000\u00a0€ et plus')
    expect(cite(large, 'en').amount).toBe('€2,000,000 and over')
  })

  it('of a named client shows everything', () => {
    expect(cite(sheet, 'fr')).toEqual({
      title: 'Audit de Fontaine & Filles',
      client: 'Fontaine & Filles – Maison de thé SAS',
      sector: 'Santé',
      services: 'Conseil fiscal',
      year: '2025',
      country: 'Belgique',
      amount: '86\u00a0000\u00a0€',
      team: 'Théo Lefèvre, Samuel Okafor',
      description: sheet.description,
    })
    expect(cite(sheet, 'en')).toMatchObject({
      title: 'Audit of Fontaine & Filles',
      country: 'Belgium',
      amount: '€86,000',
      services: 'Tax advice',
    })
  })

  it('of an anonymous client never contains the name, however it is written, and shows only the amount band', () => {
    const anonymous = { ...sheet, confidentiality: 'anonymous' } as const
    const french = cite(anonymous, 'fr')
    expect(french).toMatchObject({
      title: 'Audit du client',
      client: 'Un client du secteur Santé',
      amount: 'de 25\u00a0000\u00a0€ à 100\u00a0000\u00a0€',
      description: 'Pour le client, puis pour Fontainebleau, grâce au client.',
    })
    const english = cite(anonymous, 'en')
    expect(english).toMatchObject({
      client: 'A client in health care',
      amount: '€25,000 to €100,000',
      description: 'For the client.',
    })
    const first = { ...anonymous, description: 'Fontaine & Filles grandit. À Fontaine & Filles, tout va.' }
    expect(cite(first, 'fr').description).toBe('Le client grandit. Au client, tout va.')
    expect(cite({ ...anonymous, englishTitle: 'Fontaine & Filles grows' }, 'en').title).toBe(
      'The client grows',
    )
    expect(JSON.stringify([french, english])).not.toMatch(/fontaine &|maison de th/i)
  })

  it('describes the first and the last band by their single limit', () => {
    const of = (amountBand: CitableSheet['amountBand']) =>
      cite({ ...sheet, amount: null, amountBand }, 'en').amount
    expect([of('under25k'), of('over2m')]).toEqual(['under €25,000', '€2,000,000 and over'])
  })
})

it('knows the short names of a client', () => {
  expect(namesOf('Groupe Kermadec SAS')).toEqual(['Groupe Kermadec SAS', 'Groupe Kermadec'])
  expect(namesOf('O’Brien Mills Ltd')).toEqual(['O’Brien Mills Ltd', 'O’Brien Mills'])
  expect(anonymousClient('IT services', 'en')).toBe('A client in IT services')
})

it('replaces whole names only, whatever their accents, case and apostrophe', () => {
  const names = namesOf('O’Brien Œuvres SA')
  expect(withoutNames("O'BRIEN OEUVRES, o’brien œuvres sa; O’Brien Œuvresque", names, 'X')).toBe(
    'X, X; O’Brien Œuvresque',
  )
  expect(withoutNames('', names, 'X')).toBe('')
})

it('writes CSV without formulas, with the separator of its language', () => {
  const hostile = cite({ ...sheet, title: '=HYPERLINK("http://x")', description: '  +1\nsecond; line' }, 'fr')
  const text = citationsCsv([hostile], 'fr').toString('utf8')
  expect(text.startsWith('\ufeff"Titre";"Client"')).toBe(true)
  expect(text).toContain(`\r\n"'=HYPERLINK(""http://x"")";"Fontaine`)
  expect(text).toContain(`"'  +1\nsecond; line"\r\n`)
  expect(citationsCsv([], 'en').toString('utf8')).toContain('"Title","Client"')
})
