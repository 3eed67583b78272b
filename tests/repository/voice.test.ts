import { problemCodes, scopes, apis } from '@parvis/openapi/document'
import { describe, expect, test } from 'vitest'
import { glossary, quotedTexts, terms } from '../../.storybook/docs/glossary.ts'
import { readCatalogues, readLetters } from './catalogues.ts'
import { readRepository } from './sources.ts'
import { spokenIn } from './spoken.ts'
import { avoidedWords, unnamedPeople } from './voice.ts'

describe('texts on screen use the words of the glossary', async () => {
  const catalogues = await readCatalogues(readRepository())
  test('those of the portal, the design system and the sign-in pages', () => {
    expect(
      catalogues.flatMap(({ name, en, fr }) => [
        ...avoidedWords(name, 'en', en, terms, quotedTexts),
        ...avoidedWords(name, 'fr', fr, terms, quotedTexts),
      ]),
    ).toEqual([])
  })
  test('those of letters, the bell and citations', () => {
    const letters = readLetters(readRepository())
    expect(
      letters.flatMap(({ name, en, fr }) => [
        ...avoidedWords(name, 'en', en, terms),
        ...avoidedWords(name, 'fr', fr, terms),
      ]),
    ).toEqual([])
    const said = letters.flatMap(({ en, fr }) => [...Object.values(en), ...Object.values(fr)]).join('\n')
    for (const text of [
      'Parvis sends this message automatically. Do not reply to this address.',
      'Open the welcome page and sign in with your account.',
      'Ouvrez la page d’accueil et connectez-vous avec votre compte.',
      '… a rejeté la demande. Vous pouvez la corriger et la soumettre à nouveau.',
      'Livraison souhaitée',
      'Requested delivery',
      'the engagement manager',
      'son responsable de mission',
      'Prestations',
      'A client in …',
      'Un client du secteur …',
    ])
      expect(said).toContain(text)
  })
  test.each([
    ['en', "const a = language === 'fr' ? 'Bon' : `Log in, ${name}`"],
    ['en', "function f() { if (language === 'fr') return { a: 'Bon' }\n return { a: 'Log in' } }"],
    ['en', "const a = { title: 'Bon', englishTitle: 'Log in' }"],
    ['en', "const a = { fr: { say: () => 'Bon' }, en: { say: () => 'Log in' } }"],
    ['fr', "const a = isFrench ? 'Fermer la session' : 'Good'"],
    ['fr', "const a = { title: 'Fermer la session', englishTitle: 'Good' }"],
  ] as const)('a word to avoid in a letter is detected, in %s: %s', (language, text) => {
    const said = spokenIn({ path: 'letters.ts', text })
    expect(avoidedWords('x', language, said[language], terms)).toHaveLength(1)
    const beside = language === 'en' ? 'fr' : 'en'
    expect(Object.values(said[beside]).every(each => each === 'Bon' || each === 'Good')).toBe(true)
  })
  test('the titles of problems', () => {
    const titles = Object.fromEntries(Object.entries(problemCodes).map(([code, { title }]) => [code, title]))
    expect(avoidedWords('openapi/problems.yaml', 'en', titles, terms)).toEqual([])
  })
  test('the descriptions of scopes, and the names of APIs', () => {
    for (const [name, both] of Object.entries({ scopes, apis })) {
      const said = (language: 'en' | 'fr') =>
        Object.fromEntries(Object.entries(both).map(([key, title]) => [key, title[language]]))
      expect(avoidedWords(`openapi/${name}.yaml`, 'en', said('en'), terms)).toEqual([])
      expect(avoidedWords(`openapi/${name}.yaml`, 'fr', said('fr'), terms)).toEqual([])
    }
  })
  test('the sign-in pages are among them', () => {
    expect(catalogues.map(({ name }) => name)).toContain('services/src/identity/page/words.ts words')
  })
})

describe('specifications and READMEs', () => {
  test('name the people whom they are about', () => {
    expect(unnamedPeople(readRepository())).toEqual([])
  })
  test.each([
    'Language and theme for who is not signed in',
    'Sent over TLS. Who has not chosen one reads French.',
  ])('are refused where they say: %s', text => {
    expect(unnamedPeople([{ path: 'a/SPEC.md', text }])).toHaveLength(1)
  })
  test.each(['For people who are not signed in', 'Who is it for? Somebody who reads.'])(
    'may say: %s',
    text => {
      expect(unnamedPeople([{ path: 'a/SPEC.md', text }])).toEqual([])
    },
  )
})

describe('the glossary', () => {
  test('has a French and an English form of each term, once', () => {
    expect(terms.length).toBeGreaterThanOrEqual(80)
    expect(terms.filter(({ en, fr }) => en === '' || fr === '')).toEqual([])
    const names = terms.map(({ en }) => en)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
  test('rules each word out once', () => {
    for (const language of ['en', 'fr'] as const) {
      const words = terms.flatMap(({ avoid }) => avoid[language])
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
      // Within one term: another term may have a better replacement for the longer word.
      const covered = terms.flatMap(term =>
        term.avoid[language].filter(word =>
          term.avoid[language].some(
            other =>
              other !== word &&
              avoidedWords('x', language, { word }, [{ ...term, avoid: { en: [other], fr: [other] } }])
                .length > 0,
          ),
        ),
      )
      expect(covered).toEqual([])
    }
  })
  test('uses none of the words it rules out', () => {
    for (const language of ['en', 'fr'] as const) {
      const said = Object.fromEntries(terms.map(term => [term.en, term[language]]))
      expect(avoidedWords('glossary', language, said, terms)).toEqual([])
    }
  })
  test('is in groups that the page shows', () => {
    expect(glossary.map(({ title }) => title).length).toBe(new Set(glossary.map(({ title }) => title)).size)
  })
})

describe('a word to avoid is detected', () => {
  test.each([
    ['en', 'Whoever has access finds it.'],
    ['en', 'Your e-mail'],
    ['en', 'Please try again.'],
    ['fr', 'Saisissez un courriel.'],
    ['fr', 'Fermer la session'],
  ] as const)('%s: %s', (language, text) => {
    expect(avoidedWords('x', language, { key: text }, terms)).toHaveLength(1)
  })
  test('with its file and key, and the replacement', () => {
    expect(avoidedWords('en.ts', 'en', { a: { b: 'Log in' } }, terms)).toEqual([
      'en.ts: a.b: “log in” is not used, say “sign in”: Log in',
    ])
  })
  test.each([
    ['en', 'Kindness and pickle, appended'],
    ['fr', 'Une adresse e-mail, un e-mailing'],
  ] as const)('as part of another word it is not: %s %s', (language, text) => {
    expect(avoidedWords('x', language, { key: text }, terms)).toEqual([])
  })
  test('quotes from the specification stay as they are', () => {
    const [quoted = ''] = quotedTexts
    expect(avoidedWords('x', 'fr', { key: quoted }, terms, quotedTexts)).toEqual([])
    expect(avoidedWords('x', 'fr', { key: quoted }, terms)).not.toEqual([])
  })
})
