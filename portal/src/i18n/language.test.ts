import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { memoryStorage, storageKeys } from '../session/storage.ts'
import { readerLanguage } from './language.ts'

const beforeDrawing = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8')

/** The document's `lang` before the portal's own code has loaded. */
function firstLanguage(stored: string | null, languages: readonly string[]): string {
  const documentElement = { lang: 'en', dataset: {} }
  const localStorage = { getItem: (key: string) => (key === storageKeys.language ? stored : null) }
  runInNewContext(beforeDrawing, {
    window: { localStorage },
    location: { pathname: '/profile' },
    document: { documentElement, querySelector: () => ({}) },
    navigator: { languages },
    matchMedia: () => ({ matches: false }),
  })
  return documentElement.lang
}

test.each([
  [null, ['fr-FR'], 'fr'],
  [null, ['fr-CA', 'en'], 'fr'],
  [null, ['en-GB', 'fr'], 'en'],
  [null, ['de-DE', 'fr'], 'fr'],
  [null, ['de-DE', 'FR-be', 'en'], 'fr'],
  [null, ['de-DE', 'ja'], 'en'],
  [null, [], 'en'],
  // Northern Frisian and Old French start with the same letters.
  [null, ['frr', 'fro', 'de'], 'en'],
  // The person's choice takes precedence over their browser, unless it is invalid.
  ['en', ['fr-FR'], 'en'],
  ['fr', ['en'], 'fr'],
  ['de', ['fr'], 'fr'],
] as const)('a person who chose %s, in a browser of %j, reads %s', (stored, languages, language) => {
  const local = memoryStorage()
  if (stored !== null) local.setItem(storageKeys.language, stored)
  expect(readerLanguage(local, languages)).toBe(language)
  expect(firstLanguage(stored, languages)).toBe(language)
})
