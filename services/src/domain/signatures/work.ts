import { sql } from 'kysely'
import { filteredList, yes, type WorkContribution } from '../work/contribution.ts'
import { isSigner, isTurn, turnSince } from './fields.ts'

const list = '/app/sign'

/** Documents that a person is asked to sign, once it is their turn. */
export const documentToSign: WorkContribution = {
  menuLink: list,
  tables: ['signature_envelope', 'signature_signer'],
  isFor: ({ scopes }) => scopes.has('Signatures.Write'),
  waiting: person => sql`
    select envelope.id, ${turnSince('envelope')} as since, due_date as due
    from signature_signer as signer join signature_envelope as envelope on envelope.id = signer.envelope_id
    where ${isSigner('signer', person)} and ${isTurn('signer', 'envelope')}`,
  words: id => sql`
    select name as title, coalesce((select contact_full_name from contact
      where lower(contact_email_office) = created_by order by contact.id limit 1), created_by) as detail, null::text as english_detail
    from signature_envelope as envelope where envelope.id = ${id}`,
  link: id => `${list}/document/${id}`,
  list: () => filteredList(list, { isMyTurn: yes }),
}
