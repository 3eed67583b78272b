import { sql } from 'kysely'
import { notify } from '../../database/notify.ts'
import {
  type Call,
  etagOf,
  type Handler,
  type KeyCall,
  type Refuses,
  type SomeHandlers,
} from '../../server/call.ts'
import { readList } from '../../server/list.ts'
import type { AnsweredBy } from '../../server/operation-types.ts'
import { refuseDuplicate } from '../unique.ts'
import { matchVersion } from '../version.ts'
import { readCurrent } from './handlers.ts'
import { termsHash } from './hash.ts'
import { countAskedAgain, type DraftRow, lockDraft, readDrafts, readVersion } from './statements.ts'

type Draft = AnsweredBy<'getTermsDraft'>

async function bodiesOf(call: Call, rows: readonly DraftRow[]): Promise<Draft[]> {
  const askedAgain = await countAskedAgain(call.db, call.services.settings.firmDomain)
  const current = await readCurrent(call.db)
  return rows.map(row => ({
    '@odata.etag': etagOf(row.version),
    id: row.id,
    title: row.title,
    englishTitle: row.english_title,
    text: row.text,
    englishText: row.english_text,
    changes: row.changes,
    englishChanges: row.english_changes,
    askedAgain,
    versionInForce: current?.version ?? null,
    createdBy: row.created_by,
    createdByName: row.created_by_name,
    createdDate: row.created_date.toISOString(),
    modifiedBy: row.modified_by,
    modifiedByName: row.modified_by_name,
    modifiedDate: row.modified_date.toISOString(),
  }))
}

async function answerDraft(call: Call & Refuses<'not-found'>, id: number) {
  const [body] = await bodiesOf(call, await readDrafts(call.db, id))
  if (!body) throw call.problem('not-found')
  return { body, headers: { etag: body['@odata.etag'] } }
}

async function answerVersion(
  call: Call & Refuses<'not-found'>,
  id: number,
): Promise<{ body: AnsweredBy<'getTermsVersion'> }> {
  const row = await readVersion(call.db, id)
  if (!row) throw call.problem('not-found')
  return {
    body: {
      id: row.version,
      title: row.title,
      englishTitle: row.english_title,
      text: row.text,
      englishText: row.english_text,
      changes: row.changes,
      englishChanges: row.english_changes,
      publishedDate: row.published_date.toISOString(),
      publishedBy: row.published_by,
      publishedByName: row.published_by_name,
      acceptances: row.acceptances,
      hash: row.hash,
      isInForce: row.version === row.newest,
      previousId: row.previous,
    },
  }
}

/** The draft of the path, in the version that was seen, locked until the transaction ends. */
async function ownDraft(call: KeyCall & Refuses<'not-found' | 'precondition-failed'>) {
  const draft = await lockDraft(call.db, call.path.id)
  // Someone has published or deleted it meanwhile.
  if (!draft) throw call.problem('not-found')
  matchVersion(call, draft.version)
  return draft
}

const createTermsDraft: Handler<'createTermsDraft'> = async call => {
  const current = await readCurrent(call.db)
  const { email } = call.person
  const { id } = await refuseDuplicate(
    call,
    'terms-draft-exists',
    call.db
      .insertInto('terms_draft')
      .values({
        title: current?.title ?? '',
        english_title: current?.english_title ?? '',
        text: current?.text ?? '',
        english_text: current?.english_text ?? '',
        changes: '',
        english_changes: '',
        created_by: email,
        modified_by: email,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const [body] = await bodiesOf(call, await readDrafts(call.db, id))
  if (!body) throw new Error(`Draft ${id} was written and is not there`)
  return { body, headers: { etag: body['@odata.etag'], location: `/v1/TermsDrafts(${id})` } }
}

const updateTermsDraft: Handler<'updateTermsDraft'> = async call => {
  const { id } = await ownDraft(call)
  const { title, englishTitle, text, englishText, changes, englishChanges } = call.body
  await call.db
    .updateTable('terms_draft')
    .set({
      ...(title !== undefined && { title }),
      ...(englishTitle !== undefined && { english_title: englishTitle }),
      ...(text !== undefined && { text }),
      ...(englishText !== undefined && { english_text: englishText }),
      ...(changes !== undefined && { changes }),
      ...(englishChanges !== undefined && { english_changes: englishChanges }),
      modified_by: call.person.email,
      modified_date: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
  return answerDraft(call, id)
}

const deleteTermsDraft: Handler<'deleteTermsDraft'> = async call => {
  const { id } = await ownDraft(call)
  await call.db.deleteFrom('terms_draft').where('id', '=', id).execute()
  return {}
}

const publishTermsDraft: Handler<'publishTermsDraft'> = async call => {
  const draft = await ownDraft(call)
  const current = await readCurrent(call.db)
  const texts = {
    title: draft.title,
    englishTitle: draft.english_title,
    text: draft.text,
    englishText: draft.english_text,
  }
  const changes = { changes: draft.changes, englishChanges: draft.english_changes }
  // The first version has no changes to describe.
  const missing = Object.entries({ ...texts, ...(current && changes) }).filter(([, text]) => !text.trim())
  if (missing.length > 0)
    throw call.problem('terms-draft-incomplete', {
      errors: missing.map(([field]) => ({ pointer: `/${field}`, code: 'required' as const })),
    })
  const isUnchanged =
    current?.title === texts.title &&
    current.english_title === texts.englishTitle &&
    current.text === texts.text &&
    current.english_text === texts.englishText
  if (isUnchanged) throw call.problem('terms-draft-unchanged')
  const version = (current?.version ?? 0) + 1
  await call.db
    .insertInto('terms')
    .values({
      version,
      hash: termsHash(texts),
      title: texts.title,
      english_title: texts.englishTitle,
      text: texts.text,
      english_text: texts.englishText,
      changes: current ? changes.changes : null,
      english_changes: current ? changes.englishChanges : null,
      published_by: call.person.email,
    })
    .execute()
  await call.db.deleteFrom('terms_draft').where('id', '=', draft.id).execute()
  // From now on, every process refuses clients who have not accepted it.
  await notify(call.db, 'rights', '')
  return answerVersion(call, version)
}

/** The terms that clients accept, for people who administer them. */
export const termsAdministrationHandlers = {
  createTermsDraft,
  deleteTermsDraft,
  getTermsDraft: call => answerDraft(call, call.path.id),
  getTermsVersion: call => answerVersion(call, call.path.id),
  listTermsDrafts: async call => ({ body: { value: await bodiesOf(call, await readDrafts(call.db)) } }),
  listTermsVersions: call => readList(call),
  publishTermsDraft,
  updateTermsDraft,
} satisfies SomeHandlers
