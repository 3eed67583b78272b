// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Onboarding requests. */
export const listOnBoardingRequests: Call<'listOnBoardingRequests'> = {
  id: 'listOnBoardingRequests',
  host: 'organisation',
  method: 'get',
  path: "/v1/OnBoardingRequest",
}

/** Asks to bring a contact on board. */
export const createOnBoardingRequest: Call<'createOnBoardingRequest'> = {
  id: 'createOnBoardingRequest',
  host: 'organisation',
  method: 'post',
  path: "/v1/OnBoardingRequest",
  stale: ["listOnBoardingRequests","getContactInfoByEmail"],
}

/** Changes, validates or rejects a request. */
export const updateOnBoardingRequest: Call<'updateOnBoardingRequest'> = {
  id: 'updateOnBoardingRequest',
  host: 'organisation',
  method: 'patch',
  path: "/v1/OnBoardingRequest({id})",
  stale: ["listOnBoardingRequests","getContactInfoByEmail"],
}

/** What an earlier request saved about a contact. */
export const getContactInfoByEmail: Call<'getContactInfoByEmail'> = {
  id: 'getContactInfoByEmail',
  host: 'organisation',
  method: 'get',
  path: "/v1/OnBoardingRequest/getContactInfoByEmail(ContactEmail='{email}')",
}
