/** Stores the fields that signers fill in beside their signatures. */
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { SignatureFieldKind } from '../../database/signature-tables.ts'

/** A field to be filled in by a signer. */
export interface NewField {
  kind: SignatureFieldKind
  label: string
  page: number
  isOnEveryPage: boolean
  across: number
  down: number
  /** In points. */
  width: number
  height: number
  isRequired: boolean
  /** The most characters of a text field; null for other kinds. */
  maxLength: number | null
}

export async function insertFields(
  db: Database | Tx,
  signerId: number,
  fields: readonly NewField[],
): Promise<void> {
  if (fields.length === 0) return
  await db
    .insertInto('signature_field')
    .values(
      fields.map(({ isOnEveryPage, isRequired, maxLength, ...field }, at) => ({
        ...field,
        signer_id: signerId,
        position: at + 1,
        is_on_every_page: isOnEveryPage,
        is_required: isRequired,
        max_length: maxLength,
      })),
    )
    .execute()
}

/** Reads the fields of a document's signers, ordered by signer and then by field. */
export async function readFields(db: Database | Tx, envelopeId: number) {
  return db
    .selectFrom('signature_field')
    .innerJoin('signature_signer', 'signature_signer.id', 'signature_field.signer_id')
    .select(['signature_field.id', 'signer_id as signerId', 'kind', 'label', 'signature_field.page'])
    .select(['is_on_every_page as isOnEveryPage', 'signature_field.across', 'signature_field.down'])
    .select(['width', 'height', 'is_required as isRequired', 'max_length as maxLength'])
    .select(sql<boolean>`filled_date is not null`.as('isFilled'))
    .where('envelope_id', '=', envelopeId)
    .orderBy('signature_signer.position')
    .orderBy('signature_field.position')
    .execute()
}

export type Field = Awaited<ReturnType<typeof readFields>>[number]

/** Marks fields as filled in. */
export async function markFilled(db: Database | Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('signature_field').set({ filled_date: new Date() }).where('id', 'in', ids).execute()
}
