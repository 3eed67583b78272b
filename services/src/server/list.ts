import { sql } from 'kysely'
import { ODataError, type ODataErrorCode } from '../odata/errors.ts'
import type { EntityModel, FieldModel } from '../odata/model.ts'
import { collectionOptions, type ODataQuery, parseQuery } from '../odata/query.ts'
import { type RunOptions, runOne, runQuery } from '../odata/run.ts'
import { everyRow, type Fragment, type Restrict } from '../odata/scope.ts'
import type { Answer, Call, CallOf, KeyCall, Refuses } from './call.ts'
import type { EntityName, ReadId, VersionedName, Written } from './operation-types.ts'
import { ProblemError, type ValidationItem } from './problem.ts'

const etagField = '@odata.etag'

/** What a handler may set for a list beyond the rules. */
export interface ListOptions extends Pick<RunOptions, 'pageRule' | 'total'> {
  /** Row rules to use instead of the caller's. */
  rows?: Restrict
}

/** Reads a collection: applies OData options to the operation's entity, restricted by the caller's row rules. */
export async function readList<Id extends ReadId>(
  call: CallOf<Id>,
  { rows = call.rows, ...large }: ListOptions = {},
): Promise<Answer<Id>> {
  const asked = asRead(call)
  const query = readQuery(asked)
  const page = await odata(() => runQuery(call.db, query, { ...optionsFor(query, rows), ...large }))
  const body: Record<string, unknown> = { value: page.value }
  if (page.count !== undefined) body['@odata.count'] = page.count
  // With $top the caller chose the size; without it the limit cut the page, so link to the rest.
  if (page.hasMore && query.top === undefined)
    body['@odata.nextLink'] = nextLink(asked, query.skip + page.value.length)
  return answerOf<Id>({ body })
}

/** The call of a read. */
type ReadCall = Call & { query: Readonly<Record<string, unknown>> }

// For a generic operation, types cannot express what every read has: a query with OData options.
const asRead = <Id extends ReadId>(call: CallOf<Id>) => call as unknown as ReadCall

// The rows come from the model, which is built from the contract's entity.
const answerOf = <Id extends ReadId>(answer: { body: unknown; headers?: { etag: string } }) =>
  answer as unknown as Answer<Id>

/** Whether a collection is requested without search or filter, so that the caller wants one page of many. */
export function isWhole({ query }: ReadCall): boolean {
  return query['$search'] === undefined && query['$filter'] === undefined
}

/** Reads the entity in the path with $select and $expand. @throws ProblemError not-found. */
export async function readOne<Id extends ReadId>(
  call: CallOf<Id> & KeyCall & Refuses<'not-found'>,
): Promise<Answer<Id>> {
  const query = readQuery(asRead(call))
  const options = optionsFor(query, call.rows)
  const extra = { ...options.extra, version: (alias: string) => sql`${sql.id(alias, 'version')}` }
  const row = await odata(() => runOne(call.db, query, call.path.id, { ...options, extra }))
  if (!row) throw call.problem('not-found')
  const { version, ...body } = row
  return answerOf<Id>({ body, headers: { etag: `"${String(version)}"` } })
}

/** Reads one entity the way a write returns it: every field, no navigations, whatever the row rules. */
export async function readWritten<Name extends EntityName>(
  call: Call,
  entity: Name,
  id: number,
): Promise<Written<Name>> {
  const model = modelOf(call, entity)
  const query = parseQuery(model, call.services.models, {})
  const row = await runOne(call.db, query, id, { restrict: everyRow })
  if (!row) throw new Error(`${entity} ${id} was written and is not there`)
  // The model is built from the contract's entity, and all of its fields were selected.
  return row as Written<Name>
}

/** Responds with a changed entity and its version. */
export async function answerChanged<Name extends VersionedName>(call: Call, entity: Name, id: number) {
  const body = await readWritten(call, entity, id)
  return { body, headers: { etag: String(Reflect.get(body, etagField)) } }
}

/** Responds with a new entity and its version. @param location relative to the host */
export async function answerNew<Name extends VersionedName>(
  call: Call,
  entity: Name,
  id: number,
  location: string,
) {
  const { body, headers } = await answerChanged(call, entity, id)
  return { body, headers: { ...headers, location } }
}

/** Returns a call whose queries know one more field of an entity, computed from the caller or the settings. */
export function withField<C extends Call>(
  call: C,
  entity: EntityName,
  field: Pick<FieldModel, 'name' | 'type' | 'filterable'> & {
    expression: (alias: string) => Fragment
    nullable?: boolean
  },
): C {
  const models = new Map(call.services.models)
  const model = modelOf(call, entity)
  const computed: FieldModel = {
    nullable: false,
    ...field,
    column: field.name,
    searchable: false,
    asString: false,
  }
  models.set(entity, { ...model, fields: { ...model.fields, [field.name]: computed } })
  return { ...call, services: { ...call.services, models } }
}

/** Returns a call whose queries read an entity from another table, with some of its fields computed. */
export function withTable<C extends Call>(
  call: C,
  entity: EntityName,
  table: string,
  expressions: Readonly<Record<string, (alias: string) => Fragment>>,
): C {
  const models = new Map(call.services.models)
  const model = modelOf(call, entity)
  const fields = Object.entries(model.fields).map(([name, field]) => {
    const expression = expressions[name]
    return [name, expression ? { ...field, expression } : field]
  })
  models.set(entity, { ...model, table, fields: Object.fromEntries(fields) as EntityModel['fields'] })
  return { ...call, services: { ...call.services, models } }
}

function modelOf(call: Call, entity: string): EntityModel {
  const model = call.services.models.get(entity)
  if (!model) throw new Error(`No model for ${entity}`)
  return model
}

/** The search text of a collection; undefined if there is none. @throws ProblemError query-invalid */
export const searchOf = <Id extends ReadId>(call: CallOf<Id>) => readQuery(asRead(call)).search

/** The validated query of a collection read. @throws ProblemError query-invalid */
export function readQuery(call: ReadCall): ODataQuery {
  const { operation, services } = call
  const entity = operation.operation['x-odata']?.entity
  if (!entity) throw new Error(`${operation.id} has no x-odata in the contract`)
  const described = new Set((operation.operation.parameters ?? []).map(parameter => parameter.name))
  const allow = collectionOptions.filter(option => described.has(option))
  return odataNow(() => parseQuery(modelOf(call, entity), services.models, call.query, { allow }))
}

/** Return the ETag of every row even when $select leaves it out: rows of a list must be usable with If-Match. */
function optionsFor(query: ODataQuery, restrict: Restrict): RunOptions {
  const field = query.model.fields[etagField]
  const expression = field?.expression
  if (!expression || query.select.some(selected => selected.name === etagField)) return { restrict }
  return { restrict, extra: { [etagField]: expression } }
}

function nextLink(call: ReadCall, skip: number): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(call.query)) parameters.set(name, String(value))
  parameters.set('$skip', String(skip))
  return `${call.operation.path}?${parameters.toString()}`
}

/** Maps the errors of the OData engine to the contract's codes. */
const codes: Record<ODataErrorCode, ValidationItem['code']> = {
  'control-character': 'control-character',
  'division-by-zero': 'value-not-allowed',
  empty: 'too-short',
  'enum-value-unknown': 'value-not-allowed',
  'expand-too-large': 'too-many',
  'field-unknown': 'unknown-name',
  'function-unknown': 'unknown-name',
  'lambda-missing': 'syntax',
  'literal-invalid': 'syntax',
  maximum: 'maximum',
  minimum: 'minimum',
  'navigation-unknown': 'unknown-name',
  'not-a-collection': 'type-mismatch',
  'not-a-number': 'not-a-number',
  'not-filterable': 'not-supported',
  'not-searchable': 'not-supported',
  'option-repeated': 'not-unique',
  'option-unknown': 'unknown-name',
  'quote-unbalanced': 'syntax',
  repeated: 'not-unique',
  'too-deep': 'too-complex',
  'too-long': 'too-long',
  'too-many-terms': 'too-many',
  'type-mismatch': 'type-mismatch',
  'unexpected-character': 'syntax',
  'unexpected-end': 'syntax',
  'unexpected-token': 'syntax',
  'value-unknown': 'unknown-name',
}

function problemOf(error: unknown): unknown {
  if (!(error instanceof ODataError)) return error
  const params = { ...error.params, reason: error.code, position: error.position }
  return new ProblemError('query-invalid', {
    errors: [{ pointer: error.option, code: codes[error.code], params }],
  })
}

function odataNow<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw problemOf(error)
  }
}

async function odata<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw problemOf(error)
  }
}
