import { people, rowsOfAnswer, type TestAnswer, type TestApp } from '../../server/testing.ts'
import type { SheetForm, SheetStatus } from './rules.ts'

/** A sheet as the API returns it. */
export type Sheet = Record<string, unknown> & { id: number; status: SheetStatus }

/** A form that is complete enough to be submitted. */
export const form: Omit<SheetForm, 'engagementId'> = {
  title: 'Audit d’un groupe de maisons de thé',
  englishTitle: 'Audit of a tea-house group',
  description: 'Revue du contrôle interne des stocks.',
  englishDescription: 'Review of internal control over stock.',
  sector: 'consumerGoods',
  services: ['audit', 'tax'],
  amount: 86_000,
  amountBand: null,
  year: 2025,
  country: 'FR',
  team: [],
  confidentiality: 'named',
}

/** The person of the demo data who validates sheets. */
export const commercial = people.administrator

/** The calls on reference sheets. Every response is checked against the contract. */
export class FinderCalls {
  readonly #test: TestApp
  /** The operations called so far. */
  readonly called = new Set<string>()

  constructor(test: TestApp) {
    this.#test = test
  }

  send(
    operationId: string,
    method: string,
    path: string,
    request: Parameters<TestApp['send']>[2],
  ): Promise<TestAnswer> {
    this.called.add(operationId)
    return this.#test.send(method, `/api/organisation/v1${path}`, request)
  }

  /** Operations of the finder that were never called. */
  notCalled(): string[] {
    return [...this.#test.contract.operations.values()]
      .filter(({ id, operation }) => operation.tags.includes('Finder') && !this.called.has(id))
      .map(({ id }) => id)
  }

  create(engagementId: number, changes: object = {}, as: string = people.staff) {
    const body = { ...form, engagementId, ...changes }
    return this.send('createReferenceSheet', 'POST', '/ReferenceSheets', { as, body })
  }

  /** Creates a draft. */
  async draft(engagementId: number, changes: object = {}, as: string = people.staff): Promise<Sheet> {
    const answer = await this.create(engagementId, changes, as)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return answer.body as Sheet
  }

  patch(id: number, body: object, as: string = people.staff, etag = '*') {
    const request = { as, body, headers: { 'if-match': etag } }
    return this.send('updateReferenceSheet', 'PATCH', `/ReferenceSheets(${id})`, request)
  }

  remove(id: number, as: string = people.staff, etag = '*') {
    const request = { as, headers: { 'if-match': etag } }
    return this.send('deleteReferenceSheet', 'DELETE', `/ReferenceSheets(${id})`, request)
  }

  decide(id: number, status: SheetStatus, as: string, reason: string | null = null, etag = '*') {
    const request = { as, body: { status, reason }, headers: { 'if-match': etag } }
    return this.send('decideReferenceSheet', 'PATCH', `/ReferenceSheets(${id})/Decision`, request)
  }

  /** Creates a sheet and takes it to publication, each step by someone who may. */
  async published(engagementId: number, changes: object = {}): Promise<Sheet> {
    const { id } = await this.draft(engagementId, changes)
    await this.decide(id, 'submitted', people.staff)
    await this.decide(id, 'validatedByCommercial', commercial)
    const answer = await this.decide(id, 'published', people.manager)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body as Sheet
  }

  get(id: number, as: string = people.staff) {
    return this.send('getReferenceSheet', 'GET', `/ReferenceSheets(${id})`, { as })
  }

  async list(query: string, as: string = people.staff): Promise<Sheet[]> {
    const path = `/ReferenceSheets?${query}`
    return rowsOfAnswer(await this.send('listReferenceSheets', 'GET', path, { as })) as Sheet[]
  }

  async counts(as: string = people.staff): Promise<Record<string, number>> {
    const answer = await this.send('countReferenceSheets', 'GET', '/ReferenceSheetCounts', { as })
    return answer.body as Record<string, number>
  }

  ask(question: object = {}, as: string = people.staff) {
    const body = { words: '', filters: {}, ...question }
    return this.send('searchEngagements', 'POST', '/FinderSearch', { as, body })
  }

  prepare(ids: number[], changes: object = {}, as: string = people.staff) {
    const body = { ids, language: 'fr', format: 'docx', ...changes }
    return this.send('exportReferenceSheets', 'POST', '/ReferenceSheetExports', { as, body })
  }

  /** Downloads a prepared file. */
  async download(id: number, ticket: string) {
    this.called.add('downloadReferenceSheets')
    const url = `/api/organisation/v1/ReferenceSheetExports(${id})/File?ticket=${ticket}`
    const answer = await this.#test.app.inject({ method: 'GET', url })
    return { status: answer.statusCode, headers: answer.headers, file: answer.rawPayload }
  }
}
