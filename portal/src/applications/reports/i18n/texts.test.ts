import { expect, test } from 'vitest'
import { reportsTexts } from './texts.ts'

type Texts = Record<string, string>
const flatten = (value: object, path = ''): Texts =>
  Object.entries(value).reduce<Texts>(
    (all, [key, entry]) =>
      typeof entry === 'string'
        ? { ...all, [path + key]: entry }
        : { ...all, ...flatten(entry as object, `${path}${key}.`) },
    {},
  )
const english = flatten(reportsTexts.en)
const french = flatten(reportsTexts.fr)
const placeholders = (text: string | undefined) => (text?.match(/\{\{[^}]*\}\}/g) ?? []).toSorted()

test('both languages have the same keys and the same placeholders', () => {
  const many = Object.keys(english).flatMap(key =>
    key.endsWith('_other') ? [key.replace(/_other$/, '_many')] : [],
  )
  expect(Object.keys(french).toSorted()).toEqual([...Object.keys(english), ...many].toSorted())
  for (const [key, text] of Object.entries(french))
    expect(placeholders(text), key).toEqual(
      placeholders(english[key] ?? english[key.replace(/_many$/, '_other')]),
    )
})

test('French keeps to its typography', () => {
  for (const [key, text] of Object.entries(french))
    expect(text, key).not.toMatch(/[^\u00a0\u202f\s][:;?!»](\s|$)|« | [:;?!»](\s|$)|'/)
})
