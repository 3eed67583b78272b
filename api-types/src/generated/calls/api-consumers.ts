// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List API consumers. */
export const listApiConsumers: Call<'listApiConsumers'> = {
  id: 'listApiConsumers',
  host: 'authorization',
  method: 'get',
  path: "/v1/ApiConsumers",
}

/** Register an API consumer. */
export const createApiConsumer: Call<'createApiConsumer'> = {
  id: 'createApiConsumer',
  host: 'authorization',
  method: 'post',
  path: "/v1/ApiConsumers",
  stale: ["listApiConsumers","getApiConsumer","listApiKeys"],
}

/** Get an API consumer. */
export const getApiConsumer: Call<'getApiConsumer'> = {
  id: 'getApiConsumer',
  host: 'authorization',
  method: 'get',
  path: "/v1/ApiConsumers({id})",
}

/** Update an API consumer. */
export const updateApiConsumer: Call<'updateApiConsumer'> = {
  id: 'updateApiConsumer',
  host: 'authorization',
  method: 'patch',
  path: "/v1/ApiConsumers({id})",
  stale: ["listApiConsumers","getApiConsumer","listApiKeys"],
}

/** Delete an API consumer. */
export const deleteApiConsumer: Call<'deleteApiConsumer'> = {
  id: 'deleteApiConsumer',
  host: 'authorization',
  method: 'delete',
  path: "/v1/ApiConsumers({id})",
  stale: ["listApiConsumers","getApiConsumer","listApiKeys"],
}
