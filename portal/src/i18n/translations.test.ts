import { describe, expect, test, vi } from 'vitest'
import { createTranslations, type LoadTexts } from './translations.ts'

const palette = (home: string) => ({ palette: { home } })
/** Texts that load when the test says so. */
function slowTexts() {
  const arrivals = { en: Promise.withResolvers<object>(), fr: Promise.withResolvers<object>() }
  const load = {
    en: vi.fn<() => Promise<object>>(() => arrivals.en.promise),
    fr: vi.fn<() => Promise<object>>(() => arrivals.fr.promise),
  } satisfies LoadTexts
  return { arrivals, load }
}

describe('the language of the page', () => {
  test('loads one language, and another one when it is chosen', async () => {
    const { arrivals, load } = slowTexts()
    const translations = createTranslations('fr')
    const say = () => translations.translate('shell')('palette.home')
    arrivals.fr.resolve(palette('Accueil'))
    await translations.load('shell', load)
    expect([say(), load.en.mock.calls.length]).toEqual(['Accueil', 0])
    const told = vi.fn<() => void>()
    translations.i18next.on('languageChanged', told)
    const switched = translations.changeLanguage('en')
    // The language does not change until its texts have loaded.
    expect([say(), translations.language(), told.mock.calls.length]).toEqual(['Accueil', 'fr', 0])
    arrivals.en.resolve(palette('Home'))
    await switched
    expect([say(), translations.language(), told.mock.calls.length]).toEqual(['Home', 'en', 1])
    await translations.changeLanguage('fr')
    expect([say(), load.fr.mock.calls.length]).toEqual(['Accueil', 1])
  })

  test('the later of two quick choices wins', async () => {
    const { arrivals, load } = slowTexts()
    const translations = createTranslations('fr')
    arrivals.fr.resolve(palette('Accueil'))
    await translations.load('shell', load)
    const first = translations.changeLanguage('en')
    const second = translations.changeLanguage('fr')
    arrivals.en.resolve(palette('Home'))
    await Promise.all([first, second])
    expect(translations.language()).toBe('fr')
  })

  test('texts that fail to load leave the language unchanged and can be retried', async () => {
    const translations = createTranslations('en')
    const fr = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new TypeError('offline'))
    await translations.load('shell', { en: () => Promise.resolve(palette('Home')), fr })
    await expect(translations.changeLanguage('fr')).rejects.toThrow('offline')
    expect(translations.language()).toBe('en')
    fr.mockResolvedValueOnce(palette('Accueil'))
    await translations.changeLanguage('fr')
    expect(translations.translate('shell')('palette.home')).toBe('Accueil')
  })

  test('a change while an application’s texts load brings them in the new language', async () => {
    const { arrivals, load } = slowTexts()
    const translations = createTranslations('en')
    const loading = translations.load('menus', load)
    const switched = translations.changeLanguage('fr')
    arrivals.fr.resolve({ list: { title: 'Menus' } })
    await switched
    arrivals.en.resolve({ list: { title: 'Menus (en)' } })
    await loading
    expect([translations.has('menus'), translations.translate('menus')('list.title')]).toEqual([
      true,
      'Menus',
    ])
  })
})

describe('a text', () => {
  const translations = createTranslations('en')
  translations.add('shell', 'en', {
    palette: { home: 'Home' },
    home: { morning: 'Hello {{name}}, {{name}}' },
  })
  translations.add('menus', 'en', { list: { title: 'Menu administration' } })
  const t = translations.translate('shell')
  // `$t(…)` and `{{…}}` are i18next syntax in a text, but not in what somebody typed.
  test.each(['<b>$&</b> {{name}}', '$t(palette.home)', '$t(palette.home, {{name}})', '{{- name}}'])(
    'takes its values literally: %s',
    name => {
      expect(t('home.morning', { name })).toBe(`Hello ${name}, ${name}`)
    },
  )
  test('that is missing is reported to the callback', () => {
    const missing = vi.fn<(key: string) => never>(key => {
      throw new Error(key)
    })
    const told = createTranslations('en', missing).translate('shell')
    expect(() => told('palette.home')).toThrow('palette.home')
  })
  test('of another namespace is translated by its full key', () => {
    expect(t('menus:list.title' as 'palette.home')).toBe('Menu administration')
  })
  test.each(['constructor', 'palette', 'palette.toString', 'palette.home.length', ''])(
    'that does not exist becomes its own key: "%s"',
    key => {
      expect(t(key as 'palette.home')).toBe(key)
    },
  )
})

test('“de” and “que” lose their e before a vowel, only in French and only in the text itself', () => {
  const translations = createTranslations('fr')
  const texts = { of: 'Droits de {{person}}', that: 'Le droit que {{name}} requiert', code: 'Code {{name}}' }
  translations.add('shell', 'fr', texts)
  translations.add('shell', 'en', texts)
  const say = (key: string, values: object, locale: 'fr' | 'en' = 'fr') =>
    translations.i18next.getFixedT(locale, 'shell')(key, { ...values })
  expect(say('of', { person: 'Inès Marchand' })).toBe('Droits d’Inès Marchand')
  expect(say('of', { person: 'Zoé de Avila' })).toBe('Droits de Zoé de Avila')
  expect(say('that', { name: 'Audit.Work' })).toBe('Le droit qu’Audit.Work requiert')
  expect(say('code', { name: 'Inès' })).toBe('Code Inès')
  expect(say('of', { person: 'Inès' }, 'en')).toBe('Droits de Inès')
})
