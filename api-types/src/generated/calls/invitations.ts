// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Get what the welcome page shows. */
export const readInvitation: Call<'readInvitation'> = {
  id: 'readInvitation',
  host: 'organisation',
  method: 'post',
  path: "/v1/Invitations/Read",
}

/** Send a new code by email. */
export const requestInvitationCode: Call<'requestInvitationCode'> = {
  id: 'requestInvitationCode',
  host: 'organisation',
  method: 'post',
  path: "/v1/Invitations/RequestCode",
  stale: ["listOnBoardingRequests","getOnBoardingRequest","getContactInfoByEmail","countOnBoardingRequests","listOnBoardingSubstitutes","readInvitation"],
}

/** Prove the email address with the code. */
export const proveInvitation: Call<'proveInvitation'> = {
  id: 'proveInvitation',
  host: 'organisation',
  method: 'post',
  path: "/v1/Invitations/Prove",
  stale: ["listOnBoardingRequests","getOnBoardingRequest","getContactInfoByEmail","countOnBoardingRequests","listOnBoardingSubstitutes","readInvitation"],
}

/** Accept the invitation and choose a password. */
export const acceptInvitation: Call<'acceptInvitation'> = {
  id: 'acceptInvitation',
  host: 'organisation',
  method: 'post',
  path: "/v1/Invitations/Accept",
  stale: ["listOnBoardingRequests","getOnBoardingRequest","getContactInfoByEmail","countOnBoardingRequests","listOnBoardingSubstitutes","readInvitation"],
}

/** Decline the invitation with a reason. */
export const declineInvitation: Call<'declineInvitation'> = {
  id: 'declineInvitation',
  host: 'organisation',
  method: 'post',
  path: "/v1/Invitations/Decline",
  stale: ["listOnBoardingRequests","getOnBoardingRequest","getContactInfoByEmail","countOnBoardingRequests","listOnBoardingSubstitutes","readInvitation"],
}
