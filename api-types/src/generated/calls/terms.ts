// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Get the current terms of use, in both languages. */
export const getCurrentTerms: Call<'getCurrentTerms'> = {
  id: 'getCurrentTerms',
  host: 'consent',
  method: 'get',
  path: "/v1/Terms/Current",
}

/** List the caller’s acceptances. */
export const listTermsAcceptances: Call<'listTermsAcceptances'> = {
  id: 'listTermsAcceptances',
  host: 'consent',
  method: 'get',
  path: "/v1/TermsAcceptances",
}

/** Accept the current terms of use. */
export const acceptTerms: Call<'acceptTerms'> = {
  id: 'acceptTerms',
  host: 'consent',
  method: 'post',
  path: "/v1/TermsAcceptances",
  stale: ["getCurrentTerms","listTermsAcceptances"],
}
