import { apis } from '@parvis/openapi/document'
import { makeApiKey } from '../../access/api-key.ts'
import type { Answer, Call, Handler, Handlers } from '../../server/call.ts'
import { listOf, readOne, readWritten } from '../../server/list.ts'
import { ProblemError } from '../../server/problem.ts'
import { refuseTaken } from '../unique.ts'
import { matchVersion } from '../version.ts'
import { takeBackExpiry } from './expiry.ts'
import {
  deleteConsumerRow,
  hasKeysInForce,
  insertConsumer,
  insertKey,
  lockConsumer,
  lockKey,
  replaceKey,
  revokeKeyRow,
  updateConsumerRow,
  userExists,
} from './statements.ts'

/** ApiConsumerForm of the contract; ApiConsumerPatch is a part of it, with the state. */
interface ConsumerForm {
  name: string
  description: string
  ownerId: number
  apis: string[]
  quotaPerMinute: number
  quotaPerDay: number
}

interface ConsumerPatch extends Partial<ConsumerForm> {
  state?: 'active' | 'suspended'
}

/** In the order of the contract, however they were chosen. */
function written(chosen: readonly string[]): string {
  return JSON.stringify(Object.keys(apis).filter(name => chosen.includes(name)))
}

/** @throws ProblemError user-unknown */
async function checkOwner(call: Call, id: number): Promise<void> {
  if (!(await userExists(call.db, id))) throw new ProblemError('user-unknown')
}

async function answerConsumer(call: Call, id: number): Promise<{ body: unknown; headers: { etag: string } }> {
  const body = await readWritten(call, 'ApiConsumer', id)
  return { body, headers: { etag: String(body['@odata.etag']) } }
}

const createApiConsumer: Handler = async call => {
  const form = call.body as ConsumerForm
  await checkOwner(call, form.ownerId)
  const id = await refuseTaken(
    'api-consumer-name-taken',
    insertConsumer(call.db, {
      name: form.name,
      description: form.description,
      owner_id: form.ownerId,
      apis: written(form.apis),
      quota_per_minute: form.quotaPerMinute,
      quota_per_day: form.quotaPerDay,
      created_by: call.person.email,
      modified_by: call.person.email,
    }),
  )
  const { body, headers } = await answerConsumer(call, id)
  return { body, headers: { ...headers, location: `/v1/ApiConsumers(${id})` } }
}

const updateApiConsumer: Handler = async call => {
  const id = Number(call.params['id'])
  const patch = call.body as ConsumerPatch
  const consumer = await lockConsumer(call.db, id)
  if (!consumer) throw new ProblemError('not-found')
  matchVersion(call.ifMatch, consumer.version)
  if (patch.ownerId !== undefined) await checkOwner(call, patch.ownerId)
  await refuseTaken(
    'api-consumer-name-taken',
    updateConsumerRow(call.db, id, {
      name: patch.name,
      description: patch.description,
      owner_id: patch.ownerId,
      apis: patch.apis && written(patch.apis),
      quota_per_minute: patch.quotaPerMinute,
      quota_per_day: patch.quotaPerDay,
      state: patch.state,
      modified_by: call.person.email,
    }),
  )
  return answerConsumer(call, id)
}

const deleteApiConsumer: Handler = async call => {
  const id = Number(call.params['id'])
  const consumer = await lockConsumer(call.db, id)
  if (!consumer) throw new ProblemError('not-found')
  matchVersion(call.ifMatch, consumer.version)
  if (await hasKeysInForce(call.db, id)) throw new ProblemError('api-consumer-has-keys')
  await deleteConsumerRow(call.db, id)
  return {}
}

/** Writes a new key and answers it with its secret, which only this one answer holds. */
async function addKey(
  call: Parameters<Handler>[0],
  key: { consumerId: number; label: string; expiresDate: string | null },
): Promise<Answer & { id: number }> {
  if (key.expiresDate !== null && Date.parse(key.expiresDate) <= Date.now())
    throw new ProblemError('api-key-expiry-past')
  const { text, prefix, hash } = makeApiKey()
  const id = await insertKey(call.db, {
    consumer_id: key.consumerId,
    label: key.label,
    prefix,
    hash: hash.toString('hex'),
    expires_date: key.expiresDate,
    created_by: call.person.email,
  })
  const apiKey = await readWritten(call, 'ApiKey', id)
  return {
    id,
    body: { apiKey, secret: text },
    keptBody: { apiKey, secret: null },
    headers: { location: `/v1/ApiKeys?$filter=id%20eq%20${id}` },
  }
}

const createApiKey: Handler = async call => {
  const form = call.body as { consumerId: number; label: string; expiresDate: string | null }
  if (!(await lockConsumer(call.db, form.consumerId))) throw new ProblemError('api-consumer-unknown')
  return addKey(call, form)
}

/** @throws ProblemError not-found or api-key-not-in-force */
async function keyInForce(call: Call) {
  const key = await lockKey(call.db, Number(call.params['id']))
  if (!key) throw new ProblemError('not-found')
  if (!key.in_force) throw new ProblemError('api-key-not-in-force')
  return key
}

const rotateApiKey: Handler = async call => {
  const { overlapDays, expiresDate } = call.body as { overlapDays: number; expiresDate: string | null }
  const { consumer_id: consumerId, label, replaced_by_id: replacedBy } = await keyInForce(call)
  // What is being replaced already has one key that follows it, not two.
  if (replacedBy !== null) throw new ProblemError('api-key-not-in-force')
  const answer = await addKey(call, { consumerId, label, expiresDate })
  await replaceKey(call.db, Number(call.params['id']), answer.id, overlapDays)
  await takeBackExpiry(call.db, Number(call.params['id']))
  return answer
}

const revokeApiKey: Handler = async call => {
  const { version } = await keyInForce(call)
  matchVersion(call.ifMatch, version)
  const id = Number(call.params['id'])
  await revokeKeyRow(call.db, id, call.person.email)
  await takeBackExpiry(call.db, id)
  const body = await readWritten(call, 'ApiKey', id)
  return { body, headers: { etag: String(body['@odata.etag']) } }
}

/** Programs that read the product's APIs, their keys and their calls. */
export const apiConsumerHandlers: Handlers = {
  createApiConsumer,
  createApiKey,
  deleteApiConsumer,
  getApiConsumer: call => readOne(call, Number(call.params['id'])),
  listApiConsumers: listOf(),
  listApiKeys: listOf(),
  listApiUsages: listOf(),
  revokeApiKey,
  rotateApiKey,
  updateApiConsumer,
}
