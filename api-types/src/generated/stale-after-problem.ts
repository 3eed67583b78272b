// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

/** The reads whose answers are out of date, as a refusal with this code says. */
export const staleAfterProblem: Readonly<Record<string, readonly string[]>> = {
  'scope-missing': ["listUserScopes"],
  'terms-not-accepted': ["getCurrentTerms","listTermsAcceptances"],
}
