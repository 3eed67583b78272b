import { getCurrentTerms } from '@parvis/api-types/generated/examples/consent'
import { expect, test } from 'vitest'
import { termsIn } from './terms-in.ts'

test('each language has its own title, text and changes', () => {
  const terms = getCurrentTerms.success.current
  expect(termsIn(terms, 'fr')).toEqual({ title: terms.title, text: terms.text, changes: terms.changes })
  expect(termsIn(terms, 'en')).toEqual({
    title: terms.englishTitle,
    text: terms.englishText,
    changes: terms.englishChanges,
  })
})
