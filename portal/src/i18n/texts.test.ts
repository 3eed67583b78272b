import { describe, expect, test } from 'vitest'
import { consentTexts } from '../app/screens/ConsentScreen/i18n/texts.ts'
import { myNotificationsTexts } from '../app/screens/MyNotificationsScreen/i18n/texts.ts'
import { profileTexts } from '../app/screens/ProfileScreen/i18n/texts.ts'
import { settingsTexts } from '../app/screens/SettingsErrorScreen/i18n/texts.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { translationsInBoth } from './both-languages.ts'

type Texts = Record<string, string>
const flatten = (value: object, path = ''): Texts =>
  Object.entries(value).reduce<Texts>(
    (all, [key, entry]) =>
      typeof entry === 'string'
        ? { ...all, [path + key]: entry }
        : { ...all, ...flatten(entry as object, `${path}${key}.`) },
    {},
  )
const english = flatten({
  ...en,
  consent: consentTexts.en,
  myNotifications: myNotificationsTexts.en,
  profile: profileTexts.en,
  settings: settingsTexts.en,
})
const french = flatten({
  ...fr,
  consent: consentTexts.fr,
  myNotifications: myNotificationsTexts.fr,
  profile: profileTexts.fr,
  settings: settingsTexts.fr,
})
const placeholders = (text: string | undefined) => (text?.match(/\{\{[^}]*\}\}/g) ?? []).toSorted()

describe('the portal’s texts', () => {
  test('have the same keys in both languages, and French its third plural', () => {
    const many = Object.keys(english).flatMap(key =>
      key.endsWith('_other') ? [key.replace(/_other$/, '_many')] : [],
    )
    expect(Object.keys(french).toSorted()).toEqual([...Object.keys(english), ...many].toSorted())
  })
  test('have the same placeholders in both languages', () => {
    for (const [key, text] of Object.entries(french)) {
      const original = english[key] ?? english[key.replace(/_many$/, '_other')]
      expect(placeholders(text), key).toEqual(placeholders(original))
    }
  })
  test('keep to French typography', () => {
    const quoted = new Set(['settings.notJson'])
    for (const [key, text] of Object.entries(french)) {
      if (quoted.has(key)) continue
      expect(text, key).not.toMatch(/[^\u00a0\u202f\s][:;?!»](\s|$)|« | [:;?!»](\s|$)/)
    }
  })
  test('say what the specification quotes, to the letter', () => {
    expect(fr.problem.generic).toBe('Un problème a été détecté veuillez réessayer plus tard')
    expect(consentTexts.fr.tick).toBe('Veuillez cliquer la case à cocher.')
    expect(fr.header.launcher).toBe("Lanceur d'applications")
    expect(fr.denied.title).toBe('Accès refusé')
    expect(fr.problem.value.required).toBe('{{field}} est obligatoire.')
    expect(fr.problem.value['not-a-number']).toBe('{{field}} doit être numérique.')
  })
})

test('numbers take the plural of their language', () => {
  const say = (locale: 'en' | 'fr', count: number) =>
    translationsInBoth(locale).translate('shell')('home.results', { count })
  expect([say('en', 0), say('en', 1), say('fr', 0), say('fr', 2)]).toEqual([
    '0 menus found',
    '1 menu found',
    '0 menu trouvé',
    '2 menus trouvés',
  ])
  expect(say('fr', 1_000_000)).toBe('1000000 menus trouvés')
})

test('a text that does not exist, or that lacks a value, does not compile', () => {
  const t = translationsInBoth('en').translate('shell')
  const wrong = () => [
    // @ts-expect-error there is no such key
    t('home.nowhere'),
    // @ts-expect-error the name is missing
    t('home.morning'),
    // @ts-expect-error it has no place for a name
    t('palette.home', { name: 'Zoé' }),
    // @ts-expect-error a plural needs its number
    t('home.results', { count: '2' }),
    // @ts-expect-error its forms are no texts of their own
    t('home.results_one', { count: 1 }),
  ]
  expect(wrong()[0]).toBe('home.nowhere')
})
