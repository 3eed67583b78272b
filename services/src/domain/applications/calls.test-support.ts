import { randomUUID } from 'node:crypto'
import { people, type TestApp } from '../../server/testing.ts'

/** A response body with a key. */
export type Keyed = Record<string, unknown> & { id: number }
type Request = Parameters<TestApp['send']>[2]

/** If-Match header that overwrites any version. */
export const over = { headers: { 'if-match': '*' } }

/** The key in a response. */
export const idOf = (answer: { body: unknown } | undefined) => (answer ? (answer.body as Keyed).id : 0)

/** A new application's form, with a unique technical name. */
export const form = (changes: object = {}) => ({
  name: 'Inventaire',
  technicalName: `App${randomUUID().replaceAll('-', '')}`,
  clientId: null,
  tenantId: null,
  redirectUrls: [],
  isInternal: true,
  link: '/',
  ...changes,
})

/** The calls on applications, made by the administrator. Every response is checked against the contract. */
export class ApplicationCalls {
  readonly #test: TestApp
  /** The operations called so far. */
  readonly called = new Set<string>()
  #scopes = 0

  constructor(test: TestApp) {
    this.#test = test
  }

  send(operationId: string, method: string, path: string, request: Request = {}) {
    this.called.add(operationId)
    return this.#test.send(method, `/api/authorization/v1${path}`, { as: people.administrator, ...request })
  }

  /** Operations with these tags that were never called. */
  notCalled(...tags: string[]): string[] {
    return [...this.#test.contract.operations.values()]
      .filter(({ id, operation }) => tags.includes(operation.tags[0] ?? '') && !this.called.has(id))
      .map(({ id }) => id)
  }

  async create(changes: object = {}): Promise<Keyed> {
    return (await this.send('createApplication', 'POST', '/Applications', { body: form(changes) }))
      .body as Keyed
  }

  createModule(applicationId: number, name: string, parentModuleId: number | null = null) {
    const body = { applicationId, parentModuleId, name }
    return this.send('createApplicationModule', 'POST', '/ApplicationModules', { body })
  }

  createFeature(applicationId: number, name: string, applicationModuleId: number | null = null) {
    const body = { applicationId, applicationModuleId, name }
    return this.send('createApplicationFeature', 'POST', '/ApplicationFeatures', { body })
  }

  createScope(applicationId: number, changes: object = {}) {
    this.#scopes += 1
    const body = {
      scopeName: `Tried.Scope${this.#scopes}`,
      scopeDescription: 'Essayer',
      scopeEnglishDescription: 'Try',
      applicationId,
      applicationFeatureId: null,
      ...changes,
    }
    return this.send('createScope', 'POST', '/Scopes', { body })
  }

  async scopeOf(applicationId: number, changes: object = {}) {
    return (await this.createScope(applicationId, changes)).body as Keyed & { scopeName: string }
  }

  /** Makes a scope require another one. */
  needs(scopeId: number, requiredScopeId: number) {
    return this.send('createScopeDependency', 'POST', '/ScopeDependencies', {
      body: { scopeId, requiredScopeId },
    })
  }

  whole(id: number) {
    return this.send(
      'getApplication',
      'GET',
      `/Applications(${id})?$expand=applicationModule,applicationFeature,securityScopes,scopesDependencies`,
    )
  }

  remove(id: number, request: Request = over) {
    return this.send('deleteApplication', 'DELETE', `/Applications(${id})`, request)
  }
}
