import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { CallOf, Handler, KeyCall, Refuses, SomeHandlers } from '../../server/call.ts'
import { answerChanged, answerNew, readList } from '../../server/list.ts'
import { refuseDuplicate } from '../unique.ts'
import { matchVersion } from '../version.ts'
import { countPlaces, keptFields, mostPlaces, overlaps, tooLong } from './asked-fields.ts'

/** The most templates per person. */
const mostTemplates = 50

/**
 * Overlaps depend on the pages of a document, and are checked again when one is sent. Places that overlap on the
 * largest page a PDF can have overlap on every page.
 */
const largestPage = [{ fromPage: 1, width: 14_400, height: 14_400 }]

/** Locks a person's templates until the transaction ends, and counts them. */
async function countTemplatesOf(db: Database | Tx, email: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(7279014, hashtext(${email}))`.execute(db)
  const { count } = await db
    .selectFrom('signature_template')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('created_by', '=', email)
    .executeTakeFirstOrThrow()
  return count
}

/** The stored form of a signer's place; omitted properties stay omitted. */
function keptPlace({
  page,
  across,
  down,
  fields,
}: CallOf<'createSignatureTemplate'>['body']['places'][number]) {
  const kept = keptFields({ ...(fields && { fields }) }).map(({ maxLength, ...field }) => ({
    ...field,
    ...(maxLength !== null && { maxLength }),
  }))
  return { page, across, down, ...(kept.length > 0 && { fields: kept }) }
}

const createSignatureTemplate: Handler<'createSignatureTemplate'> = async call => {
  const { body, db, person } = call
  const { name, pagesFrom, places } = body
  // Do not keep what cannot be sent. A document that the template is used on has at least the pages it names, whichever
  // end they are counted from.
  const pages = Math.max(
    ...places.flatMap(({ page, fields = [] }) => [page, ...fields.map(each => each.page)]),
  )
  if (countPlaces(places, pages) > mostPlaces) throw call.problem('signature-fields-too-many')
  const long = tooLong(places, '/places')
  if (long.length > 0) throw call.problem('signature-field-too-small', { errors: long })
  const covering = overlaps(places, '/places', largestPage)
  if (covering.length > 0) throw call.problem('signature-fields-overlap', { errors: covering })
  if ((await countTemplatesOf(db, person.email)) >= mostTemplates)
    throw call.problem('signature-template-limit-reached')
  const { id } = await refuseDuplicate(
    call,
    'signature-template-name-taken',
    db
      .insertInto('signature_template')
      .values({
        name: name.trim(),
        pages_from: pagesFrom,
        places: JSON.stringify(places.map(keptPlace)),
        created_by: person.email,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return answerNew(call, 'SignatureTemplate', id, `/v1/SignatureTemplates(${id})`)
}

/**
 * One of the caller's templates, locked until the transaction ends.
 * @throws ProblemError not-found, also for those of others
 */
async function find(call: KeyCall & Refuses<'not-found'>) {
  const { db, path, person } = call
  const found = await db
    .selectFrom('signature_template')
    .select(['id', 'version'])
    .where('id', '=', path.id)
    .where('created_by', '=', person.email)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw call.problem('not-found')
  return found
}

const updateSignatureTemplate: Handler<'updateSignatureTemplate'> = async call => {
  const { id, version } = await find(call)
  matchVersion(call, version)
  const renamed = call.db
    .updateTable('signature_template')
    .set({ name: call.body.name.trim(), modified_date: new Date(), version: version + 1 })
    .where('id', '=', id)
    .execute()
  await refuseDuplicate(call, 'signature-template-name-taken', renamed)
  return answerChanged(call, 'SignatureTemplate', id)
}

const deleteSignatureTemplate: Handler<'deleteSignatureTemplate'> = async call => {
  const { id, version } = await find(call)
  matchVersion(call, version)
  await call.db.deleteFrom('signature_template').where('id', '=', id).execute()
  return {}
}

/** Named templates of where signatures go and which fields stand beside them. */
export const signatureTemplateHandlers = {
  createSignatureTemplate,
  deleteSignatureTemplate,
  listSignatureTemplates: readList,
  updateSignatureTemplate,
} satisfies SomeHandlers
