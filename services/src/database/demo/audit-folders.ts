import { type Kysely, sql } from 'kysely'
import { findIn, keepFindings } from '../../domain/audit-folders/run-checks.ts'
import { insertFolder, insertTemplate, readEngagement } from '../../domain/audit-folders/statements.ts'
import { readFinished } from '../../domain/financial-statements/requests.ts'
import type { Schema } from '../schema.ts'

/** The client that has statements, and its contact, who hands in the requested documents. */
const client = 1
const contact = 'client@customer.example'
const year = 2025

/** Days from now when the documents are due: one is late, one is due soon. */
const dueIn = [-5, 3, 10, 10, 17] as const

/** Writes the folder of the year that has statements, with its checks and document requests. @returns how many */
export async function writeAuditFolders(db: Kysely<Schema>, now: Date): Promise<number> {
  const statements = await db
    .selectFrom('statement_request')
    .select('id')
    .where('account_id', '=', client)
    .where('period_end', '=', `${year}-12-31`)
    .executeTakeFirst()
  const candidates = await db
    .selectFrom('engagement')
    .innerJoin('account', 'account.account_number', 'engagement.engagement_account_number')
    .select('engagement.id')
    .where('account.id', '=', client)
    .where('engagement_statut', '=', 'Actif')
    .orderBy(sql`engagement_description like ${`%${year}%`}`, 'desc')
    .orderBy('engagement.id')
    .limit(1)
    .execute()
  const [first] = candidates
  const request = statements && (await readFinished(db, statements.id))
  const engagement = first && (await readEngagement(db, first.id))
  if (!request || !engagement) return 0
  const createdBy = 'staff@parvis.example'
  const id = await insertFolder(db, {
    accountId: client,
    engagementId: engagement.id,
    year,
    priorFolderId: null,
    statements: { id: request.id, version: request.version },
    createdBy,
  })
  await insertTemplate(db, id, 'fr', createdBy)
  await keepFindings(db, id, request.id, await findIn(db, request))
  const openedOn = new Date(now.getTime() - 14 * 86_400_000)
  const dated = { created_date: openedOn, modified_date: openedOn }
  await db.updateTable('audit_folder').set(dated).where('id', '=', id).execute()
  await db.updateTable('audit_request').set(dated).where('folder_id', '=', id).execute()
  const asked = await db
    .selectFrom('audit_request')
    .select('id')
    .where('folder_id', '=', id)
    .orderBy('id')
    .execute()
  const owner = await db
    .selectFrom('contact')
    .select('id')
    .where('contact_email_office', '=', contact)
    .executeTakeFirst()
  for (const [at, days] of dueIn.entries()) {
    const due = new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
    await db
      .updateTable('audit_request')
      .set({ due_date: due, contact_id: owner?.id ?? null })
      .where('id', '=', asked[at]?.id ?? 0)
      .execute()
  }
  await db
    .updateTable('audit_check')
    .set({
      conclusion: 'Le bilan est équilibré et son résultat est celui du compte de résultat.',
      concluded_by: createdBy,
      concluded_date: now,
    })
    .where('folder_id', '=', id)
    .where('check', '=', 'statements-agree')
    .execute()
  return 1
}
