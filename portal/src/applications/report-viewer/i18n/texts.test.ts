import { expect, test } from 'vitest'
import { reportViewerTexts } from './texts.ts'

type Texts = Record<string, string>
const flatten = (value: object, path = ''): Texts =>
  Object.entries(value).reduce<Texts>(
    (all, [key, entry]) =>
      typeof entry === 'string'
        ? { ...all, [path + key]: entry }
        : { ...all, ...flatten(entry as object, `${path}${key}.`) },
    {},
  )
const english = flatten(reportViewerTexts.en)
const french = flatten(reportViewerTexts.fr)
const placeholders = (text: string | undefined) => (text?.match(/\{\{[^}]*\}\}/g) ?? []).toSorted()

test('both languages have the same keys and the same placeholders', () => {
  expect(Object.keys(french).toSorted()).toEqual(Object.keys(english).toSorted())
  for (const [key, text] of Object.entries(french))
    expect(placeholders(text), key).toEqual(placeholders(english[key]))
})

test('the refusals are those of the specification, to the letter', () => {
  expect(reportViewerTexts.fr.failed).toBe('Une erreur est survenue, merci de contacter votre administrateur')
  expect([reportViewerTexts.fr.refused.title, reportViewerTexts.fr.refused.text]).toEqual([
    'Désolé',
    "Vous n'avez actuellement pas le droit de consulter ce rapport",
  ])
})

test('French keeps to its typography', () => {
  const { 'refused.text': _quoted, ...own } = french
  for (const [key, text] of Object.entries(own))
    expect(text, key).not.toMatch(/[^\u00a0\u202f\s][:;?!»](\s|$)|« | [:;?!»](\s|$)|'/)
})
