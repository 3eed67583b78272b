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
  stale: ["listOnBoardingRequests","getOnBoardingRequest","getContactInfoByEmail","countOnBoardingRequests","listOnBoardingSubstitutes"],
}

/** Get an onboarding request with its history. */
export const getOnBoardingRequest: Call<'getOnBoardingRequest'> = {
  id: 'getOnBoardingRequest',
  host: 'organisation',
  method: 'get',
  path: "/v1/OnBoardingRequest({id})",
}

/** Update, validate, reject, or abandon an onboarding request. */
export const updateOnBoardingRequest: Call<'updateOnBoardingRequest'> = {
  id: 'updateOnBoardingRequest',
  host: 'organisation',
  method: 'patch',
  path: "/v1/OnBoardingRequest({id})",
  stale: ["listOnBoardingRequests","getOnBoardingRequest","getContactInfoByEmail","countOnBoardingRequests","listOnBoardingSubstitutes"],
}

/** Get the contact saved by the latest request. */
export const getContactInfoByEmail: Call<'getContactInfoByEmail'> = {
  id: 'getContactInfoByEmail',
  host: 'organisation',
  method: 'get',
  path: "/v1/OnBoardingRequest/getContactInfoByEmail(ContactEmail='{email}')",
}

/** Count the onboarding requests by view and status. */
export const countOnBoardingRequests: Call<'countOnBoardingRequests'> = {
  id: 'countOnBoardingRequests',
  host: 'organisation',
  method: 'get',
  path: "/v1/OnBoardingRequest/Counts",
}

/** Send the invitation again. */
export const resendOnBoardingInvitation: Call<'resendOnBoardingInvitation'> = {
  id: 'resendOnBoardingInvitation',
  host: 'organisation',
  method: 'post',
  path: "/v1/OnBoardingRequest({id})/Resend",
  stale: ["listOnBoardingRequests","getOnBoardingRequest","getContactInfoByEmail","countOnBoardingRequests","listOnBoardingSubstitutes"],
}

/** List substitutes for onboarding decisions. */
export const listOnBoardingSubstitutes: Call<'listOnBoardingSubstitutes'> = {
  id: 'listOnBoardingSubstitutes',
  host: 'organisation',
  method: 'get',
  path: "/v1/OnBoardingSubstitutes",
}

/** Name a substitute for onboarding decisions. */
export const createOnBoardingSubstitute: Call<'createOnBoardingSubstitute'> = {
  id: 'createOnBoardingSubstitute',
  host: 'organisation',
  method: 'post',
  path: "/v1/OnBoardingSubstitutes",
  stale: ["listOnBoardingRequests","getOnBoardingRequest","getContactInfoByEmail","countOnBoardingRequests","listOnBoardingSubstitutes"],
}

/** Delete a substitute for onboarding decisions. */
export const deleteOnBoardingSubstitute: Call<'deleteOnBoardingSubstitute'> = {
  id: 'deleteOnBoardingSubstitute',
  host: 'organisation',
  method: 'delete',
  path: "/v1/OnBoardingSubstitutes({id})",
  stale: ["listOnBoardingRequests","getOnBoardingRequest","getContactInfoByEmail","countOnBoardingRequests","listOnBoardingSubstitutes"],
}
