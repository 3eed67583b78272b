import { sql } from 'kysely'
import type { Call, PersonCall } from '../../server/call.ts'
import { withField } from '../../server/list.ts'
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
  return withField(copied, 'SignatureEnvelope', {
    name: 'isMyTurn',
    type: 'boolean',
    filterable: true,
    expression: alias =>
      sql`exists (select from signature_signer as own where own.envelope_id = ${sql.id(alias, 'id')}
        and ${isSigner('own', call.person)} and ${isTurn('own', alias)})`,
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
