// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List API keys. */
export const listApiKeys: Call<'listApiKeys'> = {
  id: 'listApiKeys',
  host: 'authorization',
  method: 'get',
  path: "/v1/ApiKeys",
}

/** Create an API key. */
export const createApiKey: Call<'createApiKey'> = {
  id: 'createApiKey',
  host: 'authorization',
  method: 'post',
  path: "/v1/ApiKeys",
  stale: ["listApiConsumers","getApiConsumer","listApiKeys"],
}

/** Replace an API key. */
export const rotateApiKey: Call<'rotateApiKey'> = {
  id: 'rotateApiKey',
  host: 'authorization',
  method: 'post',
  path: "/v1/ApiKeys({id})/Rotate",
  stale: ["listApiConsumers","getApiConsumer","listApiKeys"],
}

/** Revoke an API key. */
export const revokeApiKey: Call<'revokeApiKey'> = {
  id: 'revokeApiKey',
  host: 'authorization',
  method: 'patch',
  path: "/v1/ApiKeys({id})/Revoke",
  stale: ["listApiConsumers","getApiConsumer","listApiKeys"],
}
