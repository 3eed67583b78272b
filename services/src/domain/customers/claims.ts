import type { Handler } from '../../server/call.ts'

/** What the customer data store knows about the caller, as a list of one, which the portal's first call expects. */
export const listContactClaims: Handler<'listContactClaims'> = async call => {
  const id = call.person.contact?.id
  const contact =
    id === undefined
      ? undefined
      : await call.db.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
  if (!contact) throw call.problem('record-missing')
  const claims = {
    id: contact.id,
    contactType: contact.contact_type,
    contactEmailOffice: contact.contact_email_office,
    contactFirstName: contact.contact_first_name,
    contactLastName: contact.contact_last_name,
    contactFullName: contact.contact_full_name,
  }
  return { body: { value: [claims] } }
}
