import type { Operations, SuccessOf } from '@parvis/api-types/operations'
import type { ApiKey } from '../../queries.ts'

/** What is to be done with keys: a new one, or something with one that exists. */
export type KeyTask = { kind: 'create' } | { kind: 'rotate' | 'revoke'; apiKey: ApiKey }

/** A key that was just made, with its secret. */
export type NewKey = SuccessOf<Operations['createApiKey']>
