import { describe, expect, test } from 'vitest'
import { consentTexts } from '../terms/i18n/texts.ts'
import { menusTexts } from '../applications/administration/menus/i18n/texts.ts'
import { notificationsTexts } from '../applications/administration/notifications/i18n/texts.ts'
import { onboardingTexts } from '../applications/onboarding/requests/i18n/texts.ts'
import { reportsTexts } from '../applications/reports/library/i18n/texts.ts'
import { reportViewerTexts } from '../applications/reports/viewer/i18n/texts.ts'
import { statementImportTexts } from '../applications/statements/import/i18n/texts.ts'
import { translationsInBoth } from './both-languages.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

type Texts = Record<string, string>
const flatten = (value: object, path = ''): Texts =>
  Object.entries(value).reduce<Texts>(
    (all, [key, entry]) =>
      typeof entry === 'string'
        ? { ...all, [path + key]: entry }
        : { ...all, ...flatten(entry as object, `${path}${key}.`) },
    {},
  )
const placeholders = (text: string | undefined) => (text?.match(/\{\{[^}]*\}\}/g) ?? []).toSorted()

interface Namespace {
  name: string
  english: Texts
  french: Texts
}

/** Every namespace has a folder `i18n` with `texts.ts`; the shell's is this one. */
const modules = import.meta.glob<Record<string, { en: object; fr: object }>>('../**/i18n/texts.ts', {
  eager: true,
})
const namespaces: Namespace[] = [
  { name: 'the shell', english: flatten(en), french: flatten(fr) },
  ...Object.entries(modules).flatMap(([path, texts]) =>
    Object.values(texts).map(both => ({
      name: path.replace(/^\.\.\/|\/i18n\/texts\.ts$/g, ''),
      english: flatten(both.en),
      french: flatten(both.fr),
    })),
  ),
]

/** Texts quoted from the specification, and examples of a notation, stay exactly as they are. */
const quoted: Readonly<Record<string, readonly string[]>> = {
  'app/screens/SettingsErrorScreen': ['notJson'],
  'applications/reports/viewer': ['refused.text'],
  'applications/reports/library': ['problem.denied'],
  'applications/statements/import': ['failure.title'],
}

test('the texts of every application are checked', () => {
  expect(namespaces.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'applications/administration/menus',
      'applications/security/permissions',
      'reports/files',
    ]),
  )
  expect(namespaces.length).toBeGreaterThan(12)
})

describe.each(namespaces)('the texts of $name', ({ name, english, french }) => {
  test('have the same keys in both languages, and French has its third plural', () => {
    const many = Object.keys(english).flatMap(key =>
      key.endsWith('_other') ? [key.replace(/_other$/, '_many')] : [],
    )
    expect(Object.keys(french).toSorted()).toEqual([...Object.keys(english), ...many].toSorted())
  })
  test('have the same placeholders in both languages', () => {
    for (const [key, text] of Object.entries(french))
      expect(placeholders(text), key).toEqual(
        placeholders(english[key] ?? english[key.replace(/_many$/, '_other')]),
      )
  })
  test('name no value like an option of i18next', () => {
    const options =
      /\{\{(context|count_|defaultValue\w*|fallbackLng|interpolation|joinArrays|lngs?|nest|ns|nsSeparator|keySeparator|ordinal|postProcess|replace|returnDetails|returnObjects)\}\}/
    expect(Object.values(english).filter(text => options.test(text))).toEqual([])
  })
  test('follow French typography', () => {
    // The specification quotes the shell with straight apostrophes.
    const wrong =
      name === 'the shell'
        ? /[^\u00a0\u202f\s][:;?!»](\s|$)|« | [:;?!»](\s|$)/
        : /[^\u00a0\u202f\s][:;?!»](\s|$)|« | [:;?!»](\s|$)|'/
    expect(
      Object.entries(french).filter(
        ([key, text]) => wrong.test(text) && quoted[name]?.includes(key) !== true,
      ),
    ).toEqual([])
  })
})

test('quotes from the specification are exact', () => {
  expect(fr.problem.generic).toBe('Un problème a été détecté veuillez réessayer plus tard')
  expect(consentTexts.fr.tick).toBe('Veuillez cliquer la case à cocher.')
  expect(fr.header.launcher).toBe("Lanceur d'applications")
  expect(fr.denied.title).toBe('Accès refusé')
  expect(fr.problem.value.required).toBe('{{field}} est obligatoire.')
  expect(fr.problem.value['not-a-number']).toBe('{{field}} doit être numérique.')
  expect(menusTexts.fr.required).toBe('Ce champ est obligatoire')
  expect(reportViewerTexts.fr.failed).toBe('Une erreur est survenue, merci de contacter votre administrateur')
  expect(reportViewerTexts.fr.refused).toMatchObject({
    title: 'Désolé',
    text: "Vous n'avez actuellement pas le droit de consulter ce rapport",
  })
  expect(reportsTexts.fr.problem.denied).toBe(reportViewerTexts.fr.refused.text)
  expect(reportsTexts.fr.problem.folderExists).toBe('Le dossier existe déjà')
  expect(onboardingTexts.fr.rule.email).toBe('Vous devez saisir un email valide')
  expect(statementImportTexts.fr.failure.title).toBe(
    "Une erreur est survenue lors de l'éxecution du processus. Veuillez contacter l'administrateur.",
  )
})

test('words for “none” agree in gender with their noun', () => {
  expect([reportsTexts.fr.fact.engagement, reportsTexts.fr.noEngagement]).toEqual(['Mission', 'Aucune'])
  const { field, form } = notificationsTexts.fr
  expect([field.applicationId, form.noApplication]).toEqual(['Application', 'Aucune'])
})

test('a lost network does not claim that the session has ended', () => {
  expect(en.problem.network).not.toMatch(/sign/i)
  expect(fr.problem.network).not.toMatch(/connecté|connectez-vous/i)
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
  expect(say('fr', 1_000_000)).toBe('1\u202f000\u202f000 menus trouvés')
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
