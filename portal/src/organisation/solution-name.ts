import type { Locale } from '@parvis/design-system/i18n/messages'
import { nameIn } from '../i18n/names.ts'

/** The name of an onboarding's solution in the reader's language. */
export function offerIn(
  language: Locale,
  { offerName: name, englishOfferName: englishName }: { offerName: string; englishOfferName: string | null },
): string {
  return nameIn(language, { name, englishName })
}

/** The name of the solution of a request, template or publication in the reader's language. */
export function solutionIn(
  language: Locale,
  { solution: name, englishSolution: englishName }: { solution: string; englishSolution: string },
): string {
  return nameIn(language, { name, englishName })
}
