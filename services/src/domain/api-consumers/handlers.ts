import { apis } from '@parvis/openapi/document'
import { makeApiKey } from '../../access/api-key.ts'
import type { Call, CallOf, Handler, KeyCall, Refuses, SomeHandlers } from '../../server/call.ts'
import { answerChanged, answerNew, readList, readOne, readWritten } from '../../server/list.ts'
import type { BodyOf } from '../../server/operation-types.ts'
import { refuseDuplicate } from '../unique.ts'
import { matchVersion } from '../version.ts'
import { withdrawExpiryNotice, withdrawFromFormerOwner } from './expiry.ts'
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

/** The chosen APIs in the order of the contract. */
function written(chosen: readonly string[]): string {
  return JSON.stringify(Object.keys(apis).filter(name => chosen.includes(name)))
}

/** @throws ProblemError user-unknown */
async function checkOwner(call: Call & Refuses<'user-unknown'>, id: number): Promise<void> {
  if (!(await userExists(call.db, id))) throw call.problem('user-unknown')
}

const createApiConsumer: Handler<'createApiConsumer'> = async call => {
  const form = call.body
  await checkOwner(call, form.ownerId)
  const id = await refuseDuplicate(
    call,
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
  return answerNew(call, 'ApiConsumer', id, `/v1/ApiConsumers(${id})`)
}

const updateApiConsumer: Handler<'updateApiConsumer'> = async call => {
  const id = call.path.id
  const patch = call.body
  const consumer = await lockConsumer(call.db, id)
  if (!consumer) throw call.problem('not-found')
  matchVersion(call, consumer.version)
  if (patch.ownerId !== undefined) await checkOwner(call, patch.ownerId)
  await refuseDuplicate(
    call,
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
  if (patch.ownerId !== undefined && patch.ownerId !== consumer.owner_id)
    await withdrawFromFormerOwner(call.db, id)
  return answerChanged(call, 'ApiConsumer', id)
}

const deleteApiConsumer: Handler<'deleteApiConsumer'> = async call => {
  const id = call.path.id
  const consumer = await lockConsumer(call.db, id)
  if (!consumer) throw call.problem('not-found')
  matchVersion(call, consumer.version)
  if (await hasKeysInForce(call.db, id)) throw call.problem('api-consumer-has-keys')
  await deleteConsumerRow(call.db, id)
  return {}
}

/** Stores a new key and returns it with its secret, which only this response contains. */
async function addKey(call: CallOf<'createApiKey'> | CallOf<'rotateApiKey'>, key: BodyOf<'createApiKey'>) {
  if (key.expiresDate !== null && Date.parse(key.expiresDate) <= Date.now())
    throw call.problem('api-key-expiry-past')
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
  const answer = {
    body: { apiKey, secret: text },
    keptBody: { apiKey, secret: null },
    headers: { location: `/v1/ApiKeys?$filter=id%20eq%20${id}` },
  }
  return { id, answer }
}

const createApiKey: Handler<'createApiKey'> = async call => {
  const form = call.body
  if (!(await lockConsumer(call.db, form.consumerId))) throw call.problem('api-consumer-unknown')
  return (await addKey(call, form)).answer
}

/** @throws ProblemError not-found or api-key-not-in-force */
async function keyInForce(call: KeyCall & Refuses<'not-found' | 'api-key-not-in-force'>) {
  const key = await lockKey(call.db, call.path.id)
  if (!key) throw call.problem('not-found')
  if (!key.in_force) throw call.problem('api-key-not-in-force')
  return key
}

const rotateApiKey: Handler<'rotateApiKey'> = async call => {
  const { overlapDays, expiresDate } = call.body
  const { consumer_id: consumerId, label, replaced_by_id: replacedBy } = await keyInForce(call)
  // A key that is being replaced already has a successor.
  if (replacedBy !== null) throw call.problem('api-key-not-in-force')
  const { id, answer } = await addKey(call, { consumerId, label, expiresDate })
  await replaceKey(call.db, call.path.id, id, overlapDays)
  await withdrawExpiryNotice(call.db, call.path.id)
  return answer
}

const revokeApiKey: Handler<'revokeApiKey'> = async call => {
  const { version } = await keyInForce(call)
  matchVersion(call, version)
  const id = call.path.id
  await revokeKeyRow(call.db, id, call.person.email)
  await withdrawExpiryNotice(call.db, id)
  return answerChanged(call, 'ApiKey', id)
}

/** Programs that read the product's APIs, their keys and their calls. */
export const apiConsumerHandlers = {
  createApiConsumer,
  createApiKey,
  deleteApiConsumer,
  getApiConsumer: readOne,
  listApiConsumers: readList,
  listApiKeys: readList,
  listApiUsages: readList,
  revokeApiKey,
  rotateApiKey,
  updateApiConsumer,
} satisfies SomeHandlers
