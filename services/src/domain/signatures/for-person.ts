import { sql } from 'kysely'
import type { Call, PersonCall } from '../../server/call.ts'
import { withField } from '../../server/list.ts'
import { mayChangeDocument } from '../documents/seen-documents.ts'
import { isRemindable, isSigner, isTurn } from './fields.ts'

/** Adds fields to a call that relate each document to the caller. */
export function forPerson<C extends Call & Pick<PersonCall, 'person'>>(call: C): C {
  const { email } = call.person
  const mine = withField(call, 'SignatureEnvelope', {
    name: 'isMine',
    type: 'boolean',
    filterable: true,
    expression: alias => sql`(${sql.id(alias, 'created_by')} = ${email}::text)`,
  })
  const remindable = withField(mine, 'SignatureEnvelope', {
    name: 'isRemindable',
    type: 'boolean',
    filterable: true,
    expression: alias => isRemindable(alias, email),
  })
  const copied = withField(remindable, 'SignatureEnvelope', {
    name: 'isCopied',
    type: 'boolean',
    filterable: true,
    expression: alias =>
      sql`exists (select from signature_signer as own where own.envelope_id = ${sql.id(alias, 'id')}
        and ${isSigner('own', call.person)} and own.status = 'copy')`,
  })
  return withField(withMessage(withDocument(copied)), 'SignatureEnvelope', {
    name: 'isMyTurn',
    type: 'boolean',
    filterable: true,
    expression: alias =>
      sql`exists (select from signature_signer as own where own.envelope_id = ${sql.id(alias, 'id')}
        and ${isSigner('own', call.person)} and ${isTurn('own', alias)})`,
  })
}

/** Leaves out the message and the date, which are for signers only, for people who receive a copy. */
function withMessage<C extends Call & Pick<PersonCall, 'person'>>(call: C): C {
  const isCopied = (alias: string) =>
    sql`exists (select from signature_signer as own where own.envelope_id = ${sql.id(alias, 'id')}
      and ${isSigner('own', call.person)} and own.status = 'copy'
      and ${sql.id(alias, 'created_by')} <> ${call.person.email}::text)`
  const told = withField(call, 'SignatureEnvelope', {
    name: 'message',
    type: 'string',
    filterable: true,
    expression: alias => sql`(case when ${isCopied(alias)} then '' else ${sql.id(alias, 'message')} end)`,
  })
  return withField(told, 'SignatureEnvelope', {
    name: 'dueDate',
    type: 'date',
    filterable: true,
    nullable: true,
    expression: alias => sql`(case when not ${isCopied(alias)} then ${sql.id(alias, 'due_date')} end)`,
  })
}

/** Adds the document of the library that a PDF was taken from, for people who may read that document. */
function withDocument<C extends Call & Pick<PersonCall, 'person'>>(call: C): C {
  const { person } = call
  const { scopes, email } = person
  const isSeen = scopes.has('Documents.Read') ? call.rows('Document', 'origin') : sql`false`
  const known = withField(call, 'SignatureEnvelope', {
    name: 'documentId',
    type: 'int',
    filterable: true,
    nullable: true,
    expression: alias => sql`(select origin.id from document as origin
      where origin.id = ${sql.id(alias, 'document_id')} and ${isSeen})`,
  })
  const maySave = scopes.has('Documents.Write') ? mayChangeDocument('origin', person) : sql`false`
  return withField(known, 'SignatureEnvelope', {
    name: 'document',
    type: 'json',
    filterable: false,
    nullable: true,
    expression: alias => {
      const isCompleted = sql`(${sql.id(alias, 'status')} = 'completed')`
      return sql`(
        select jsonb_build_object('name', origin.name, 'accountName', account_legal_name,
          'fiscalYear', origin.fiscal_year, 'folder', origin.folder,
          'hasChanged', newest.content_hash not in (${sql.id(alias, 'original_hash')}, ${sql.id(alias, 'content_hash')}),
          'savedNumber', saved.number,
          'isSavable', ${isCompleted} and saved.number is null and ${maySave}
            and ${sql.id(alias, 'created_by')} = ${email}::text)
        from document as origin join account on account.id = origin.account_id
          join document_version as newest on newest.id = origin.version_id
          left join lateral (select min(number) as number from document_version as signed
            where signed.document_id = origin.id and signed.content_hash = ${sql.id(alias, 'content_hash')}
              and ${isCompleted}) as saved on true
        where origin.id = ${sql.id(alias, 'document_id')} and ${isSeen})`
    },
  })
}

/** Adds the address that an outsider acted from, visible only to the sender of the document. */
export function forSender<C extends Call & Pick<PersonCall, 'person'>>(call: C): C {
  return withField(call, 'SignatureEvent', {
    name: 'address',
    type: 'string',
    filterable: true,
    nullable: true,
    expression: alias =>
      sql`(select ${sql.id(alias, 'address')} from signature_envelope as sent
        where sent.id = ${sql.id(alias, 'envelope_id')} and sent.created_by = ${call.person.email}::text)`,
  })
}
