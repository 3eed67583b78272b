import { randomUUID } from 'node:crypto'
import { people, type TestAnswer, type TestApp } from '../../server/testing.ts'

type Request = Parameters<TestApp['send']>[2]

/** If-Match header that overwrites any version. */
export const over = { headers: { 'if-match': '*' } }

/** A key in the response that creates it. */
export interface MadeKey {
  apiKey: Record<string, unknown> & { id: number; prefix: string }
  secret: string
}

/** A new consumer's form, with a unique name and quotas that no other test reaches. */
export const form = (changes: object = {}) => ({
  name: `Consumer ${randomUUID()}`,
  description: 'Tries keys.',
  ownerId: 1,
  apis: ['Contacts'],
  quotaPerMinute: 6000,
  quotaPerDay: 100_000,
  ...changes,
})

/** The calls on API consumers made by the administrator, and those made with their keys. */
export class ConsumerCalls {
  readonly #test: TestApp
  /** The operations called so far. */
  readonly called = new Set<string>()

  constructor(test: TestApp) {
    this.#test = test
  }

  send(operationId: string, method: string, path: string, request: Request = {}): Promise<TestAnswer> {
    this.called.add(operationId)
    return this.#test.send(method, `/api/authorization/v1${path}`, { as: people.administrator, ...request })
  }

  async create(changes: object = {}): Promise<number> {
    const answer = await this.send('createApiConsumer', 'POST', '/ApiConsumers', { body: form(changes) })
    return (answer.body as { id: number }).id
  }

  update(id: number, body: object, request: Request = over) {
    return this.send('updateApiConsumer', 'PATCH', `/ApiConsumers(${id})`, { body, ...request })
  }

  async read(id: number): Promise<Record<string, unknown>> {
    const answer = await this.send('getApiConsumer', 'GET', `/ApiConsumers(${id})?$expand=owner`)
    return answer.body as Record<string, unknown>
  }

  makeKey(consumerId: number, changes: object = {}, request: Request = {}) {
    const body = { consumerId, label: 'Trial', expiresDate: null, ...changes }
    return this.send('createApiKey', 'POST', '/ApiKeys', { body, ...request })
  }

  rotate(id: number, overlapDays: number, expiresDate: string | null = null) {
    return this.send('rotateApiKey', 'POST', `/ApiKeys(${id})/Rotate`, { body: { overlapDays, expiresDate } })
  }

  revoke(id: number, request: Request = over) {
    return this.send('revokeApiKey', 'PATCH', `/ApiKeys(${id})/Revoke`, request)
  }

  /** Creates a consumer with a key. */
  async keyOf(changes: object = {}): Promise<MadeKey & { consumerId: number }> {
    const consumerId = await this.create(changes)
    return { consumerId, ...((await this.makeKey(consumerId)).body as MadeKey) }
  }

  /** Makes a call with a key, in this process or another one. */
  with(secret: string, path = '/customer-store/v1/Contacts?$top=1', at: TestApp = this.#test) {
    return at.send('GET', `/api${path}`, { headers: { authorization: `Bearer ${secret}` } })
  }

  /** The usage rows of a consumer. */
  async usage(consumerId: number) {
    const answer = await this.send(
      'listApiUsages',
      'GET',
      `/ApiUsages?$filter=consumerId eq ${consumerId}&$select=day,api,calls,refused&$top=1000`,
    )
    return (answer.body as { value: { day: string; api: string; calls: number; refused: number }[] }).value
  }
}
