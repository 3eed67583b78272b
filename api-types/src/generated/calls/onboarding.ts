// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List onboarding requests. */
export const listOnBoardingRequests: Call<'listOnBoardingRequests'> = {
  id: 'listOnBoardingRequests',
  host: 'organisation',
  method: 'get',
  path: "/v1/OnBoardingRequest",
}

/** Create an onboarding request. */
export const createOnBoardingRequest: Call<'createOnBoardingRequest'> = {
  id: 'createOnBoardingRequest',
  host: 'organisation',
  method: 'post',
  path: "/v1/OnBoardingRequest",
  stale: ["listOnBoardingRequests","getContactInfoByEmail"],
}

/** Update, validate, or reject an onboarding request. */
export const updateOnBoardingRequest: Call<'updateOnBoardingRequest'> = {
  id: 'updateOnBoardingRequest',
  host: 'organisation',
  method: 'patch',
  path: "/v1/OnBoardingRequest({id})",
  stale: ["listOnBoardingRequests","getContactInfoByEmail"],
}

/** Get the contact saved by an earlier request. */
export const getContactInfoByEmail: Call<'getContactInfoByEmail'> = {
  id: 'getContactInfoByEmail',
  host: 'organisation',
  method: 'get',
  path: "/v1/OnBoardingRequest/getContactInfoByEmail(ContactEmail='{email}')",
}
